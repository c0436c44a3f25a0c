"""Runs superko_bench and reads what it says, Google Benchmark's JSON."""

import dataclasses
import json
import os
import random
import re
import subprocess

import builds

PLANTED = "SUPERKO_BENCH_PLANTED_SLOWDOWN"
SECONDS_OF = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}
# A process repeats a benchmark for about so long; the fastest repetition is
# its one value. What other programs do to the machine only makes one slower.
SECONDS_PER_PROCESS = 0.1
REPETITIONS_MAX = 10


@dataclasses.dataclass(frozen=True)
class Side:
    """One of the two programs compared."""

    build: builds.Build
    planted: int = 0  # Percent.

    def environment(self):
        environment = dict(os.environ)
        # Always there and equally long, for its length moves the stack.
        environment[PLANTED] = f"{self.planted:03}"
        return environment

    def bench(self, *flags):
        result = subprocess.run(
            [self.build.program("superko_bench"), *flags],
            env=self.environment(),
            capture_output=True,
            text=True,
        )
        if result.returncode != 0:
            raise builds.GateError(
                f"superko_bench of {self.build.name} failed:\n{result.stderr}"
            )
        return result.stdout

    def names(self, pattern):
        found = self.bench(
            "--benchmark_list_tests=true", f"--benchmark_filter={pattern}"
        )
        # Of an empty list, Google Benchmark says so in words.
        return [name for name in found.split("\n") if name.startswith("BM_")]


def seconds_of(entry):
    """The time to compare: of the clock where several threads work."""
    is_clock = entry["name"].split("_median")[0].endswith("/real_time")
    time = entry["real_time" if is_clock else "cpu_time"]
    return time * SECONDS_OF[entry["time_unit"]]


def measure(side, name, repetitions):
    """All repetitions of one benchmark in a process of its own."""
    text = side.bench(
        f"--benchmark_filter=^{re.escape(name)}$".replace("\\-", "-"),
        "--benchmark_min_time=0.0005",
        f"--benchmark_repetitions={repetitions}",
        "--benchmark_format=json",
    )
    entries = [
        entry
        for entry in json.loads(text)["benchmarks"]
        if entry["run_type"] == "iteration"
    ]
    for entry in entries:
        if entry.get("error_occurred"):
            raise builds.GateError(
                f"{name} of {side.build.name}: {entry['error_message']}"
            )
    if not entries:
        raise builds.GateError(f"{name} of {side.build.name}: not measured")
    return entries


def repetitions_for(side, name):
    seconds = max(seconds_of(measure(side, name, 1)[0]), 1e-9)
    return max(1, min(REPETITIONS_MAX, int(SECONDS_PER_PROCESS / seconds)))


def sample(sides, repetitions, count, chance):
    """Runs every benchmark of `repetitions` (a dict) `count` times on each side.

    Benchmarks in another random order every time, the two sides of each right
    after one another, which one first by chance. Returns, for each name, two
    lists of entries: the fastest of each process.
    """
    results = {name: ([], []) for name in repetitions}
    for _ in range(count):
        for name in shuffled(repetitions, chance):
            for which in shuffled((0, 1), chance):
                entries = measure(sides[which], name, repetitions[name])
                results[name][which].append(min(entries, key=seconds_of))
    return results


def shuffled(things, chance):
    things = list(things)
    chance.shuffle(things)
    return things


def new_chance(seed):
    return random.Random(seed)
