"""Builds superko: this working tree, or another revision beside it.

Another revision is unpacked by `git archive` into build/bench/REVISION, so that
neither the working tree nor the list of git's worktrees changes, and stays
there for the next time. Both sides are built alike: same preset, same compiler.
"""

import dataclasses
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
)
FOLDER = os.path.join(ROOT, "build", "bench")
OWN_BUILD = os.path.join(ROOT, "build", "release")


class GateError(Exception):
    """What stands in the way of an answer; exit status 2."""


@dataclasses.dataclass(frozen=True)
class Build:
    name: str  # For people.
    revision: str  # 40 digits; of HEAD for the working tree.
    folder: str  # The executables.

    def program(self, name):
        return os.path.join(self.folder, name)


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(arguments, what, **options):
    """Runs a command; its output is shown only if it fails."""
    result = subprocess.run(
        arguments,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **options,
    )
    if result.returncode != 0:
        raise GateError(f"{what}\n{result.stdout.rstrip()}")
    return result.stdout


def git(*arguments):
    return run(
        ["git", *arguments], f"git {' '.join(arguments)}:", cwd=ROOT
    ).strip()


def revision_of(name, flag="--against"):
    try:
        return git("rev-parse", "--verify", "--quiet", name + "^{commit}")
    except GateError as error:
        raise GateError(
            f"{flag}: expected a revision that git knows, found {name!r}"
        ) from error


def measured_revision():
    """The last revision that changed what benchmarks measure.

    Other commits, that of a new baseline among them, leave it as it is.
    """
    return git("log", "-1", "--format=%H", "--", "core", "reference", "tools")


def is_changed():
    return is_changed_in(".")


def is_changed_in(*folders):
    found = git("status", "--porcelain", "--untracked-files=no", "--", *folders)
    return found != ""


def build_here(*targets):
    configure = ["cmake", "--preset", "release"]
    run(configure, "the working tree cannot be configured:", cwd=ROOT)
    make(OWN_BUILD, targets, "the working tree cannot be built:")
    name = git("rev-parse", "--short", "HEAD")
    if is_changed():
        name += " and uncommitted changes"
    return Build(f"working tree ({name})", git("rev-parse", "HEAD"), OWN_BUILD)


def build_revision(revision, targets, bench_from_here=False):
    """Builds another revision; with its own benchmarks, or with those here."""
    kind = "-with-new-bench" if bench_from_here else ""
    folder = os.path.join(FOLDER, revision[:12] + kind)
    source = os.path.join(folder, "source")
    unpack(revision, source)
    if bench_from_here:
        shutil.rmtree(os.path.join(source, "bench"))
        shutil.copytree(
            os.path.join(ROOT, "bench"), os.path.join(source, "bench")
        )
    # Where it would be in a checkout, so that ccache knows what it built there.
    binary = os.path.join(source, "build", "release")
    short = revision[:8]
    say(f"building {short} in {os.path.relpath(binary, ROOT)}")
    run(
        ["cmake", "-G", "Ninja", "-S", source, "-B", binary]
        + ["-DCMAKE_BUILD_TYPE=Release", "-DSUPERKO_BUILD_TESTS=OFF"]
        + [f"-DCMAKE_CXX_COMPILER={cached('CMAKE_CXX_COMPILER')}"],
        f"{short} cannot be configured:",
    )
    make(binary, targets, f"{short} cannot be built:")
    return Build(short, revision, binary)


def unpack(revision, source):
    if os.path.isdir(source):
        return
    part = source + ".part"
    shutil.rmtree(part, ignore_errors=True)
    os.makedirs(part)
    archive = subprocess.run(
        ["git", "archive", revision], cwd=ROOT, capture_output=True, check=True
    )
    subprocess.run(["tar", "-x", "-C", part], input=archive.stdout, check=True)
    os.rename(part, source)


def make(binary, targets, what):
    jobs = str(len(os.sched_getaffinity(0)))
    # ccache then sees paths below the checkout as relative ones.
    base = os.path.dirname(os.path.dirname(binary))
    run(
        ["cmake", "--build", binary, "-j", jobs, "--target", *targets],
        what,
        env={"CCACHE_BASEDIR": base} | os.environ,
    )


def cached(name):
    """A value of the release build's cache."""
    with open(os.path.join(OWN_BUILD, "CMakeCache.txt")) as cache:
        found = re.search(rf"^{name}:\w+=(.*)$", cache.read(), re.MULTILINE)
    if found is None:
        raise GateError(f"no {name} in the cache of the release build")
    return found[1]


def compiler():
    """Name and version of the release build's compiler, in one line."""
    version = run(
        [cached("CMAKE_CXX_COMPILER"), "--version"], "no compiler:"
    )
    return version.splitlines()[0]


def processor():
    with open("/proc/cpuinfo") as info:
        found = re.search(r"^model name\s*:\s*(.*)$", info.read(), re.MULTILINE)
    return found[1] if found else os.uname().machine
