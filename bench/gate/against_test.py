"""Tests of against.py and runs.py: rounds, verdicts, order, JSON."""

import contextlib
import io
import json
import os
import random
import tempfile
import unittest
from unittest import mock

import against
import builds
import runs

GATE = against.Gate(threshold=3.0, samples=12)
OLD = runs.Side(builds.Build("old", "a" * 40, "/nowhere"))
NEW = runs.Side(builds.Build("new", "b" * 40, "/nowhere"))


class Machine:
    """Stands for runs.measure: NEW takes `ratio(nth run of NEW)` as long."""

    def __init__(self, ratio, seed=1, noise=0.01):
        self.ratio = ratio
        self.noise = noise
        self.chance = random.Random(seed)
        self.order = []

    def __call__(self, side, name, repetitions):
        self.order.append((name, side.build.name))
        factor = 1.0
        if side is NEW:
            factor = self.ratio(self.order.count((name, "new")))
        base = 1000 * factor * (1 + abs(self.chance.gauss(0, self.noise)))
        return [
            {
                "name": name, "run_type": "iteration", "time_unit": "us",
                "cpu_time": base * (1 + 0.1 * i), "real_time": 7.0,
            }
            for i in range(repetitions)
        ]


def judged(machine, names=("BM_A",)):
    with mock.patch.object(runs, "measure", machine):
        return against.judge(
            (OLD, NEW), {name: 2 for name in names}, GATE, random.Random(5)
        )


def reported(judgements):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = against.report(judgements, GATE, (OLD, NEW), builds.FOLDER)
    return status, out.getvalue()


class JudgeTest(unittest.TestCase):
    def test_five_percent_slower_is_an_alarm(self):
        status, text = reported(judged(Machine(lambda run: 1.05)))
        self.assertEqual(status, 1)
        self.assertIn("BM_A: SLOWER, and so again in the second round", text)
        self.assertRegex(text, r"round 2: [45]\.\d % slower")
        self.assertNotIn("105", text)

    def test_a_percent_and_a_half_slower_is_none(self):
        status, text = reported(judged(Machine(lambda run: 1.015)))
        self.assertEqual(status, 0)
        self.assertIn("a real change, but below 3 %", text)

    def test_no_change_is_none(self):
        status, text = reported(judged(Machine(lambda run: 1.0)))
        self.assertEqual(status, 0)
        self.assertIn("Nothing was found slower by more than 3 %.", text)

    def test_what_the_second_round_does_not_see_is_not_counted(self):
        machine = Machine(lambda run: 1.1 if run <= GATE.samples else 1.0)
        status, text = reported(judged(machine))
        self.assertEqual(status, 0)
        self.assertIn("suspect at first, but not over 3 % slower", text)

    def test_in_noise_it_looks_longer(self):
        noisy = Machine(lambda run: 1.05, noise=0.1)
        status, _ = reported(judged(noisy))
        self.assertEqual(status, 1)
        self.assertGreater(len(noisy.order), 2 * (12 + 36))
        self.assertLessEqual(len(noisy.order), 2 * (12 + 6 * 36))

    def test_only_suspects_are_measured_again(self):
        machine = Machine(lambda run: 1.0)
        judged(machine, ("BM_A", "BM_B"))
        self.assertEqual(machine.order.count(("BM_A", "new")), GATE.samples)

    def test_faster_is_said_and_passes(self):
        status, text = reported(judged(Machine(lambda run: 0.8)))
        self.assertEqual(status, 0)
        self.assertIn("BM_A: faster", text)
        self.assertRegex(text, r"(19|20)\.\d % faster")


class OrderTest(unittest.TestCase):
    def test_sides_alternate_and_both_come_first(self):
        machine = Machine(lambda run: 1.0)
        judged(machine, ("BM_A", "BM_B"))
        pairs = list(zip(machine.order[::2], machine.order[1::2]))
        for one, other in pairs:
            self.assertEqual(one[0], other[0])
            self.assertNotEqual(one[1], other[1])
        self.assertEqual({one[1] for one, _ in pairs}, {"old", "new"})
        self.assertEqual({one[0] for one, _ in pairs[::2]}, {"BM_A", "BM_B"})


class TimeTest(unittest.TestCase):
    def test_of_the_clock_only_where_threads_work(self):
        entry = {
            "name": "BM_A", "cpu_time": 2, "real_time": 3, "time_unit": "ms"
        }
        self.assertAlmostEqual(runs.seconds_of(entry), 0.002)
        entry["name"] = "BM_A/jobs:2/real_time"
        self.assertAlmostEqual(runs.seconds_of(entry), 0.003)

    def test_the_fastest_repetition_is_kept_for_trackers(self):
        recorder = against.Recorder()
        with mock.patch.object(runs, "measure", Machine(lambda run: 1.0)):
            recorder(runs.sample((OLD, NEW), {"BM_A": 3}, 4, random.Random(1)))
        with tempfile.TemporaryDirectory() as folder:
            recorder.write(folder, (OLD, NEW))
            with open(os.path.join(folder, "new.json")) as text:
                written = json.load(text)
        self.assertEqual(written["context"]["revision"], "b" * 40)
        self.assertEqual(len(written["benchmarks"]), 4)
        for entry in written["benchmarks"]:
            self.assertLess(entry["cpu_time"], 1100)


class PlantedTest(unittest.TestCase):
    def test_only_the_planted_side_is_slowed_down(self):
        with mock.patch.dict(os.environ, {runs.PLANTED: "50"}):
            clean = OLD.environment()[runs.PLANTED]
        planted = runs.Side(OLD.build, planted=5).environment()[runs.PLANTED]
        self.assertEqual((clean, planted), ("000", "005"))


if __name__ == "__main__":
    unittest.main()
