"""Charts kept in files: SVG as we draw it, PNG drawn by Matplotlib, which brings its own letters in every language."""

import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from wonderwood.charts import DASHES, HUES, INK, Bar, Curve, bar_chart, line_chart
from wonderwood.engine.errors import Refusal

ENDINGS = [".svg", ".png"]
WIDTH, HEIGHT_OF_BAR, HEIGHT_OF_REST, HEIGHT_OF_CURVES = 6.4, 0.34, 1.0, 3.8  # inches
DOTS_PER_INCH = 200


def expect_chart(file: str) -> None:
    """Refuse a name that no chart can be kept under: better before the work than after it."""
    path = Path(file)
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        raise Refusal("unknown_ending", file=file, allowed=ENDINGS)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Refusal("cannot_write", file=file)
    if ending == ".png" and find_spec("matplotlib") is None:
        raise Refusal("missing_extra", package="matplotlib", allowed="pip install 'wonderwood[arena]'")


def write_chart(file: str, title: str, bars: list[Bar], even: float) -> None:
    """Keep a chart of win rates, as SVG or PNG by how the name ends."""
    _write(file, lambda: bar_chart(title, bars, even), lambda: draw_bars(file, title, bars, even))


def write_curves(file: str, title: str, curves: list[Curve], across: str, marks: list[float]) -> None:
    """Keep curves of chances, told in percent, with numbered marks."""
    percents = [Curve(name, [(x, 100 * y) for x, y in points]) for name, points in curves]
    _write(
        file,
        lambda: line_chart(title, percents, across, "%", low=0.0, high=100.0, marks=marks),
        lambda: draw_curves(file, title, percents, across, marks),
    )


def _write(file: str, text: Callable[[], str], draw: Callable[[], None]) -> None:
    try:
        if Path(file).suffix.lower() == ".png":
            draw()
        else:
            Path(file).write_text(text(), encoding="utf-8")
    except OSError:
        raise Refusal("cannot_write", file=file) from None


def draw_bars(file: str, title: str, bars: list[Bar], even: float) -> None:
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    size = (WIDTH, HEIGHT_OF_REST + HEIGHT_OF_BAR * len(bars))
    figure = Figure(figsize=size, dpi=DOTS_PER_INCH, layout="constrained")
    axes = figure.subplots()
    places = list(range(len(bars)))
    values = [bar.value for bar in bars]
    reach = [[bar.value - bar.low for bar in bars], [bar.high - bar.value for bar in bars]]
    colors = [HUES[place % len(HUES)] for place in places]
    axes.barh(places, values, xerr=reach, color=colors, ecolor=INK, capsize=3)
    for place, bar in zip(places, bars):
        axes.annotate(
            f"{100 * bar.value:.1f} %", (max(bar.value, bar.high), place), (6, 0), textcoords="offset points", va="center"
        )
    axes.axvline(even, color=INK, linestyle="--", linewidth=1)
    axes.set_title(title)
    axes.set_xlim(0, 1.12)  # room for the figure behind a whole bar
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_yticks(places, [bar.name for bar in bars])
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, format="png")


def draw_curves(file: str, title: str, curves: list[Curve], across: str, marks: list[float]) -> None:
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    figure = Figure(figsize=(WIDTH, HEIGHT_OF_CURVES), dpi=DOTS_PER_INCH, layout="constrained")
    axes = figure.subplots()
    for index, curve in enumerate(curves):
        on_and_off = [float(length) / 2 for length in DASHES[index % len(DASHES)].split()]
        style = (0, tuple(on_and_off)) if on_and_off else "-"
        places, values = [x for x, _ in curve.points], [y for _, y in curve.points]
        axes.plot(places, values, color=HUES[index % len(HUES)], linestyle=style, label=curve.name)
    for number, mark in enumerate(marks, 1):
        axes.axvline(mark, color=INK, linestyle=":", linewidth=1)
        axes.annotate(str(number), (mark, 100), (2, 3), textcoords="offset points", fontsize=8)
    axes.set_title(title, pad=14)
    axes.set_xlabel(across)
    axes.set_ylim(0, 100)
    axes.yaxis.set_major_formatter(PercentFormatter(100))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.16), ncols=len(curves), frameon=False)
    figure.savefig(file, format="png")
