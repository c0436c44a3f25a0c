"""bench/history/: what --record measured, and the page that --trend draws.

A file is Google Benchmark's JSON of one run, with revision, its date and
subject, machine and compiler in its context. The page draws the cycles of a play
where a benchmark counts them, for they compare between machines; else seconds.
"""

import glob
import html
import json
import os
import subprocess

import builds
import chart

FOLDER = os.path.join(builds.ROOT, "bench", "history")


def record(pattern):
    """Runs the benchmarks and keeps the medians; the exit status."""
    if builds.is_changed():
        raise builds.GateError("--record: commit first; a record names a revision")
    build = builds.build_here("superko_bench")
    revision = build.revision
    result = subprocess.run(
        [
            build.program("superko_bench"), f"--benchmark_filter={pattern}",
            "--benchmark_repetitions=3", "--benchmark_min_time=0.1",
            "--benchmark_report_aggregates_only=true",
            "--benchmark_format=json",
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    if result.returncode != 0 or not result.stdout:
        raise builds.GateError(f"superko_bench failed, or {pattern!r} matches"
                               " no benchmark")
    run = json.loads(result.stdout)
    failed = [one["name"] for one in run["benchmarks"] if "error_message" in one]
    if failed:
        raise builds.GateError(f"wrong answer: {', '.join(failed)}")
    for private in ("host_name", "executable"):
        run["context"].pop(private, None)
    run["context"] |= context(revision)
    day = run["context"]["revision_date"][:10]
    path = os.path.join(FOLDER, f"{day}-{revision[:12]}.json")
    os.makedirs(FOLDER, exist_ok=True)
    chart.write(path, json.dumps(run, indent=1) + "\n")
    print(f"wrote {os.path.relpath(path, builds.ROOT)}; commit it to keep it")
    return 0


def context(revision):
    date, subject = builds.git(
        "show", "-s", "--format=%cI%n%s", revision
    ).split("\n", 1)
    return {
        "revision": revision,
        "revision_date": date,
        "subject": subject,
        "compiler": builds.compiler(),
        "processor": builds.processor(),
    }


def read(folder=FOLDER):
    """The runs, by the dates of their revisions."""
    runs = []
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        try:
            with open(path) as text:
                run = json.load(text)
            run["context"]["revision_date"], run["benchmarks"]
        except (ValueError, KeyError, TypeError) as error:
            raise builds.GateError(f"{path}: no record: {error!r}") from error
        runs.append(run)
    return sorted(runs, key=lambda run: run["context"]["revision_date"])


def value_of(entry):
    """What is drawn of a benchmark, and its unit."""
    if "cycles_per_play" in entry:
        return entry["cycles_per_play"], "cycles a play"
    return entry["cpu_time"], f"{entry['time_unit']} of processor time"


def series(runs):
    """For each benchmark its unit and (context, value) of each run."""
    result = {}
    for run in runs:
        for entry in run["benchmarks"]:
            if entry.get("aggregate_name", "median") != "median":
                continue
            value, unit = value_of(entry)
            name = entry.get("run_name", entry["name"])
            result.setdefault(name, (unit, []))[1].append(
                (run["context"], value)
            )
    return result


def point(where, value, unit):
    short = where["revision"][:8]
    title = f"{short} {where['subject']}: {chart.number(value)} {unit}"
    return short, value, title


def draw(runs):
    parts = [
        '<p class="note">Medians of each recorded revision; lower is better.'
        " Cycles compare between machines, seconds do not.</p>"
    ]
    for name, (unit, values) in series(runs).items():
        points = [point(where, value, unit) for where, value in values]
        parts.append(f"<h2>{html.escape(name)}</h2><p class=\"note\">{unit}</p>")
        parts.append(chart.line(points, f"{name}, {unit}"))
    rows = "".join(
        "<tr>" + "".join(
            f"<td>{html.escape(str(run['context'].get(key, '')))[:limit]}</td>"
            for key, limit in (
                ("revision", 8), ("revision_date", 10), ("subject", 200),
                ("processor", 80), ("compiler", 80),
            )
        ) + "</tr>"
        for run in runs
    )
    parts.append(
        "<h2>Revisions</h2><table><tr><th>revision<th>date<th>subject"
        f"<th>processor<th>compiler</tr>{rows}</table>"
    )
    return chart.page("superko: benchmarks over revisions", "\n".join(parts))


def trend(path, folder=FOLDER):
    runs = read(folder)
    if not runs:
        raise builds.GateError("--trend: no record in bench/history; run"
                               " ./dev bench --record")
    chart.write(path, draw(runs))
    count = "1 revision" if len(runs) == 1 else f"{len(runs)} revisions"
    print(f"wrote {path}: {count}")
    return 0
