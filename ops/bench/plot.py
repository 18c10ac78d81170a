"""Lines over a logarithmic axis as SVG: what a bench found, to look at."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 560, 70, 250, 40, 50
COLOURS = ("#1b6ca8", "#b3541e", "#2e7d32", "#7b1fa2", "#00838f", "#c2185b", "#5d4037", "#616161", "#9e9d24", "#283593")


def lines(title: str, across: str, up: str, at: Sequence[float], series: Mapping[str, Sequence[float]]) -> str:
    """Both axes are logarithmic; each series has a value for each of `at`."""
    values = [value for each in series.values() for value in each if value > 0]
    low, high = 10 ** math.floor(math.log10(min(values))), 10 ** math.ceil(math.log10(max(values) * 1.01))
    first, last = min(at), max(at)

    def x(value: float) -> float:
        share = math.log(value / first) / math.log(last / first) if last > first else 0.5
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - math.log(max(value, low) / low) / math.log(high / low) * (HEIGHT - TOP - BOTTOM)

    body = [_text(LEFT, 24, title, 16)]
    for power in range(round(math.log10(low)), round(math.log10(high)) + 1):
        body += [_line(LEFT, y(10**power), WIDTH - RIGHT, y(10**power)), _text(8, y(10**power) + 4, f"{10**power:g}")]
    body += [_text(x(value) - 14, HEIGHT - BOTTOM + 18, f"{value:g}") for value in at]
    body += [_text(LEFT, HEIGHT - 10, across), _text(8, TOP - 8, up)]
    for n, (name, found) in enumerate(sorted(series.items(), key=lambda each: -each[1][-1])):
        colour = COLOURS[n % len(COLOURS)]
        points = " ".join(f"{x(where):.1f},{y(value):.1f}" for where, value in zip(at, found, strict=True))
        body.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        body.append(_text(WIDTH - RIGHT + 12, TOP + 14 * n, f"{name}  {found[-1]:.3g}", 11, colour))
    height = max(HEIGHT, TOP + 14 * len(series) + 10)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n' + "\n".join(body) + "\n</svg>\n"
    )


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="#ddd"/>'


def _text(x: float, y: float, text: str, size: int = 12, colour: str = "#222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}">{escape(text)}</text>'


def bars(title: str, series: Sequence[tuple[str, float, float | None]]) -> str:
    """Ratios side by side, each with a mark where it is to be; the axis is logarithmic, 1 is a line."""
    values = [value for _, ratio, wanted in series for value in (ratio, wanted or ratio) if value > 0] or [1.0]
    low, high = 10 ** math.floor(math.log10(min(*values, 0.5))), 10 ** math.ceil(math.log10(max(*values, 2.0)))
    left, row = 400, 24
    height = TOP + row * len(series) + BOTTOM

    def x(value: float) -> float:
        return left + math.log(max(value, low) / low) / math.log(high / low) * (WIDTH - left - 80)

    body = [_text(16, 24, title, 16), _text(left, height - 12, "ratio to the yardstick")]
    for power in range(round(math.log10(low)), round(math.log10(high)) + 1):
        body += [
            _line(x(10**power), TOP, x(10**power), height - BOTTOM),
            _text(x(10**power), height - 32, f"{10**power:g}"),
        ]
    for n, (name, ratio, wanted) in enumerate(series):
        y, colour = TOP + row * n, COLOURS[n % len(COLOURS)]
        body += [_text(16, y + 15, name[:60]), _text(x(ratio) + 6, y + 15, f"{ratio:.3g}")]
        body.append(f'<rect x="{left}" y="{y + 4}" width="{x(ratio) - left:.1f}" height="{row - 8}" fill="{colour}"/>')
        if wanted:
            body.append(f'<rect x="{x(wanted) - 1:.1f}" y="{y}" width="2" height="{row}" fill="#222"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n' + "\n".join(body) + "\n</svg>\n"
    )
