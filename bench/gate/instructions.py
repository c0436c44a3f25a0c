"""./dev bench --instructions: the gate for machines too noisy to time on.

Counts the instructions of superko_count's workloads under callgrind: a fixed
piece of work each, and only inside CountedWork(). The count must not exceed that
of the committed baseline by more than 1 %. It depends on compiler and libraries,
and where those or the processor differ from the baseline's, the revision that
the baseline names is built and counted here instead, with the same workloads.

The code path: callgrind shows programs a processor without AVX-512. --cpu=avx2
leaves it so; --cpu=portable hides AVX2 from the C library too.
"""

import concurrent.futures
import json
import os
import re
import subprocess
import tempfile

import builds
import compare

BASELINE = os.path.join(builds.ROOT, "bench", "baseline", "instructions.json")
# For programs started under callgrind: what the C library may choose from.
HIDDEN = {"avx2": "", "portable": "-AVX2,-AVX,-ERMS,-FSRM,-BMI2"}


def environment(cpu):
    """Nothing of the caller's but what is needed, so that counts repeat."""
    result = {"PATH": os.environ["PATH"], "LC_ALL": "C", "SUPERKO_CPU": cpu}
    if HIDDEN[cpu]:
        result["GLIBC_TUNABLES"] = f"glibc.cpu.hwcaps={HIDDEN[cpu]}"
    planted = os.environ.get("SUPERKO_BENCH_PLANTED_SLOWDOWN")
    if planted:
        result["SUPERKO_BENCH_PLANTED_SLOWDOWN"] = planted
    return result


def count_one(build, name, cpu):
    """The entry of one workload, in Google Benchmark's form."""
    profile, plays = callgrind(build, name, cpu)
    return entry_of(name, read_total(profile), plays)


def callgrind(build, name, cpu, *flags):
    """The profile of one workload, as text, and the plays in it."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "callgrind.out")
        result = subprocess.run(
            [
                "setarch", "-R", "valgrind", "--quiet", "--tool=callgrind",
                "--toggle-collect=CountedWork*", f"--callgrind-out-file={out}",
                *flags,
                build.program("superko_count"), name,
            ],
            env=environment(cpu),
            capture_output=True,
            text=True,
        )
        if result.returncode != 0:
            raise builds.GateError(
                f"superko_count {name} of {build.name} failed:\n{result.stderr}"
            )
        with open(out) as profile:
            return profile.read(), int(result.stdout)


def read_total(profile):
    """The instructions in a profile of callgrind."""
    found = re.search(r"^totals: (\d+)$", profile, re.MULTILINE)
    if found is None or int(found[1]) == 0:
        raise builds.GateError("callgrind saw nothing of CountedWork()")
    return int(found[1])


def entry_of(name, instructions, plays):
    return {
        "name": name,
        "run_name": name,
        "run_type": "iteration",
        "iterations": plays,
        # Where trackers look for a time: instructions for each play.
        "real_time": instructions / plays,
        "cpu_time": instructions / plays,
        "time_unit": "ns",
        "label": "instructions a play, not nanoseconds",
        "instructions": instructions,
        "plays": plays,
    }


def workloads(build):
    return subprocess.run(
        [build.program("superko_count"), "--list"],
        capture_output=True, text=True, check=True,
    ).stdout.split()


def count(build, cpu):
    names = workloads(build)
    jobs = len(os.sched_getaffinity(0))
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        entries = pool.map(lambda name: count_one(build, name, cpu), names)
        return list(entries)


def context(revision, cpu):
    return {
        "revision": revision,
        "compiler": builds.compiler(),
        "processor": builds.processor(),
        "cpu": cpu,
    }


def read_baseline(path=BASELINE):
    try:
        with open(path) as text:
            baseline = json.load(text)
        return baseline["context"], baseline["benchmarks"]
    except (OSError, ValueError, KeyError) as error:
        raise builds.GateError(
            f"{path}: expected a baseline, found {error}; "
            "`./dev bench --instructions --update` writes one"
        ) from error


def write(path, where, entries):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as out:
        json.dump({"context": where, "benchmarks": entries}, out, indent=1)
        out.write("\n")


def differences(before, now):
    """What keeps the counts of the baseline from being compared."""
    return [
        f"{name}: {before[name]!r} in the baseline, {now[name]!r} here"
        for name in ("compiler", "processor", "cpu")
        if before.get(name) != now[name]
    ]


def judge(old, new, threshold):
    """Lines of the report, and the names of what grew too much."""
    before = {entry["name"]: entry for entry in old}
    lines, grown = [], []
    for entry in new:
        name, each = entry["name"], entry["real_time"]
        if name not in before:
            lines.append(f"{name}: {each:.1f} instructions a play, not in the"
                         " baseline, so not compared")
            continue
        ratio = each / before[name]["real_time"]
        is_grown = ratio > 1 + threshold / 100
        grown += [name] if is_grown else []
        lines.append(
            f"{name}: {each:.1f} instructions a play,"
            f" {before[name]['real_time']:.1f} before: {in_words(ratio)}"
            + (" -- TOO MANY" if is_grown else "")
        )
    gone = set(before) - {entry["name"] for entry in new}
    lines += [f"{name}: only in the baseline" for name in sorted(gone)]
    return lines, grown


def in_words(ratio):
    words = compare.change_in_words(ratio)
    return words.replace("slower", "more").replace("faster", "fewer")


ADVICE = """
What to do:
  - If nothing was meant to cost more, find what does, function by function:
      ./dev bench --profile={revision} --cpu={cpu} --filter='^{name}$'
    `./dev bench --against={revision}` says whether it costs time as well.
  - If the cost is wanted, run `./dev bench --instructions --update`, commit
    bench/baseline/instructions.json, and say why in the commit's body."""


