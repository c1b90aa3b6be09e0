"""Small charts as SVG, written by hand: bars, multiples, curves, histograms. Readable on light and dark paper."""

from html import escape
from math import ceil, floor, log10
from textwrap import wrap
from typing import NamedTuple

INK = "#7a7a7a"
HUES = ["#3b76af", "#c8553d", "#4f8a5b", "#b08a2e", "#7d5ba6", "#3d8f8f"]
DASHES = ["", "8 4", "2 3", "10 3 2 3", "14 4", "5 2"]  # of lines: colour is not alone
WIDTH = 640


class Bar(NamedTuple):
    """A value between 0 and 1 with its interval."""

    name: str
    value: float
    low: float
    high: float


class Group(NamedTuple):
    """Something measured in several series: one bar in each, or none where it was not met."""

    name: str
    bars: list[Bar | None]


class Curve(NamedTuple):
    """A named line of points."""

    name: str
    points: list[tuple[float, float]]


def _page(height: int, title: str, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
    )
    label = f'<title>{escape(title)}</title>\n<text x="16" y="24" font-size="15">{escape(title)}</text>'
    return "\n".join([head, label, *parts, "</svg>"]) + "\n"


def bar_chart(title: str, bars: list[Bar], even: float | None = None) -> str:
    """Horizontal bars from 0 to 100 %; `even` draws the line of equal chances."""
    left, top, step = 190, 44, 30
    scale = WIDTH - left - 70
    bottom = top + step * len(bars)
    parts: list[str] = []
    for tenth in range(0, 11, 2):
        x = left + scale * tenth / 10
        parts.append(f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}" stroke="{INK}" stroke-opacity="0.25"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{tenth * 10} %</text>')
    for index, bar in enumerate(bars):
        y = top + step * index + 5
        low, high, end = (left + scale * value for value in (bar.low, bar.high, bar.value))
        parts.append(f'<text x="{left - 10}" y="{y + 15}" text-anchor="end">{escape(bar.name)}</text>')
        parts.append(f'<rect x="{left}" y="{y}" width="{end - left:.1f}" height="20" fill="{HUES[index % len(HUES)]}"/>')
        parts.append(_whisker(low, high, y + 10, 5))
        parts.append(f'<text x="{max(high, end) + 8:.1f}" y="{y + 15}">{100 * bar.value:.1f} %</text>')
    if even is not None:
        parts.append(_dashes(left + scale * even, top, bottom))
    return _page(bottom + 32, title, parts)


def grouped_chart(title: str, series: list[str], groups: list[Group], even: float | None = None, signed: bool = False) -> str:
    """Bars of several series under one name each: from 0 to 100 %, or `signed`: percentage points more or less than nothing."""
    left, right, y = 16, WIDTH - 64, 58 if len(series) > 1 else 40
    bars = [bar for group in groups for bar in group.bars if bar is not None]
    low = floor(10 * min(0.0, *[bar.low for bar in bars])) if signed else 0
    high = ceil(10 * max(0.1, *[bar.high for bar in bars])) if signed else 10
    step = 1 if high - low <= 8 else 2
    ticks = range(-(-low // step) * step, high + 1, step)

    def place(value: float) -> float:
        return left + (right - left) * (10 * value - low) / (high - low)

    parts: list[str] = []
    for group in groups:
        for line in wrap(group.name, 92):
            parts.append(f'<text x="{left}" y="{y + 13}">{escape(line)}</text>')
            y += 17
        there = [(index, bar) for index, bar in enumerate(group.bars) if bar is not None]
        bottom = y + 15 * len(there)
        for tenth in ticks:
            strength = "0.8" if tenth == 0 else "0.25"
            x = f"{place(tenth / 10):.1f}"
            parts.append(f'<line x1="{x}" y1="{y}" x2="{x}" y2="{bottom}" stroke="{INK}" stroke-opacity="{strength}"/>')
        if even is not None:
            parts.append(_dashes(place(even), y, bottom))
        for index, bar in there:
            start, end = sorted((place(0.0), place(bar.value)))
            hue = HUES[index % len(HUES)]
            value = round(100 * bar.value, 1) + 0.0  # not -0.0
            parts.append(f'<rect x="{start:.1f}" y="{y + 1}" width="{end - start:.1f}" height="12" fill="{hue}"/>')
            parts.append(_whisker(place(bar.low), place(bar.high), y + 7, 4))
            said = f"{value:+.1f}" if signed else f"{value:.1f} %"
            parts.append(f'<text x="{max(place(bar.high), end) + 8:.1f}" y="{y + 12}">{said}</text>')
            y += 15
        y += 7
    for tenth in ticks:
        said = f"{10 * tenth:+d}" if signed and tenth else f"{10 * tenth}{'' if signed else ' %'}"
        parts.append(f'<text x="{place(tenth / 10):.1f}" y="{y + 12}" text-anchor="middle">{said}</text>')
    if len(series) > 1:
        parts += _legend(series, left)
    return _page(y + 26, title, parts)


def _whisker(low: float, high: float, y: float, half: int) -> str:
    return (
        f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - half}v{2 * half}M{high:.1f} {y - half}v{2 * half}" stroke="{INK}"/>'
    )


def _dashes(x: float, top: float, bottom: float) -> str:
    return f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}" stroke="{INK}" stroke-dasharray="4 3"/>'


def _legend(names: list[str], left: float) -> list[str]:
    parts: list[str] = []
    for index, name in enumerate(names):
        parts.append(f'<rect x="{left}" y="34" width="10" height="10" fill="{HUES[index % len(HUES)]}"/>')
        parts.append(f'<text x="{left + 14}" y="44">{escape(name)}</text>')
        left += max(80, 34 + 7 * len(name))
    return parts


