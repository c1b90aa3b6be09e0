"""Our bar charts as PNG: the few shapes their SVG is made of, and letters drawn with a pen, with nothing to install.

A letter is a row of strokes on a grid, each point two digits: x from the left, y from 2 below the line. Capitals reach from
2 to 9, small letters to 7. Accents are taken off and set on top: Latin and Cyrillic need one drawing for each plain letter.
"""

import os
import struct
import zlib
from itertools import pairwise
from math import hypot
from pathlib import Path
from unicodedata import normalize
from xml.etree import ElementTree

from wonderwood.engine.errors import Refusal

ENDINGS = [".svg", ".png"]
SCALE = 2  # pixels for each unit of the drawing
PAPER = 255
UNIT = 0.72 / 7  # of the size of the letters: what one step of the grid is high
NARROW = 0.88  # how wide it is for its height
PEN = 0.085  # of the size of the letters
GAP, SPACE = 1.7, 3.0

Point = tuple[float, float]
Ink = tuple[int, int, int]

LETTERS = """
0 123243483919080312
1 182922 1232
2 08193948470242
3 081939484736 16364543321203
4 32390444
5 490906364543321203
6 483919080312324345361605
7 094912
8 16070819394847361605031232434536
9 031232434839190806153546
A 022942 1535
B 02093948473606 3645433202
C 4839190803123243
D 02092947442202
E 49090242 0636
F 490902 0636
G 48391908031232434525
H 0209 4249 0646
I 0209
J 3933221203
K 0209 4905 1642
L 090242
M 0209254942
N 02094249
O 123243483919080312
P 02093948463505
Q 123243483919080312 2442
R 02093948463505 2542
S 483919080716364543321203
T 0949 2229
U 090312324349
V 092249
W 0912263249
X 0249 0942
Y 092549 2522
Z 09490242
a 0617374642 43321203041545
b 0209 0617374643321203
c 4637170603123243
d 4249 4637170603123243
e 05454637170603123243
f 39291812 0737
g 4741301001 4637170604133344
h 0209 0617374642
i 0207 0909
j 171100 1919
k 0209 3704 1532
l 0209
m 0207 06172622 26374642
n 0207 0617374642
o 123243463717060312
p 0007 0617374643321203
q 4047 4637170603123243
r 0207 051737
s 46371706153443321203
t 19132232 0737
u 0703123243 4742
v 072247
w 0712253247
x 0247 0742
y 0722 471000
z 07470242
Б 4909023243453606
Г 020949
Д 01024241 1216293932
Ж 2229 092602 492642
И 09024942
Л 0213294942
П 02094942
У 0925 491202
Ф 2229 183847453414050718
Ц 09024241 3932
Ч 09061545 4942
Ш 09024249 2229
Щ 09025251 4942 2922
Ъ 0919123243453616
Ы 09022233352606 5952
Ь 09023243453606
Э 0819394843321203 1646
Ю 0209 0626 324253584939282332
Я 42491908061545 2502
б 4918070312324345361605
в 020737463505 3544433202
г 020737
д 01024241 1215273732
ж 2227 072502 472542
з 061737463515 354443321203
и 07024742
к 0207 3704 1532
л 0213274742
м 0207244742
н 0207 4247 0545
п 02074742
т 0747 2227
ф 2029 173746433212030617
ц 07024241 3732
ч 07051444 4742
ш 07024247 2227
щ 07025251 4742 2722
ъ 0717123243443515
ы 07022233342505 5752
ь 07023243443505
э 0617374643321203 2545
ю 0207 0525 324253564737262332
я 42471706051444 2402
. 0202
, 0201
: 0202 0606
- 0535
– 0545
% 0259 0819281708 3344534233
( 19070412
) 09171402
' 0908
/ 0239
+ 0545 2327
× 1436 1634
! 0904 0202
? 08193948472524 2222
& 4217182938370403122245
ı 0207
_ 0141
"""
TWINS = dict(zip("АВЕКМНОРСТХЗаеорсух’", "ABEKMHOPCTX3aeopcyx'"))
ACCENTS = {"\u0300": "1231", "\u0301": "1132", "\u0302": "102230", "\u0306": "112031", "\u0308": "1111 3131", "\u0327": "2110"}
BELOW = "\u0327"


def write_chart(file: str, svg: str) -> None:
    """Keep a chart, as SVG or PNG by how the name ends."""
    try:
        if Path(file).suffix.lower() == ".png":
            Path(file).write_bytes(to_png(svg))
        else:
            Path(file).write_text(svg, encoding="utf-8")
    except OSError:
        raise Refusal("cannot_write", file=file) from None


def expect_chart(file: str) -> None:
    """Refuse a name that no chart can be kept under: better before the work than after it."""
    path = Path(file)
    if path.suffix.lower() not in ENDINGS:
        raise Refusal("unknown_ending", file=file, allowed=ENDINGS)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Refusal("cannot_write", file=file)


