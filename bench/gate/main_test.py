"""Tests of the command line of main.py."""

import os
import subprocess
import unittest

MAIN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "main.py")


def run(*arguments):
    return subprocess.run(
        ["/usr/bin/python3", MAIN, *arguments], capture_output=True, text=True
    )


class CommandLineTest(unittest.TestCase):
    def expect_refused(self, message, *arguments):
        result = run(*arguments)
        self.assertEqual(result.returncode, 2, result.stderr)
        self.assertIn(message, result.stderr)

    def test_help_shows_examples(self):
        result = run("--help")
        self.assertEqual(result.returncode, 0)
        self.assertIn("./dev bench --against=main", result.stdout)

    def test_bad_usage_is_refused(self):
        self.expect_refused("expected a revision", "--against=no-such-revision")
        self.expect_refused("--profile: expected a rev", "--profile=no-such")
        self.expect_refused("expected 8 or more", "--against=HEAD", "--samples=2")
        self.expect_refused("expected html:FILE", "--trend=pdf:x")
        self.expect_refused("not allowed with", "--record", "--instructions")
        self.expect_refused("unknown flag --fiter", "--against=HEAD", "--fiter=x")
        self.expect_refused("expected a percentage", "--threshold=-1", "--prove")


if __name__ == "__main__":
    unittest.main()
