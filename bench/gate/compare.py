"""Compares two samples of times: ratio, interval, rank test, and plain words.

A ratio is new over old, of medians: 1.12 is said as "12.0 % slower", 0.88 as
"12.0 % faster"; both are shares of the old time for the same work.
"""

import dataclasses
import math
import random
import statistics

BOOTSTRAPS = 2000
LEVEL = 0.95
SIGNIFICANT = 0.01
SUSPICIOUS = 0.2


@dataclasses.dataclass(frozen=True)
class Comparison:
    """What two samples say of one benchmark."""

    old: float  # Medians, in seconds.
    new: float
    low: float  # The interval of the ratio.
    high: float
    p: float  # Of the rank test, two-sided.

    @property
    def ratio(self):
        return self.new / self.old

    def is_slower(self, threshold):
        """Slower by more than `threshold` percent, and not by chance."""
        return self.ratio > 1 + threshold / 100 and self.p < SIGNIFICANT

    def is_suspect(self, threshold):
        """Perhaps slower: worth a second, longer look, which then decides."""
        return self.ratio > 1 + threshold / 200 and self.p < SUSPICIOUS

    def is_faster(self, threshold):
        return self.ratio < 1 - threshold / 100 and self.p < SIGNIFICANT


def compare(old, new, seed=1):
    low, high = bootstrap_interval(old, new, random.Random(seed))
    return Comparison(
        statistics.median(old),
        statistics.median(new),
        low,
        high,
        mann_whitney(old, new),
    )


def bootstrap_interval(old, new, chance):
    """The percentile interval of the ratio of medians."""
    ratios = sorted(
        statistics.median(chance.choices(new, k=len(new)))
        / statistics.median(chance.choices(old, k=len(old)))
        for _ in range(BOOTSTRAPS)
    )
    tail = int(BOOTSTRAPS * (1 - LEVEL) / 2)
    return ratios[tail], ratios[-1 - tail]


def ranks(values):
    """Ranks from 1, equal values sharing theirs; and the correction for ties."""
    order = sorted(range(len(values)), key=values.__getitem__)
    result = [0.0] * len(values)
    ties = 0
    begin = 0
    while begin < len(order):
        end = begin
        while end < len(order) and values[order[end]] == values[order[begin]]:
            end += 1
        for place in order[begin:end]:
            result[place] = (begin + 1 + end) / 2
        ties += (end - begin) ** 3 - (end - begin)
        begin = end
    return result, ties


def mann_whitney(old, new):
    """The two-sided p of the rank test, by the normal approximation.

    Corrected for ties and continuity. Both samples want 8 values or more.
    """
    first, second = len(old), len(new)
    total = first + second
    rank, ties = ranks(list(old) + list(new))
    u = sum(rank[:first]) - first * (first + 1) / 2
    variance = (
        first * second / 12 * (total + 1 - ties / (total * (total - 1)))
    )
    if variance <= 0:
        return 1.0
    distance = max(0.0, abs(u - first * second / 2) - 0.5)
    return math.erfc(distance / math.sqrt(2 * variance))


def change_in_words(ratio):
    """A ratio as nobody can misread it."""
    percent = abs(ratio - 1) * 100
    if percent < 0.05:
        return "no change"
    return f"{percent:.1f} % {'slower' if ratio > 1 else 'faster'}"


def interval_in_words(low, high):
    if (low > 1) == (high > 1):
        near, far = sorted((low, high), key=lambda ratio: abs(ratio - 1))
        word = "slower" if low > 1 else "faster"
        return f"{abs(near - 1) * 100:.1f} to {abs(far - 1) * 100:.1f} % {word}"
    return f"{change_in_words(low)} to {change_in_words(high)}"


def chance_in_words(p):
    return "p < 0.0001" if p < 0.0001 else f"p = {p:.4f}"
