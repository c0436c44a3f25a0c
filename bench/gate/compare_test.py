"""Tests of compare.py."""

import math
import random
import unittest
from unittest import mock

import compare


class SignedRankTest(unittest.TestCase):
    # Darwin's pairs of corn, the example in the manual of SciPy, which gives
    # 0.041259765625 for it.
    def test_gives_the_published_p(self):
        heights = [6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75]
        self.assertEqual(compare.signed_rank(heights), 0.041259765625)
        self.assertEqual(
            compare.signed_rank([-height for height in heights]), 0.041259765625
        )

    # Of 256 ways to choose eight signs, two are as one-sided as this.
    def test_all_of_one_sign(self):
        self.assertEqual(compare.signed_rank(range(1, 9)), 2 / 256)
        self.assertEqual(compare.signed_rank([3] * 8), 2 / 256)

    # Both ways give nearly the same where they meet.
    def test_of_many_pairs_it_is_approximated(self):
        chance = random.Random(4)
        pairs = [chance.gauss(0.4, 1) for _ in range(compare.EXACT_MAX)]
        exact = compare.signed_rank(pairs)
        with mock.patch.object(compare, "EXACT_MAX", 10):
            self.assertAlmostEqual(compare.signed_rank(pairs), exact, delta=0.001)
        self.assertGreater(exact, 0.0005)

    def test_ties_share_their_ranks(self):
        self.assertEqual(compare.ranks([5, 3, 5, 1]), [3.5, 2.0, 3.5, 1.0])

    def test_equal_times_are_no_evidence(self):
        self.assertEqual(compare.signed_rank([0] * 9), 1.0)

    # Under no difference, p is uniform: a hundredth is below a hundredth.
    def test_alarms_by_chance_are_as_rare_as_it_says(self):
        chance = random.Random(7)
        alarms = 0
        for _ in range(2000):
            old = [chance.gauss(100, 2) for _ in range(12)]
            new = [chance.gauss(100, 2) for _ in range(12)]
            p = compare.signed_rank([b - a for a, b in zip(old, new)])
            alarms += p < compare.SIGNIFICANT
        self.assertLess(alarms, 40)
        self.assertGreater(alarms, 5)


class IntervalTest(unittest.TestCase):
    def test_holds_the_truth_as_often_as_it_says(self):
        chance = random.Random(3)
        held = 0
        for _ in range(60):
            old = [chance.gauss(100, 2) for _ in range(15)]
            new = [chance.gauss(105, 2) for _ in range(15)]
            low, high = compare.bootstrap_interval(old, new, chance)
            held += low <= 1.05 <= high
        self.assertGreaterEqual(held, 52)


class VerdictTest(unittest.TestCase):
    def judge(self, ratio, spread=0.005, count=12):
        chance = random.Random(1)
        old, new = (
            [scale * math.exp(chance.gauss(0, spread)) for _ in range(count)]
            for scale in (1, ratio)
        )
        return compare.compare(old, new)

    def test_five_percent_is_slower(self):
        self.assertTrue(self.judge(1.05).is_slower(3))

    def test_two_percent_is_below_the_threshold(self):
        self.assertFalse(self.judge(1.02).is_slower(3))

    def test_noise_is_no_evidence(self):
        self.assertFalse(self.judge(1.04, spread=0.2).is_slower(3))

    # A neighbour takes half of the machine now and then, for both of a pair.
    def test_what_slows_both_of_a_pair_hides_nothing(self):
        chance = random.Random(2)
        old = [chance.choice((1, 1.5)) for _ in range(36)]
        new = [value * (1.05 + chance.gauss(0, 0.01)) for value in old]
        self.assertLess(compare.compare(old, new).p, 1e-6)

    # By chance the median of the new times falls into the slow half.
    def test_what_is_faster_in_most_pairs_is_not_slower(self):
        old = [1.0] * 17 + [1.5] * 17 + [1.0] * 2
        new = [0.98] * 17 + [1.47] * 19
        comparison = compare.compare(old, new)
        self.assertGreater(comparison.ratio, 1.4)
        self.assertLess(comparison.p, compare.SIGNIFICANT)
        self.assertFalse(comparison.is_slower(3))

    def test_what_cannot_be_ruled_out_is_suspect(self):
        self.assertFalse(self.judge(1.0).is_suspect(3))
        self.assertTrue(self.judge(1.03).is_suspect(3))
        noisy = compare.Comparison(1.0, 0.99, low=0.8, high=1.3, p=0.9, paired=1)
        self.assertTrue(noisy.is_suspect(3))

    def test_faster_is_not_slower(self):
        comparison = self.judge(0.9)
        self.assertFalse(comparison.is_slower(3))
        self.assertTrue(comparison.is_faster(3))


class WordsTest(unittest.TestCase):
    def test_of_a_change(self):
        self.assertEqual(compare.change_in_words(1.12), "12.0 % slower")
        self.assertEqual(compare.change_in_words(0.88), "12.0 % faster")
        self.assertEqual(compare.change_in_words(1.0), "no change")
        self.assertEqual(compare.change_in_words(2.12), "112.0 % slower")

    def test_of_an_interval(self):
        words = compare.interval_in_words
        self.assertEqual(words(1.02, 1.05), "2.0 to 5.0 % slower")
        self.assertEqual(words(0.95, 0.98), "2.0 to 5.0 % faster")
        self.assertEqual(words(0.99, 1.02), "1.0 % faster to 2.0 % slower")

    def test_of_a_chance(self):
        self.assertEqual(compare.chance_in_words(0.00001), "p < 0.0001")
        self.assertEqual(compare.chance_in_words(0.0123), "p = 0.0123")


if __name__ == "__main__":
    unittest.main()
