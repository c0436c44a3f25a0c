"""What a coverage run reached: table.py LCOV_FILE UNREACHED_TSV

Prints a table of folders, and each stretch of lines that nothing reaches and
that UNREACHED_TSV does not explain. A row there is for one stretch: its file,
its first line without the blanks around it, and the reason. Exit status 1 if a
folder at the top has too few lines reached, a stretch is not explained, or a row
explains nothing.
"""

import collections
import csv
import os
import sys

TOPS = ("core", "reference")
PERCENT_MIN = 97


def read_lcov(path):
    """For each file, relative to the working directory: line -> executions."""
    files = collections.defaultdict(dict)
    with open(path, encoding="utf-8") as lcov:
        for line in lcov:
            kind, _, value = line.rstrip("\n").partition(":")
            if kind == "SF":
                lines = files[os.path.relpath(value)]
            elif kind == "DA":
                number, count = value.split(",")[:2]
                lines[int(number)] = lines.get(int(number), 0) + int(count)
    return files


def stretches(lines):
    """First and last of the lines in a row, among those with code, not reached."""
    found = []
    is_open = False
    for number in sorted(lines):
        if lines[number] > 0:
            is_open = False
        elif is_open:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
            is_open = True
    return found


def missed_stretches(files):
    """(file, text of the first line) -> where the stretches are."""
    missed = collections.defaultdict(list)
    for path, lines in sorted(files.items()):
        with open(path, encoding="utf-8") as source:
            text = source.read().split("\n")
        for first, last in stretches(lines):
            missed[path, text[first - 1].strip()].append(f"{path}:{first}-{last}")
    return missed


def print_table(files):
    """Whether the folders at the top have enough lines reached."""
    rows = collections.defaultdict(lambda: [0, 0])
    for path, lines in files.items():
        top = path.split("/")[0]
        for folder in {top, os.path.dirname(path)}:
            rows[folder][0] += sum(count > 0 for count in lines.values())
            rows[folder][1] += len(lines)
    print(f"{'folder':<20} {'lines':>6} {'reached':>8} {'%':>7}")
    for folder, (reached, lines) in sorted(rows.items()):
        print(f"{folder:<20} {lines:>6} {reached:>8} {100 * reached / lines:>7.2f}")
    return all(
        100 * rows[top][0] >= PERCENT_MIN * max(rows[top][1], 1) for top in TOPS)


def read_explained(path):
    """(file, text of the first line) -> how many stretches are explained."""
    with open(path, encoding="utf-8") as table:
        rows = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        return collections.Counter((row["file"], row["line"]) for row in rows)


def print_unexplained(missed, explained):
    """Whether each stretch is explained, and each explanation is needed."""
    is_fine = True
    for key in sorted(missed.keys() | explained.keys()):
        path, line = key
        places = missed.get(key, [])
        if len(places) == explained[key]:
            continue
        is_fine = False
        if len(places) < explained[key]:
            print(f"explained, but reached or not there: {path}: {line}")
        else:
            print(f"not reached and not explained: {', '.join(places)}: {line}")
    return is_fine


def main(lcov_path, explained_path):
    files = read_lcov(lcov_path)
    missed = missed_stretches(files)
    explained = read_explained(explained_path)
    is_enough = print_table(files)
    is_explained = print_unexplained(missed, explained)
    print(f"not reached: {sum(map(len, missed.values()))} stretches of lines,"
          f" {explained.total()} explained in {explained_path}")
    return 0 if is_enough and is_explained else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
