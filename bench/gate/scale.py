"""./dev bench --scale: which cost grows with the input, and how.

Runs superko on inputs that grow tenfold in one dimension, and takes processor
time and the largest memory of each process from the kernel. One worker, so
that throughput is per core.
"""

import dataclasses
import html
import json
import math
import os
import random
import resource
import subprocess
import tempfile

import builds
import chart


@dataclasses.dataclass(frozen=True)
class Measured:
    amount: int
    items: int  # Moves played.
    seconds: float  # Of processor time.
    memory: float  # MiB.

    @property
    def rate(self):
        return self.items / self.seconds


@dataclasses.dataclass(frozen=True)
class Dimension:
    name: str
    what: str  # What is run.
    amounts: tuple
    run: object  # (amount, folder, program) -> Measured


def used(arguments, input_path=os.devnull, statuses=(0,)):
    """Processor seconds and MiB of a command, whose output is thrown away.

    A process inherits the largest memory of the one that started it, so GNU
    time, which is small, stands between this script and the command.
    """
    with tempfile.NamedTemporaryFile("r") as told, open(input_path) as source:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        status = subprocess.run(
            ["/usr/bin/time", "-q", "-f", "%M", "-o", told.name, *arguments],
            stdin=source,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ).returncode
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if status not in statuses:
            raise builds.GateError(f"failed: {' '.join(arguments)}")
        seconds = sum(after[:2]) - sum(before[:2])
        return seconds, int(told.read()) / 1024


def judge_text(path, cases, plays, seed=1):
    """Uniformly random plays on 19x19, in judge text; a hundred cases differ."""
    chance = random.Random(seed)
    different = [one_case(plays, chance) for _ in range(min(cases, 100))]
    with open(path, "w") as out:
        out.write(f"{cases}\n")
        for i in range(cases):
            out.write(different[i % len(different)])


def one_case(plays, chance):
    lines = [f"{plays}\n"]
    for turn in range(plays):
        row, column = chance.randint(1, 19), chance.randint(1, 19)
        lines.append(f"{'BW'[turn % 2]} {row} {column}\n")
    return "".join(lines)


def judge(program, folder, amount, cases, plays):
    path = os.path.join(folder, "input.in")
    judge_text(path, cases, plays)
    seconds, memory = used([program, "judge"], path)
    return Measured(amount, cases * plays, seconds, memory)


def moves_of(program, flags):
    """How many moves such a run plays, from its own report."""
    text = builds.run(
        [program, "random", *flags, "--report=jsonl:-"], "superko random:",
    )
    for line in text.splitlines():
        if line.startswith("{"):
            entry = json.loads(line)
            if entry.get("type") == "summary":
                return entry["moves"]
    raise builds.GateError("superko random: no summary in its report")


def cross_check(program, amount, *flags):
    flags = ["--jobs=1", *flags]
    seconds, memory = used([program, "random", *flags])
    return Measured(amount, moves_of(program, flags), seconds, memory)


def with_findings(program, amount):
    """A planted bug; as many findings shrunk and printed as asked for."""
    flags = [
        "--subject=planted:snapback-called-ko", "--games=4000", "--jobs=1",
        f"--findings-max={amount}",
    ]
    seconds, memory = used([program, "random", *flags], statuses=(1,))
    return Measured(amount, amount, seconds, memory)


DIMENSIONS = (
    Dimension(
        "games", "superko random on 9x9, moves cross-checked a second",
        (1_000, 10_000, 100_000),
        lambda n, folder, program: cross_check(
            program, n, "--size=9", f"--games={n}"
        ),
    ),
    Dimension(
        "points of the board",
        "superko random on 5x5, 16x16 and 50x50, moves a second",
        (25, 256, 2_500),
        lambda n, folder, program: cross_check(
            program, n, f"--size={math.isqrt(n)}",
            f"--games={max(200, 400_000 // n)}",
        ),
    ),
    Dimension(
        "plays of a game",
        "superko judge, 19x19, a million plays in cases of so many, plays a"
        " second",
        (100, 1_000, 10_000, 100_000, 1_000_000),
        lambda n, folder, program: judge(
            program, folder, n, 1_000_000 // n, n
        ),
    ),
    Dimension(
        "cases of a file", "superko judge, 100 plays each, plays a second",
        (1_000, 10_000, 100_000),
        lambda n, folder, program: judge(program, folder, n, n, 100),
    ),
    Dimension(
        "findings", "superko random with a planted bug, 4,000 games,"
        " findings shrunk and printed a second, those of the run included",
        (1, 10, 100),
        lambda n, folder, program: with_findings(program, n),
    ),
)


def slope(points):
    """The power of the amount by which a value grows, least squares."""
    logs = [(math.log(x), math.log(y)) for x, y in points]
    mean_x = sum(x for x, _ in logs) / len(logs)
    mean_y = sum(y for _, y in logs) / len(logs)
    above = sum((x - mean_x) * (y - mean_y) for x, y in logs)
    return above / sum((x - mean_x) ** 2 for x, _ in logs)


def in_words(power):
    """What tenfold the amount makes of a cost."""
    if abs(power) < 0.1:
        return "does not grow"
    return f"grows {10 ** power:.2g} times for ten times as much" if (
        power > 0
    ) else f"falls to {10 ** power:.0%} for ten times as much"


def summary(dimension, results):
    """Time for an item and memory, in one sentence each."""
    time = slope([(one.amount, 1 / one.rate) for one in results])
    memory = slope([(one.amount, one.memory) for one in results])
    item = "finding" if dimension.name == "findings" else "move"
    return (f"time for a {item} {in_words(time)}; memory {in_words(memory)}")


def draw_dimension(dimension, results):
    parts = [f"<h2>{html.escape(dimension.name)}</h2>"
             f"<p>{html.escape(summary(dimension, results))}</p>"
             f'<p class="note">{html.escape(dimension.what)}</p>']
    for label, value in (
        ("a second, one core", lambda one: one.rate),
        ("MiB of memory", lambda one: one.memory),
    ):
        points = [
            (
                f"{one.amount:,}", value(one),
                f"{one.amount:,}: {chart.number(value(one))} {label}",
            )
            for one in results
        ]
        parts.append(f'<p class="note">{label}</p>')
        parts.append(chart.line(points, f"{dimension.name}: {label}"))
    return "\n".join(parts)


def describe(dimension, results):
    print(f"{dimension.name}: {summary(dimension, results)}")
    for one in results:
        print(f"  {one.amount:>9,}  {chart.number(one.rate):>6}/s"
              f"  {one.memory:6.1f} MiB  {one.seconds:.2f} s", flush=True)


def main(path):
    build = builds.build_here("superko")
    program = build.program("superko")
    parts = [f'<p class="note">{html.escape(build.name)};'
             f" {html.escape(builds.processor())};"
             f" {html.escape(builds.compiler())}</p>"]
    with tempfile.TemporaryDirectory() as folder:
        for dimension in DIMENSIONS:
            results = [
                dimension.run(amount, folder, program)
                for amount in dimension.amounts
            ]
            describe(dimension, results)
            parts.append(draw_dimension(dimension, results))
    chart.write(path, chart.page("superko: what grows, and how",
                                 "\n".join(parts)))
    print(f"wrote {path}")
    return 0
