"""Tests of compare.py."""

import random
import unittest

import compare


class MannWhitneyTest(unittest.TestCase):
    # Ages at the onset of diabetes, the example in the manual of SciPy, which
    # gives 0.11134688653314041 for it (asymptotic, with continuity).
    def test_gives_the_published_p(self):
        males = [19, 22, 16, 29, 24]
        females = [20, 11, 17, 12]
        p = compare.mann_whitney(males, females)
        self.assertAlmostEqual(p, 0.11134688653314041, places=12)
        self.assertAlmostEqual(compare.mann_whitney(females, males), p)

    def test_ties_share_their_ranks(self):
        self.assertEqual(
            compare.ranks([5, 3, 5, 1]), ([3.5, 2.0, 3.5, 1.0], 6)
        )

    def test_equal_samples_are_no_evidence(self):
        self.assertEqual(compare.mann_whitney([2] * 9, [2] * 9), 1.0)

    # Under no difference, p is uniform: a hundredth is below a hundredth.
    def test_alarms_by_chance_are_as_rare_as_it_says(self):
        chance = random.Random(7)
        alarms = 0
        for _ in range(2000):
            old = [chance.gauss(100, 2) for _ in range(12)]
            new = [chance.gauss(100, 2) for _ in range(12)]
            alarms += compare.mann_whitney(old, new) < compare.SIGNIFICANT
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
        sample = [1 + chance.gauss(0, spread) for _ in range(count)]
        return compare.compare(sample, [value * ratio for value in sample])

    def test_five_percent_is_slower(self):
        self.assertTrue(self.judge(1.05).is_slower(3))

    def test_two_percent_is_below_the_threshold(self):
        self.assertFalse(self.judge(1.02).is_slower(3))

    def test_noise_is_no_evidence(self):
        self.assertFalse(self.judge(1.04, spread=0.2).is_slower(3))

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
