"""./dev bench --profile=REV: where the instructions go, function by function.

Of each workload of superko_count two profiles side by side: that of the other
revision and that of this tree, both built here, per play. Branches are counted
as callgrind's simple predictor mispredicts them; a processor does better.
What the compiler inlined belongs to the function around it.
"""

import collections
import re

import builds
import instructions

SHOWN = 16  # Functions; the rest is summed up.


def read_functions(profile):
    """Instructions and mispredicted branches of each function, without what it
    calls, from a profile in callgrind's format."""
    costs = collections.defaultdict(lambda: [0, 0])
    names, own, is_call = {}, None, False
    for line in profile.splitlines():
        if function := re.match(r"(c?)fn=(\(\d+\))(?: (.*))?$", line):
            is_called, number, name = function.groups()
            names.setdefault(number, name)  # It is said only once.
            own = own if is_called else costs[names[number]]
        elif line.startswith("calls="):
            is_call = True
        elif re.match(r"[+*\d-]", line) and own is not None:
            # Position, then Ir, Bc, Bcm, Bi, Bim, without the last zeros.
            counts = [int(count) for count in line.split()[1:]] + [0] * 5
            if not is_call:
                own[0] += counts[0]
                own[1] += counts[2] + counts[4]
            is_call = False
    return {name: tuple(cost) for name, cost in costs.items() if any(cost)}


def short(name):
    """For people: without types, arguments and our own namespaces."""
    kept = name.replace("(anonymous namespace)::", "").replace("superko::", "")
    for nested in (r"<[^<>]*>", r"\([^()]*\)"):
        while re.search(nested, kept):
            kept = re.sub(nested, "", kept)
    return kept.removesuffix(" const").split(" ")[-1] or name


def table(before, now):
    """Lines: for each function its costs a play, before and now."""
    names = sorted(
        before.keys() | now.keys(),
        key=lambda name: -max(costs.get(name, (0,))[0] for costs in (before, now)),
    )
    rows = [(name, before.get(name), now.get(name)) for name in names[:SHOWN]]
    if names[SHOWN:]:
        rows.append(("others", total(before, names[SHOWN:]),
                     total(now, names[SHOWN:])))
    rows.append(("all", total(before, names), total(now, names)))
    return [f"  {short(name):32}{cell(old)}{cell(new)}"
            for name, old, new in rows]


def total(costs, names):
    found = [costs[name] for name in names if name in costs]
    return tuple(sum(column) for column in zip(*found)) or None


def cell(cost):
    return f"{cost[0]:10.1f} {cost[1]:9.3f}" if cost else f"{'-':>10} {'-':>9}"


def profile_of(build, name, cpu):
    profile, plays = instructions.callgrind(
        build, name, cpu, "--branch-sim=yes"
    )
    return {
        function: tuple(count / plays for count in cost)
        for function, cost in read_functions(profile).items()
    }


def main(revision, pattern, cpu):
    """The exit status: it shows and does not judge."""
    revision = builds.revision_of(revision, "--profile")
    new = builds.build_here("superko_count")
    old = builds.build_revision(
        revision, ["superko_count"], bench_from_here=True
    )
    names = [name for name in instructions.workloads(new)
             if re.search(pattern, name)]
    if not names:
        raise builds.GateError(f"--filter: no workload matches {pattern!r}")
    for name in names:
        print(f"{name}, a play: instructions and mispredicted branches\n")
        print(f"  {'':32}{old.name:>20}{'this tree':>20}")
        print("\n".join(table(profile_of(old, name, cpu),
                              profile_of(new, name, cpu))) + "\n")
    return 0