def _legend_of_lines(names: list[str], left: float) -> list[str]:
    parts: list[str] = []
    for index, name in enumerate(names):
        parts.append(f'<path d="M{left} 39h26" {_stroke(index)}/><text x="{left + 31}" y="44">{escape(name)}</text>')
        left += max(90, 51 + 7 * len(name))
    return parts


def _stroke(index: int) -> str:
    dashes = DASHES[index % len(DASHES)]
    return f'stroke="{HUES[index % len(HUES)]}" stroke-width="2"' + (f' stroke-dasharray="{dashes}"' if dashes else "")


def multiples_chart(title: str, rows: list[tuple[str, float, int]], across: str) -> str:
    """How many times as much as 1, on a scale of powers of ten: name, multiple and kind (its hue), one bar each."""
    left, top, step = 230, 44, 22
    scale = WIDTH - left - 70
    bottom = top + step * len(rows)
    values = [value for _, value, _ in rows if value > 0] or [1.0]
    low, high = floor(log10(min(*values, 0.5))), ceil(log10(max(*values, 2.0)))

    def place(value: float) -> float:
        return left + scale * (log10(max(value, 10.0**low)) - low) / (high - low)

    parts: list[str] = []
    for power in range(low, high + 1):
        x = place(10.0**power)
        strength = "0.8" if power == 0 else "0.25"
        parts.append(f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}" stroke="{INK}" stroke-opacity="{strength}"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{10.0**power:g} ×</text>')
    for index, (name, value, kind) in enumerate(rows):
        y = top + step * index + 3
        start, end = sorted((place(1.0), place(value)))
        parts.append(f'<text x="{left - 10}" y="{y + 13}" text-anchor="end">{escape(name)}</text>')
        hue = HUES[kind % len(HUES)]
        parts.append(f'<rect x="{start:.1f}" y="{y}" width="{max(end - start, 1):.1f}" height="16" fill="{hue}"/>')
        parts.append(f'<text x="{max(end, place(1.0)) + 6:.1f}" y="{y + 13}">{value:.2g} ×</text>')
    parts.append(f'<text x="{left + scale / 2}" y="{bottom + 38}" text-anchor="middle">{escape(across)}</text>')
    return _page(bottom + 50, title, parts)


def line_chart(
    title: str,
    curves: list[Curve],
    across: str,
    up: str,
    low: float | None = None,
    high: float | None = None,
    marks: list[float] | None = None,
) -> str:
    """Curves over a common axis, with a legend; numbered marks at some places."""
    left, top, right, bottom = 70, 50, WIDTH - 24, 330
    xs = [x for curve in curves for x, _ in curve.points] or [0.0, 1.0]
    ys = [y for curve in curves for _, y in curve.points] or [0.0, 1.0]
    x0 = min(xs)
    x1 = max(xs) if max(xs) > x0 else x0 + 1.0  # one place alone has no width
    y0 = min(ys) if low is None else low
    y1 = max(ys) if high is None else high
    y1 = y1 if y1 > y0 else y0 + 1.0
    parts: list[str] = []
    for tick in ticks(y0, y1):
        y = bottom - (bottom - top) * (tick - y0) / (y1 - y0)
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="{INK}" stroke-opacity="0.25"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{tick:.6g}</text>')
    for tick in ticks(x0, x1):
        x = left + (right - left) * (tick - x0) / (x1 - x0)
        parts.append(f'<text x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{tick:.6g}</text>')
    for number, mark in enumerate(marks or [], 1):
        x = left + (right - left) * (mark - x0) / (x1 - x0)
        parts.append(_dashes(x, top, bottom))
        parts.append(f'<text x="{x + 3:.1f}" y="{top + 12 * (1 + number % 2)}" font-size="11">{number}</text>')
    parts += _legend_of_lines([curve.name for curve in curves], left)
    for index, curve in enumerate(curves):
        places = " ".join(
            f"{left + (right - left) * (x - x0) / (x1 - x0):.1f},{bottom - (bottom - top) * (y - y0) / (y1 - y0):.1f}"
            for x, y in curve.points
        )
        parts.append(f'<polyline points="{places}" fill="none" {_stroke(index)}/>')
    parts.append(f'<text x="{(left + right) / 2}" y="{bottom + 38}" text-anchor="middle">{escape(across)}</text>')
    middle = (top + bottom) / 2
    parts.append(f'<text transform="translate(18 {middle}) rotate(-90)" text-anchor="middle">{escape(up)}</text>')
    return _page(bottom + 50, title, parts)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from low to high, at least four steps apart and at most ten."""
    power = 10.0 ** floor(log10((high - low) / 4))
    step = next(power * part for part in (5, 2.5, 2, 1) if power * part <= (high - low) / 4)
    return [step * count for count in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def histogram(title: str, series: list[tuple[str, list[int]]], across: str, bins: int = 24) -> str:
    """How often which value came, one outline per series."""
    values = [value for _, row in series for value in row] or [0]
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // bins))
    count = (high - low) // width + 1
    curves: list[Curve] = []
    for name, row in series:
        counts = [0] * count
        for value in row:
            counts[(value - low) // width] += 1
        points: list[tuple[float, float]] = []
        for index, number in enumerate(counts):
            share = number / max(1, len(row))
            points += [(low + index * width, share), (low + (index + 1) * width, share)]
        curves.append(Curve(name, points))
    return line_chart(title, curves, across, "", low=0.0)
