"""./dev bench --prove: does the gate hold its tongue, and does it bite?

Judges HEAD against itself many times (A/A), then against itself with a planted
slowdown, which replays 5 of 100 games once more. One short benchmark of the
replay path, so that all of it takes minutes; the code is that of --against.
"""

import os

import against
import builds
import compare
import runs

PATTERN = "^BM_ReplayShort$"
FALSE_ALARMS_MAX = 1
MISSED_MAX = 1


def table(title, sides, times, gate, chance):
    """Prints a line for each judgement; returns how many were alarms."""
    (name,) = sides[1].names(PATTERN)
    repetitions = {name: runs.REPETITIONS_MAX}
    print(f"{title}\n")
    print("  no.  round 1         interval                     p        round 2"
          "         verdict")
    alarms = 0
    for number in range(1, times + 1):
        judgement = against.judge(sides, repetitions, gate, chance)[name]
        alarm = judgement.is_confirmed(gate)
        alarms += alarm
        print(line(number, judgement, alarm), flush=True)
    print(f"\n  alarms: {alarms} of {times}\n", flush=True)
    return alarms


def line(number, judgement, alarm):
    first, second = judgement.first, judgement.second
    again = "" if second is None else compare.change_in_words(second.ratio)
    return (
        f"  {number:3}  {compare.change_in_words(first.ratio):14}"
        f"  {compare.interval_in_words(first.low, first.high):27}"
        f"  {first.p:.4f}   {again:14}  {'SLOWER' if alarm else 'passes'}"
    )


def main(gate, alike, planted, percent, seed):
    new = builds.build_here("superko_bench")
    if builds.is_changed():
        raise builds.GateError("--prove compares HEAD with itself: commit first")
    old = builds.build_revision(new.revision, ["superko_bench"])
    chance = runs.new_chance(seed)
    print(f"{new.name}; {builds.processor()}, {builds.compiler()};"
          f" load {os.getloadavg()[0]:.1f}\n")
    false = table(
        "A/A: the same revision, built twice.",
        against.alike(runs.Side(old), runs.Side(new)), alike, gate, chance,
    )
    caught = table(
        f"Planted: {percent} of 100 games are replayed once more.",
        against.alike(runs.Side(old), runs.Side(new, percent)), planted, gate,
        chance,
    )
    print(f"false alarms: {false} of {alike}, at most {FALSE_ALARMS_MAX} allowed")
    print(f"caught:       {caught} of {planted}, at most {MISSED_MAX} may be"
          " missed")
    is_proved = false <= FALSE_ALARMS_MAX and planted - caught <= MISSED_MAX
    return 0 if is_proved else 1
