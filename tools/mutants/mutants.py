"""Finds out which faults of core the harness would not notice.

Builds superko once with every mutant of core/board and core/rules in it, plays
`superko random` with each mutant in turn, and lists those that it survives.
Every survivor must be explained in survivors.tsv; exit status 1 if one is not,
or if an explained one is killed.
"""

import argparse
import concurrent.futures
import csv
import dataclasses
import fnmatch
import math
import os
import resource
import shutil
import subprocess
import sys
import time

import rewrite

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDERS = ("core/board/", "core/rules/")
MEMORY_MAX = 2 << 30
REACHED, IMPOSSIBLE = 1, 2


@dataclasses.dataclass
class Result:
    mutant: rewrite.Mutant
    fate: str  # killed, timeout, crashed, survived, unreached


def say(text):
    print(text, file=sys.stderr, flush=True)


def tracked_files():
    names = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    return [name for name in names if os.path.isfile(os.path.join(ROOT, name))]


def is_mutated(name):
    return (
        name.startswith(FOLDERS)
        and name.endswith((".h", ".cc"))
        and not name.endswith("_test.cc")
    )


def write_if_changed(path, data):
    """Keeps the time of a file that stays, so that less is built anew."""
    if os.path.exists(path):
        with open(path, "rb") as old:
            if old.read() == data:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as new:
        new.write(data)


def write_sources(folder):
    """Copies the tree with core rewritten; returns the mutants."""
    counter = iter(range(1 << 14))
    mutants = []
    for name in sorted(tracked_files()):
        with open(os.path.join(ROOT, name), "rb") as source:
            data = source.read()
        if is_mutated(name):
            file = rewrite.File(ROOT, name, lambda: next(counter))
            file.parse()
            data = file.rewritten().encode()
            mutants += file.mutants
        write_if_changed(os.path.join(folder, name), data)
    return mutants


def build(source, binary, jobs):
    subprocess.run(
        [
            "cmake", "-G", "Ninja", "-S", source, "-B", binary,
            "-DCMAKE_BUILD_TYPE=Release",
            "-DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNDEBUG",
            "-DCMAKE_CXX_FLAGS=-w -Wno-narrowing -fpermissive",
            "-DSUPERKO_BUILD_TESTS=OFF",
            "-DSUPERKO_BUILD_BENCH=OFF",
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    subprocess.run(
        ["cmake", "--build", binary, "-j", str(jobs), "--target", "superko"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return os.path.join(binary, "superko")


def limit(seconds):
    """For a mutant that goes on for ever, even if this script is killed."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MAX, MEMORY_MAX))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def play(program, games, timeout, environment):
    """The exit status of a run, or None after the timeout."""
    try:
        return subprocess.run(
            [
                program, "random", f"--games={games}", "--jobs=1",
                "--stop-after=1", "--findings-max=0",
            ],
            env=os.environ | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: limit(math.ceil(timeout) + 1),
            timeout=timeout,
        ).returncode
    except subprocess.TimeoutExpired:
        return None


def trace(program, games, file):
    """What became of each mutant's place in a run without a mutant."""
    begin = time.monotonic()
    status = play(program, games, 3600, {"SUPERKO_MUTANT_TRACE": file})
    if status != 0:
        raise RuntimeError(f"without a mutant the run ended with {status}")
    with open(file, encoding="ascii") as lines:
        fates = dict(map(int, line.split()) for line in lines)
    return fates, time.monotonic() - begin


def fate_of(status):
    if status is None:
        return "timeout"
    return {0: "survived", 1: "killed"}.get(status, "crashed")


def run_all(program, mutants, arguments):
    trace_file = os.path.join(os.path.dirname(program), "trace.txt")
    places, seconds = trace(program, arguments.games, trace_file)
    timeout = 10 * seconds + 5
    say(f"{arguments.games} games take {seconds:.1f} s without a mutant")
    mutants = [m for m in mutants if places.get(m.number) != IMPOSSIBLE]
    results = [Result(m, "unreached") for m in mutants if m.number not in places]

    def run(mutant):
        choice = {"SUPERKO_MUTANT": str(mutant.number)}
        status = play(program, arguments.games, timeout, choice)
        return Result(mutant, fate_of(status))

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        reached = [m for m in mutants if m.number in places]
        for result in pool.map(run, reached):
            results.append(result)
            if len(results) % 100 == 0:
                say(f"{len(results)} of {len(mutants)} mutants")
    return sorted(results, key=lambda result: result.mutant.number)


def read_explanations():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "survivors.tsv")
    with open(path, encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row | {"used": 0} for row in rows]


def explanation_for(mutant, explanations):
    for row in explanations:
        names = (
            (mutant.file, row["file"]),
            (mutant.function, row["function"]),
            (mutant.before, row["before"]),
            (mutant.after, row["after"]),
        )
        if all(want in ("*", have) for have, want in names):
            row["used"] += 1
            return row["reason"]
    return None


def report(results, explanations):
    """Prints the table; returns the number of survivors nobody explained."""
    unexplained = 0
    for result in results:
        if result.fate not in ("survived", "unreached"):
            continue
        mutant = result.mutant
        reason = explanation_for(mutant, explanations)
        unexplained += reason is None
        print(
            f"{mutant.file}:{mutant.line}\t{mutant.function}\t{mutant.before}"
            f"\t{mutant.after}\t{result.fate}\t{reason or 'NOT EXPLAINED'}"
        )
    counts = {}
    for result in results:
        counts[result.fate] = counts.get(result.fate, 0) + 1
    fates = ", ".join(f"{n} {fate}" for fate, n in sorted(counts.items()))
    print(f"{len(results)} mutants: {fates}; {unexplained} not explained")
    return unexplained


def main():
    parser = argparse.ArgumentParser(prog="./dev mutants", description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="for each mutant (%(default)s)")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--only", default="*", help="files, as a shell pattern")
    arguments = parser.parse_args()
    folder = os.path.join(ROOT, "build", "mutants")
    mutants = write_sources(os.path.join(folder, "source"))
    say(f"building superko with {len(mutants)} mutants")
    program = build(
        os.path.join(folder, "source"), os.path.join(folder, "build"), arguments.jobs
    )
    mutants = [m for m in mutants if fnmatch.fnmatch(m.file, arguments.only)]
    results = run_all(program, mutants, arguments)
    explanations = read_explanations()
    unexplained = report(results, explanations)
    stale = [row for row in explanations if not row["used"]]
    if arguments.only == "*":
        for row in stale:
            print(f"survivors.tsv: nothing survives that is explained by: {row}")
        unexplained += len(stale)
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
