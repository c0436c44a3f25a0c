"""Tests of history.py, scale.py and chart.py, some in a real browser."""

import json
import os
import subprocess
import tempfile
import unittest

import builds
import chart
import history
import scale

CHROMIUM = "/usr/bin/chromium"

# Asks the browser what a reader would see.
PROBE = """<script>addEventListener("load", () => {
  const inside = (one) => { const box = one.getBoundingClientRect();
    return box.width > 0 && box.left >= 0 && box.right <= innerWidth; };
  const names = (svg) => [...svg.querySelectorAll("text[text-anchor=middle]")]
    .map((one) => one.getBoundingClientRect());
  const apart = (boxes) => boxes.every((box, i) =>
    i == 0 || boxes[i - 1].right <= box.left);
  const charts = [...document.querySelectorAll("svg")];
  document.documentElement.dataset.probe = JSON.stringify({
    charts: charts.length,
    texts: [...document.querySelectorAll("svg text")].every(inside),
    dots: [...document.querySelectorAll("circle")].every(inside),
    apart: charts.every((svg) => apart(names(svg))),
    narrow: document.documentElement.scrollWidth <= innerWidth,
    paper: getComputedStyle(document.body).backgroundColor,
    ink: getComputedStyle(document.body).color,
  });});</script>"""


def run_of(revision, day, cycles, subject="Change <something>"):
    return {
        "context": {
            "revision": revision * 40, "revision_date": day,
            "subject": subject, "processor": "P", "compiler": "C",
        },
        "benchmarks": [
            {
                "name": "BM_Replay_median", "run_name": "BM_Replay",
                "aggregate_name": "median", "cycles_per_play": cycles,
                "cpu_time": 5.0, "time_unit": "ms",
            },
            {"name": "BM_Replay_mean", "run_name": "BM_Replay",
             "aggregate_name": "mean", "cpu_time": 9.0, "time_unit": "ms"},
        ],
    }


def many_runs():
    return [
        run_of("0123456789abcdef"[i % 16], f"2026-01-{i + 1:02}", 100 + i)
        for i in range(28)
    ]


def looked_at(page, *flags):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "page.html")
        with open(path, "w") as out:
            out.write(page.replace("</body>", PROBE + "</body>"))
        dom = subprocess.run(
            [
                CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu",
                "--no-first-run", "--disable-background-networking",
                f"--user-data-dir={folder}/profile", "--window-size=800,900",
                "--virtual-time-budget=5000", *flags, "--dump-dom",
                f"file://{path}",
            ],
            capture_output=True, text=True, timeout=300,
        ).stdout
    text = dom.split('data-probe="', 1)[1].split('"', 1)[0]
    return json.loads(text.replace("&quot;", '"'))


class HistoryTest(unittest.TestCase):
    def test_takes_medians_in_the_order_of_revisions(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, run in (
                ("a", run_of("b", "2026-02-01", 90)),
                ("b", run_of("a", "2026-01-01", 100)),
            ):
                with open(f"{folder}/{name}.json", "w") as out:
                    json.dump(run, out)
            unit, values = history.series(history.read(folder))["BM_Replay"]
        self.assertEqual(unit, "cycles a play")
        self.assertEqual([value for _, value in values], [100, 90])

    def test_a_broken_record_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/bad.json", "w") as out:
                out.write("[]")
            with self.assertRaisesRegex(builds.GateError, "bad.json"):
                history.read(folder)

    def test_names_revisions_and_escapes_their_subjects(self):
        page = history.draw([run_of("a", "2026-01-01", 100)])
        self.assertIn("aaaaaaaa Change &lt;something&gt;: 100 cycles", page)
        self.assertNotIn("<something>", page)


class ScaleTest(unittest.TestCase):
    def test_the_power_of_growth(self):
        square = [(x, 3 * x**2) for x in (1, 10, 100)]
        self.assertAlmostEqual(scale.slope(square), 2)
        self.assertEqual(scale.in_words(0.01), "does not grow")
        self.assertEqual(
            scale.in_words(1), "grows 10 times for ten times as much"
        )
        self.assertEqual(
            scale.in_words(-1), "falls to 10% for ten times as much"
        )

    def test_memory_and_time_are_those_of_the_process(self):
        script = "x = bytearray(200 << 20); sum(range(10**6))"
        own = bytearray(400 << 20)  # Must not count.
        seconds, memory = scale.used(["/usr/bin/python3", "-c", script])
        del own
        self.assertGreater(memory, 200)
        self.assertLess(memory, 260)
        self.assertGreater(seconds, 0)

    def test_a_command_that_fails_is_an_error(self):
        with self.assertRaisesRegex(builds.GateError, "false"):
            scale.used(["/bin/false"])


class ChartTest(unittest.TestCase):
    def test_steps_reach_the_top(self):
        self.assertEqual(chart.steps(100), [0, 20, 40, 60, 80, 100])
        for top in (0.003, 0.7, 7, 61, 109, 3.7e7):
            steps = chart.steps(top)
            self.assertGreaterEqual(steps[-1], top)
            self.assertIn(len(steps), range(3, 8))


@unittest.skipUnless(os.path.exists(CHROMIUM), "no chromium: see packages.txt")
class BrowserTest(unittest.TestCase):
    def expect_all_is_well(self, page, charts, *flags):
        seen = looked_at(page, *flags)
        self.assertEqual(seen["charts"], charts)
        for what in ("texts", "dots", "apart", "narrow"):
            self.assertTrue(seen[what], what)
        return seen

    def test_the_trend_in_light(self):
        seen = self.expect_all_is_well(history.draw(many_runs()), 1)
        self.assertEqual(seen["paper"], "rgb(246, 243, 237)")

    def test_the_trend_in_dark(self):
        seen = self.expect_all_is_well(
            history.draw(many_runs()), 1, "--force-dark-mode",
            "--blink-settings=preferredColorScheme=0",
        )
        self.assertEqual(seen["paper"], "rgb(21, 19, 17)")
        self.assertEqual(seen["ink"], "rgb(235, 229, 218)")

    def test_the_scale(self):
        results = [
            scale.Measured(10**i, 10**i * 7, 10**i * 1e-6, 12.0)
            for i in range(1, 7)
        ]
        page = chart.page(
            "t", scale.draw_dimension(scale.DIMENSIONS[0], results)
        )
        self.expect_all_is_well(page, 2)


if __name__ == "__main__":
    unittest.main()
