"""./dev bench --against=REV: is the working tree slower than REV?"""

import dataclasses
import json
import os
import shutil

import builds
import compare
import runs


BATCHES_MAX = 6  # Of the second round.


@dataclasses.dataclass(frozen=True)
class Gate:
    """How it is judged."""

    threshold: float = 3.0  # Percent.
    samples: int = 12  # Processes a side; thrice that in a batch of round 2.


@dataclasses.dataclass
class Judgement:
    """One benchmark: the first round, and the second if there was one."""

    first: compare.Comparison
    second: compare.Comparison | None = None

    def is_confirmed(self, gate):
        return self.second is not None and self.second.is_slower(gate.threshold)

    def is_undecided(self, gate):
        """The second round looks slower, but that may be noise."""
        return (
            self.second is not None
            and not self.is_confirmed(gate)
            and self.second.ratio > 1 + gate.threshold / 100
        )


def judge(sides, repetitions, gate, chance, note=lambda results: None):
    """Two rounds: the second only for what was suspect in the first."""
    first = runs.sample(sides, repetitions, gate.samples, chance)
    note(first)
    judgements = {
        name: Judgement(compared(results)) for name, results in first.items()
    }
    suspects = {
        name: repetitions[name]
        for name, judgement in judgements.items()
        if judgement.first.is_suspect(gate.threshold)
    }
    second = look_longer(sides, suspects, gate, chance, note)
    for name, comparison in second.items():
        judgements[name].second = comparison
    return judgements


def look_longer(sides, suspects, gate, chance, note):
    """The second round: batches until the interval is narrow, or BATCHES_MAX.

    How wide it is depends on the noise and hardly on the ratio, so that to stop
    by it favors neither answer.
    """
    results = {name: ([], []) for name in suspects}
    comparisons, vague = {}, suspects
    for _ in range(BATCHES_MAX):
        if not vague:
            break
        more = runs.sample(sides, vague, 3 * gate.samples, chance)
        note(more)
        for name, sides_of_it in more.items():
            for kept, values in zip(results[name], sides_of_it):
                kept.extend(values)
            comparisons[name] = compared(results[name])
        vague = {
            name: repetitions for name, repetitions in vague.items()
            if comparisons[name].is_vague(gate.threshold)
        }
    return comparisons


def compared(results):
    old, new = ([runs.seconds_of(entry) for entry in side] for side in results)
    return compare.compare(old, new)


def in_words(judgement, gate):
    """What to think of one benchmark."""
    if judgement.is_confirmed(gate):
        return "SLOWER, and so again in the second round"
    if judgement.is_undecided(gate):
        return "undecided: the machine was too noisy"
    last = judgement.second or judgement.first
    if last.is_faster(gate.threshold):
        return "faster"
    if last.p < compare.SIGNIFICANT:
        return f"a real change, but below {gate.threshold:g} %"
    if judgement.second is not None:
        return (
            f"suspect at first, but not over {gate.threshold:g} % slower in the"
            " second round"
        )
    return "no difference seen"


def describe(name, judgement, gate):
    lines = [f"{name}: {in_words(judgement, gate)}"]
    rounds = [("round 1", judgement.first), ("round 2", judgement.second)]
    for label, comparison in rounds:
        if comparison is None:
            continue
        lines.append(
            f"  {label}: {compare.change_in_words(comparison.ratio)}"
            f" ({compare.interval_in_words(comparison.low, comparison.high)},"
            f" {compare.chance_in_words(comparison.p)});"
            f" {in_time(comparison.old)} before,"
            f" {in_time(comparison.new)} now"
        )
    return "\n".join(lines)


def in_time(seconds):
    for unit, factor in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= factor:
            return f"{seconds / factor:.4g} {unit}"
    return f"{seconds * 1e9:.4g} ns"


class Recorder:
    """Keeps every value for old.json and new.json, as trackers read them."""

    def __init__(self):
        self.entries = ([], [])

    def __call__(self, results):
        for pair in results.values():
            for entries, kept in zip(pair, self.entries):
                before = sum(one["name"] == entries[0]["name"] for one in kept)
                kept.extend(
                    entry | {"repetition_index": before + index}
                    for index, entry in enumerate(entries)
                )

    def write(self, folder, sides):
        os.makedirs(folder, exist_ok=True)
        for name, side, entries in zip(
            ("old.json", "new.json"), sides, self.entries
        ):
            with open(os.path.join(folder, name), "w") as out:
                json.dump(
                    {
                        "context": {
                            "revision": side.build.revision,
                            "compiler": builds.compiler(),
                            "processor": builds.processor(),
                        },
                        "benchmarks": entries,
                    },
                    out,
                    indent=1,
                )


def main(revision, pattern, gate, seed):
    """The exit status."""
    revision = builds.revision_of(revision)
    new = runs.Side(builds.build_here("superko_bench"))
    old = runs.Side(builds.build_revision(revision, ["superko_bench"]))
    old, new = alike(old, new)
    there = set(old.names(pattern))
    names = [name for name in new.names(pattern) if name in there]
    if not names:
        raise builds.GateError(
            f"--filter: no benchmark of both revisions matches {pattern!r}"
        )
    report_missing(old, new, pattern)
    repetitions = {name: runs.repetitions_for(new, name) for name in names}
    builds.say(f"measuring {len(names)} benchmarks, {gate.samples} times a side")
    recorder = Recorder()
    judgements = judge(
        (old, new), repetitions, gate, runs.new_chance(seed), recorder
    )
    folder = os.path.join(builds.FOLDER, "against")
    recorder.write(folder, (old, new))
    return report(judgements, gate, (old, new), folder)


def alike(old, new):
    """The sides, their programs under paths of equal length.

    The length of a program's path moves its stack, which alone can change a
    time by a percent.
    """
    return placed(old, "old"), placed(new, "new")


def placed(side, name):
    folder = os.path.join(builds.FOLDER, "sides", name)
    os.makedirs(folder, exist_ok=True)
    shutil.copy2(side.build.program("superko_bench"), folder)
    build = dataclasses.replace(side.build, folder=folder)
    return dataclasses.replace(side, build=build)


def report_missing(old, new, pattern):
    before, now = set(old.names(pattern)), set(new.names(pattern))
    for name in sorted(now - before):
        print(f"{name}: not in {old.build.name}, so not compared")
    for name in sorted(before - now):
        print(f"{name}: only in {old.build.name}, so not compared")


def report(judgements, gate, sides, folder):
    old, new = sides
    for name, judgement in judgements.items():
        print(describe(name, judgement, gate))
    slower = [
        name for name, one in judgements.items() if one.is_confirmed(gate)
    ]
    print()
    print(f"{new.build.name}, compared with {old.build.name}:")
    print("slower and faster are shares of the old time for the same work.")
    print(f"values: {os.path.relpath(folder, builds.ROOT)}/old.json, new.json")
    undecided = [
        name for name, one in judgements.items() if one.is_undecided(gate)
    ]
    if undecided:
        print(f"UNDECIDED, try again in less noise: {', '.join(undecided)}")
    if not slower:
        print(f"Nothing was found slower by more than {gate.threshold:g} %.")
        return 0
    print(f"SLOWER by more than {gate.threshold:g} %: {', '.join(slower)}")
    return 1