def main(cpu, threshold, update, baseline_path=BASELINE):
    """The exit status."""
    new = builds.build_here("superko_count")
    builds.say("counting this tree")
    entries = count(new, cpu)
    where = context(builds.measured_revision(), cpu)
    write(os.path.join(builds.FOLDER, "instructions.json"), where, entries)
    if update:
        return write_baseline(baseline_path, where, entries)
    before, old = read_baseline(baseline_path)
    reasons = differences(before, where)
    if reasons and not is_here(before["revision"]):
        return say_not_compared(before["revision"], reasons)
    if reasons:
        old = count_again(before["revision"], cpu, reasons)
    lines, grown = judge(old, entries, threshold)
    print("\n".join(lines))
    print("values: build/bench/instructions.json")
    if not grown:
        print(f"Nothing grew by more than {threshold:g} %.")
        return 0
    print(f"MORE INSTRUCTIONS by over {threshold:g} %: {', '.join(grown)}")
    print(ADVICE.format(
        name=grown[0], revision=before["revision"][:8], cpu=cpu
    ))
    return 1


def write_baseline(path, where, entries):
    if builds.is_changed_in("core", "reference", "tools"):
        raise builds.GateError("--update: commit the changes of core first, for"
                               " the baseline names a revision")
    write(path, where, entries)
    print(f"wrote {os.path.relpath(path, builds.ROOT)}: revision"
          f" {where['revision'][:8]}, {where['compiler']}")
    return 0


def is_here(revision):
    try:
        builds.git("cat-file", "-e", revision + "^{commit}")
    except builds.GateError:
        return False
    return True


def say_not_compared(revision, reasons):
    """A shallow clone cannot be judged; that is no fault of the change."""
    print("\n".join(reasons))
    print(f"NOT COMPARED: the baseline's revision {revision[:12]} is not in this"
          " clone, so it cannot be counted here. Fetch the whole history.")
    return 0


def count_again(revision, cpu, reasons):
    for reason in reasons:
        builds.say(reason)
    builds.say("so the baseline's revision is built and counted here")
    build = builds.build_revision(
        revision, ["superko_count"], bench_from_here=True
    )
    return count(build, cpu)