def to_png(svg: str) -> bytes:
    """A chart of straight lines, boxes and words as a picture."""
    root = ElementTree.fromstring(svg)
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    page = Page(int(width * SCALE), int(height * SCALE))
    for element in root:
        kind, given = element.tag.rpartition("}")[2], {**root.attrib, **element.attrib}
        if kind == "rect":
            left, top = float(given["x"]), float(given["y"])
            page.box(left, top, left + float(given["width"]), top + float(given["height"]), ink(given["fill"]))
        elif kind == "line":
            start, end = (float(given["x1"]), float(given["y1"])), (float(given["x2"]), float(given["y2"]))
            for one, two in dashes(start, end, [float(part) for part in given.get("stroke-dasharray", "").split()]):
                page.stroke(one, two, 0.5, ink(given["stroke"]), float(given.get("stroke-opacity", "1")))
        elif kind == "path":
            for one, two in steps(given["d"]):
                page.stroke(one, two, 0.5, ink(given["stroke"]), 1.0)
        elif kind == "text":
            size = float(given["font-size"])
            shift = {"middle": 0.5, "end": 1.0}.get(given.get("text-anchor", ""), 0.0)
            strokes, length = lettering(element.text or "", size)
            left = float(given["x"]) - shift * length
            for (x1, y1), (x2, y2) in strokes:
                base = float(given["y"])
                page.stroke((left + x1, base - y1), (left + x2, base - y2), size * PEN / 2, ink(given["fill"]), 1.0)
    return page.png()


def ink(color: str) -> Ink:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def dashes(start: Point, end: Point, pattern: list[float]) -> list[tuple[Point, Point]]:
    """A line in pieces: so much drawn, so much left out."""
    if not pattern:
        return [(start, end)]
    length = hypot(end[0] - start[0], end[1] - start[1])
    drawn, skipped = pattern

    def at(along: float) -> Point:
        part = min(along / length, 1.0)
        return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part

    period = drawn + skipped
    return [(at(index * period), at(index * period + drawn)) for index in range(int(length / period) + 1)]


def steps(path: str) -> list[tuple[Point, Point]]:
    """The lines of a path of M (go to), H (across to) and v (down by)."""
    found: list[tuple[Point, Point]] = []
    x = y = 0.0
    for command in path.replace("M", " M").replace("H", " H").replace("v", " v").split(" "):
        if command.startswith("M"):
            x = float(command[1:])
        elif command.startswith("H"):
            found.append(((x, y), (float(command[1:]), y)))
            x = float(command[1:])
        elif command.startswith("v"):
            found.append(((x, y), (x, y + float(command[1:]))))
            y += float(command[1:])
        elif command:
            y = float(command)
    return found


class Page:
    """White paper, three bytes for each pixel; places are told in units of the drawing."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.pixels = bytearray([PAPER]) * (width * height * 3)

    def _blend(self, x: int, y: int, color: Ink, share: float) -> None:
        if 0 <= x < self.width and 0 <= y < self.height and share > 0:
            at = (y * self.width + x) * 3
            for index in range(3):
                self.pixels[at + index] = round(self.pixels[at + index] * (1 - share) + color[index] * share)

    def box(self, left: float, top: float, right: float, bottom: float, color: Ink) -> None:
        for y in range(round(top * SCALE), round(bottom * SCALE)):
            for x in range(round(left * SCALE), round(right * SCALE)):
                self._blend(x, y, color, 1.0)

    def stroke(self, start: Point, end: Point, half: float, color: Ink, opacity: float) -> None:
        """A line with round ends; a pixel is inked by how far it lies inside."""
        x1, y1, x2, y2, reach = (value * SCALE for value in (*start, *end, half))
        dx, dy = x2 - x1, y2 - y1
        square = dx * dx + dy * dy
        for y in range(int(min(y1, y2) - reach - 1), int(max(y1, y2) + reach + 2)):
            for x in range(int(min(x1, x2) - reach - 1), int(max(x1, x2) + reach + 2)):
                px, py = x + 0.5 - x1, y + 0.5 - y1
                along = 0.0 if square == 0 else max(0.0, min(1.0, (px * dx + py * dy) / square))
                inside = reach + 0.5 - hypot(px - along * dx, py - along * dy)
                self._blend(x, y, color, opacity * max(0.0, min(1.0, inside)))

    def png(self) -> bytes:
        row = self.width * 3
        lines = b"".join(b"\0" + self.pixels[at : at + row] for at in range(0, len(self.pixels), row))
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)  # eight bits each of red, green and blue
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
        )


def read_letters(text: str) -> dict[str, list[list[Point]]]:
    return {line[0]: strokes(line[1:]) for line in text.strip().splitlines()}


def strokes(text: str) -> list[list[Point]]:
    return [
        [(float(stroke[index]), float(stroke[index + 1]) - 2) for index in range(0, len(stroke), 2)] for stroke in text.split()
    ]


DRAWN = read_letters(LETTERS)


def lettering(text: str, size: float) -> tuple[list[tuple[Point, Point]], float]:
    """The strokes of a text from its left end, y upwards from the line, and how long it is."""
    found: list[tuple[Point, Point]] = []
    across, up = size * UNIT * NARROW, size * UNIT
    left = width = 0.0
    tall = False
    plain = normalize("NFD", text.replace("œ", "oe"))
    for index, sign in enumerate(plain):
        if sign in ACCENTS:
            lift = 0.0 if sign == BELOW else 10.0 if tall else 8.0
            drawing = [[(x - 2 + width / 2, y + lift) for x, y in stroke] for stroke in strokes(ACCENTS[sign])]
            start = left - (width + GAP) * across
        else:
            start = left
            dotless = sign == "i" and plain[index + 1 : index + 2] in ACCENTS
            drawing = DRAWN.get("ı" if dotless else TWINS.get(sign, sign), [] if sign.isspace() else DRAWN["?"])
            points = [point for stroke in drawing for point in stroke]
            width = max((x for x, _ in points), default=SPACE - GAP)
            tall = max((y for _, y in points), default=0.0) > 5
            left += (width + GAP) * across
        for stroke in drawing:
            placed = [(start + x * across, y * up) for x, y in stroke]
            found += pairwise(placed)
    return found, max(0.0, left - GAP * across)
