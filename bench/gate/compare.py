"""Compares pairs of times: ratio, interval, rank test, and plain words.

A pair was measured one right after the other, so that what slows a machine down
for a while counts for both.

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
EXACT_MAX = 60  # Pairs, of which the test is computed exactly.


@dataclasses.dataclass(frozen=True)
class Comparison:
    """What pairs of times say of one benchmark."""

    old: float  # Medians, in seconds.
    new: float
    low: float  # The interval of the ratio.
    high: float
    p: float  # Of the rank test, two-sided.
    paired: float  # The median of the ratios of pairs.

    @property
    def ratio(self):
        return self.new / self.old

    def is_slower(self, threshold):
        """Slower by more than `threshold` percent, and not by chance."""
        is_significant = self.p < SIGNIFICANT and self.paired > 1
        return self.ratio > 1 + threshold / 100 and is_significant

    def is_suspect(self, threshold):
        """Worth a second, longer look, which then decides.

        It looks slower, or the machine was too noisy to rule that out.
        """
        looks_slower = self.ratio > 1 + threshold / 200 and self.p < SUSPICIOUS
        return looks_slower or self.high > 1 + 2 * threshold / 100

    def is_vague(self, threshold):
        """Whether the interval is wider than the threshold."""
        return self.high - self.low > threshold / 100

    def is_faster(self, threshold):
        is_significant = self.p < SIGNIFICANT and self.paired < 1
        return self.ratio < 1 - threshold / 100 and is_significant


def compare(old, new, seed=1):
    low, high = bootstrap_interval(old, new, random.Random(seed))
    return Comparison(
        statistics.median(old),
        statistics.median(new),
        low,
        high,
        signed_rank([math.log(b / a) for a, b in zip(old, new)]),
        statistics.median(b / a for a, b in zip(old, new)),
    )


def bootstrap_interval(old, new, chance):
    """The percentile interval of the ratio of medians, by choosing pairs."""
    pairs = list(zip(old, new, strict=True))
    ratios = sorted(
        ratio_of_medians(*zip(*chance.choices(pairs, k=len(pairs))))
        for _ in range(BOOTSTRAPS)
    )
    tail = int(BOOTSTRAPS * (1 - LEVEL) / 2)
    return ratios[tail], ratios[-1 - tail]


def ratio_of_medians(old, new):
    return statistics.median(new) / statistics.median(old)


def ranks(values):
    """Ranks from 1, equal values sharing theirs."""
    order = sorted(range(len(values)), key=values.__getitem__)
    result = [0.0] * len(values)
    begin = 0
    while begin < len(order):
        end = begin
        while end < len(order) and values[order[end]] == values[order[begin]]:
            end += 1
        for place in order[begin:end]:
            result[place] = (begin + 1 + end) / 2
        begin = end
    return result


def signed_rank(differences):
    """The two-sided p of Wilcoxon's signed-rank test of pairs.

    Of all ways to choose the signs of the differences, the share in which the
    ranks of one sign sum up to as little as here; of many pairs, by the normal
    approximation. Zeros say nothing.
    """
    differences = [one for one in differences if one != 0]
    doubled = [round(2 * rank) for rank in ranks([abs(d) for d in differences])]
    up = sum(rank for rank, one in zip(doubled, differences) if one > 0)
    least = min(up, sum(doubled) - up)
    if len(doubled) > EXACT_MAX:
        return normal_p(sum(doubled) / 2 - least, sum(r * r for r in doubled) / 4)
    ways = [1] + [0] * least  # By sum.
    for rank in doubled:
        for total in range(least, rank - 1, -1):
            ways[total] += ways[total - rank]
    return min(1.0, 2 * sum(ways) / 2 ** len(doubled))


def normal_p(distance, variance):
    """Two-sided, of sums that go in steps of two."""
    return math.erfc(max(0, distance - 1) / math.sqrt(2 * variance))


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
