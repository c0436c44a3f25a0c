"""./dev bench: the benchmarks, and what is made of them.

Without one of the flags below, builds and runs superko_bench, whose flags are
Google Benchmark's (--benchmark_filter=Replay).
"""

import argparse
import os
import sys

import builds

EXAMPLES = """
examples:
  ./dev bench --benchmark_filter=Replay
  ./dev bench --against=main               is this tree slower than main?
  ./dev bench --against=HEAD~3 --filter=Replay --threshold=2
  ./dev bench --prove                      the gate's own test, some minutes
  ./dev bench --instructions               the same in noise: callgrind's counts
  ./dev bench --profile=HEAD~1 --filter=19 where instructions go, function by function
  ./dev bench --record && ./dev bench --trend=html:trend.html
  ./dev bench --scale=html:scale.html      what grows with the input, and how

exit status: 0 not slower, or only shown; 1 slower; 2 no answer (usage, a failed
build)
"""


def parser():
    result = argparse.ArgumentParser(
        prog="./dev bench",
        description=__doc__,
        epilog=EXAMPLES,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    mode = result.add_mutually_exclusive_group()
    mode.add_argument("--against", metavar="REV", help="compare with a revision")
    mode.add_argument(
        "--prove", action="store_true", help="A/A and planted slowdowns"
    )
    mode.add_argument(
        "--instructions", action="store_true", help="count by callgrind"
    )
    mode.add_argument(
        "--profile", metavar="REV",
        help="instructions by function, before and now"
    )
    mode.add_argument(
        "--record", action="store_true", help="keep a run in bench/history"
    )
    mode.add_argument(
        "--trend", type=page, metavar="html:FILE", help="draw bench/history"
    )
    mode.add_argument(
        "--scale", type=page, metavar="html:FILE",
        help="draw throughput and memory as inputs grow tenfold",
    )
    result.add_argument(
        "--cpu", choices=("portable", "avx2"), default="portable",
        help="--instructions, --profile: the code path counted (portable)",
    )
    result.add_argument(
        "--update", action="store_true",
        help="--instructions: write the baseline anew",
    )
    result.add_argument(
        "--filter", default=".", metavar="REGEX", help="only these benchmarks"
    )
    result.add_argument(
        "--threshold", type=positive, metavar="PERCENT",
        help="what counts as slower (3; --instructions: 1)",
    )
    result.add_argument(
        "--samples", type=whole, default=12, metavar="N",
        help="processes a side in the first round (12, at least 8)",
    )
    result.add_argument(
        "--seed", type=int, default=1, help="of the random order (1)"
    )
    result.add_argument(
        "--alike", type=whole, default=50, metavar="N",
        help="--prove: A/A judgements (50)",
    )
    result.add_argument(
        "--planted", type=whole, default=20, metavar="N",
        help="--prove: judgements of the planted slowdown (20)",
    )
    return result


def positive(text):
    value = float(text)
    if not 0 < value < 1000:
        raise argparse.ArgumentTypeError(f"expected a percentage, found {text}")
    return value


def page(text):
    kind, _, path = text.partition(":")
    if kind != "html" or not path:
        raise argparse.ArgumentTypeError(f"expected html:FILE, found {text!r}")
    return path


def whole(text):
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"expected 1 or more, found {text}")
    return value


def run_benchmarks(arguments):
    program = builds.build_here("superko_bench").program("superko_bench")
    os.execv(program, [program, *arguments])


def against_gate(options):
    import against

    if options.samples < 8:
        raise builds.GateError("--samples: expected 8 or more for a rank test")
    return against.Gate(options.threshold or 3.0, options.samples)


def mode_of(options):
    """What to do, or None for the plain benchmarks."""
    if options.against is not None:
        import against

        gate = against_gate(options)
        return lambda: against.main(
            options.against, options.filter, gate, options.seed
        )
    if options.prove:
        import prove

        gate = against_gate(options)
        return lambda: prove.main(
            gate, options.alike, options.planted, 5, options.seed
        )
    if options.instructions:
        import instructions

        return lambda: instructions.main(
            options.cpu, options.threshold or 1.0, options.update
        )
    if options.profile is not None:
        import functions

        return lambda: functions.main(
            options.profile, options.filter, options.cpu
        )
    return drawing_of(options)


def drawing_of(options):
    import history
    import scale

    if options.record:
        return lambda: history.record(options.filter)
    if options.trend is not None:
        return lambda: history.trend(options.trend)
    if options.scale is not None:
        return lambda: scale.main(options.scale)
    return None


def main(arguments):
    options, rest = parser().parse_known_args(arguments)
    run = mode_of(options)
    if run is None:
        return run_benchmarks(rest)
    refuse(rest)
    return run()


def refuse(rest):
    if rest:
        raise builds.GateError(f"unknown flag {rest[0]}; see ./dev bench --help")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except builds.GateError as error:
        builds.say(f"./dev bench: {error}")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
