"""Tests of instructions.py, some with the real callgrind."""

import contextlib
import io
import os
import tempfile
import unittest

import builds
import instructions

PROGRAMS = os.environ.get("SUPERKO_BINARY_DIR", builds.OWN_BUILD)


def entry(name, each):
    return instructions.entry_of(name, each * 100, 100)


class JudgeTest(unittest.TestCase):
    def judge(self, before, now):
        return instructions.judge(
            [entry("A", before)], [entry("A", now)], threshold=1
        )

    def test_two_percent_more_is_too_many(self):
        lines, grown = self.judge(100, 102)
        self.assertEqual(grown, ["A"])
        self.assertIn("2.0 % more -- TOO MANY", lines[0])

    def test_half_a_percent_is_let_pass(self):
        self.assertEqual(self.judge(200, 201)[1], [])

    def test_fewer_is_no_alarm(self):
        lines, grown = self.judge(100, 90)
        self.assertEqual(grown, [])
        self.assertIn("10.0 % fewer", lines[0])

    def test_what_is_new_or_gone_is_named(self):
        lines, grown = instructions.judge(
            [entry("Old", 1)], [entry("New", 1)], threshold=1
        )
        self.assertEqual(grown, [])
        self.assertIn("New: 1.0 instructions a play, not in", lines[0])
        self.assertEqual(lines[1], "Old: only in the baseline")


class BaselineTest(unittest.TestCase):
    def test_the_committed_one_names_where_it_was_counted(self):
        where, entries = instructions.read_baseline()
        self.assertRegex(where["revision"], "^[0-9a-f]{40}$")
        self.assertTrue(where["compiler"])
        self.assertTrue(where["processor"])
        self.assertIn("ReplayLegal/side:19", [one["name"] for one in entries])

    def test_a_broken_one_is_an_error_with_advice(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "baseline.json")
            with open(path, "w") as out:
                out.write("{")
            with self.assertRaisesRegex(builds.GateError, "--update"):
                instructions.read_baseline(path)

    def test_another_processor_is_a_reason_to_count_again(self):
        here = {"compiler": "c", "processor": "p", "cpu": "avx2"}
        self.assertEqual(instructions.differences(here, here), [])
        (reason,) = instructions.differences(here | {"processor": "q"}, here)
        self.assertEqual(reason, "processor: 'q' in the baseline, 'p' here")


class CloneTest(unittest.TestCase):
    def test_a_revision_is_here_or_not(self):
        self.assertTrue(instructions.is_here("HEAD"))
        self.assertFalse(instructions.is_here("0" * 40))

    def test_what_is_not_here_is_said_and_no_alarm(self):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            status = instructions.say_not_compared("1" * 40, ["processor: other"])
        self.assertEqual(status, 0)
        self.assertIn("NOT COMPARED", said.getvalue())
        self.assertIn("processor: other", said.getvalue())


class CallgrindTest(unittest.TestCase):
    build = builds.Build("this", "", PROGRAMS)

    def setUp(self):
        if not os.path.exists(self.build.program("superko_count")):
            self.skipTest("superko_count is not built")
        if os.environ.get("SUPERKO_SANITIZED"):
            self.skipTest("sanitizers do not run under valgrind")

    def count(self):
        return instructions.count_one(self.build, "ReplayKo", "portable")

    def test_counts_repeat_to_the_instruction(self):
        first, second = self.count(), self.count()
        self.assertEqual(first["instructions"], second["instructions"])

    def test_a_planted_slowdown_is_counted(self):
        clean = self.count()
        os.environ["SUPERKO_BENCH_PLANTED_SLOWDOWN"] = "5"
        try:
            planted = self.count()
        finally:
            del os.environ["SUPERKO_BENCH_PLANTED_SLOWDOWN"]
        self.assertAlmostEqual(
            planted["instructions"] / clean["instructions"], 1.05, delta=0.005
        )
        self.assertEqual(
            instructions.judge([clean], [planted], threshold=1)[1], ["ReplayKo"]
        )

    def test_an_unknown_workload_is_an_error(self):
        with self.assertRaisesRegex(builds.GateError, "usage"):
            instructions.count_one(self.build, "Nothing", "portable")

    def test_a_profile_of_nothing_is_an_error(self):
        with self.assertRaisesRegex(builds.GateError, "saw nothing"):
            instructions.read_total("totals: 0\n")


if __name__ == "__main__":
    unittest.main()
