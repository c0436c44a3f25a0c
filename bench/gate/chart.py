"""Draws line charts as inline SVG, for pages in light and dark."""

import html
import math
import os

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 16, 44

STYLE = """
:root { color-scheme: light dark;
  --paper: #f6f3ed; --ink: #28231d; --muted: #6d655a; --line: #e3dace;
  --accent: #7a5220; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #151311; --ink: #ebe5da; --muted: #a89f92; --line: #38322c;
  --accent: #d9ae72; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
p { margin: .25rem 0; }
p.note { color: var(--muted); }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--muted); font: 12px system-ui, sans-serif; }
.grid { stroke: var(--line); }
.curve { fill: none; stroke: var(--accent); stroke-width: 2; }
.dot { fill: var(--accent); }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid var(--line); padding: .2rem .5rem .2rem 0;
  text-align: left; vertical-align: top; }
"""


def page(title, body):
    return (
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n"
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n"
        f"<body>\n<h1>{html.escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def number(value):
    """Three digits, thousands with a letter: 36.7M."""
    for letter, factor in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if abs(value) >= factor:
            return f"{value / factor:.3g}{letter}"
    return f"{value:.3g}"


def steps(top):
    """Round values from 0 that reach `top` or more, five or so."""
    if top <= 0:
        return [0.0, 1.0]
    size = 10 ** math.floor(math.log10(top / 4))
    while top / size > 5:
        size *= 2 if round(top / size) <= 10 else 2.5
    return [size * i for i in range(math.ceil(top / size - 1e-9) + 1)]


def x_of(index, count):
    inner = WIDTH - LEFT - RIGHT
    return LEFT + (inner / 2 if count == 1 else inner * index / (count - 1))


def line(points, label):
    """A chart from 0; each point is (name below it, value, title).

    Every point says its title when pointed at; names are left out where they
    would overlap.
    """
    scale = steps(max(point[1] for point in points))
    count = len(points)

    def y_of(value):
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / scale[-1]

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{html.escape(label)}">'
    ]
    for value in scale:
        y = y_of(value)
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}"'
            f' y1="{y:.1f}" y2="{y:.1f}"/><text x="{LEFT - 8}"'
            f' y="{y + 4:.1f}" text-anchor="end">{number(value)}</text>'
        )
    curve = " ".join(
        f"{x_of(i, count):.1f},{y_of(point[1]):.1f}"
        for i, point in enumerate(points)
    )
    parts.append(f'<polyline class="curve" points="{curve}"/>')
    every = max(1, math.ceil(count / 7))
    for i, (name, value, title) in enumerate(points):
        x = x_of(i, count)
        parts.append(
            f'<circle class="dot" cx="{x:.1f}" cy="{y_of(value):.1f}" r="4">'
            f"<title>{html.escape(title)}</title></circle>"
        )
        if i % every == 0:
            anchor = "end" if i == count - 1 and count > 1 else "middle"
            parts.append(
                f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 20}"'
                f' text-anchor="{anchor}">{html.escape(name)}</text>'
            )
    parts.append("</svg>")
    return "\n".join(parts)


def write(path, text):
    """As a whole or not at all."""
    with open(path + ".part", "w") as out:
        out.write(text)
    os.replace(path + ".part", path)
