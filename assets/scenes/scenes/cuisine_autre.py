"""Kitchens arranged in other ways than cuisine.py.

layout: `evier` (cabinets in an L, the sink under the window before us), `couloir` (narrow, cabinets on both sides, window at its end),
`angle` (an island seen from the corner), `verriere` (behind a glazed steel partition), `repas` (eat-in kitchen, round table).
"""
import math

from kit import decor, kitchen_parts as parts, lived, seating
from kit.base import Group
from kit.hours import render_options
from kit.lighting import camera
from kit.materials import plain
from kit.materials_thin import glass
from kit.room import Room
from kit.vegetation import shrub

from .cuisine import _island


def build(rng, style, layout="evier", shot=None):
    style = dict(style, curtains=None, panels=False, accent=style["wall"], wainscot=None)
    if style["floor"] == "moquette":
        style.update(floor="terre", floor_color=(.5, .3, .16))
    view = {"evier": _sink, "couloir": _galley, "angle": _corner, "verriere": _glazed, "repas": _eating}[layout](rng, style)
    camera(*(shot or view))
    return render_options(style, exposure=.15)


def _run(rng, style, g, x0, x1, sink=None, hob=None, window=None, shelves=True, fridge=None):
    """Base cabinets along a wall, tiles, shelves or cupboards where no window is."""
    flat = style["window"] == "bay"
    parts.base_units(g, x0, x1, style, rng, sink=sink, hob=hob, oven=hob, panelled=not flat)
    spans = [(x0, x1)] if not window else [(x0, window[0] - .08), (window[1] + .08, x1)]
    for a, b in spans:
        if b - a > .2:
            parts.splashback(g, a, b, style, z1=1.42)
    if window:
        parts.splashback(g, window[0] - .08, window[1] + .08, style, z1=1.03)
    for a, b in spans:
        if hob is not None and a < hob < b:
            parts.hood(g, hob, style, style["height"])
            pieces = [(a, hob - .36), (hob + .36, b)]
        else:
            pieces = [(a, b)]
        for p, q in pieces:
            if q - p > .5:
                if shelves:
                    parts.open_shelves(g, p + .04, q - .04, style, rng, (1.5, 1.85))
                else:
                    parts.wall_units(g, p, q, style, 1.45, .72)
    if fridge:
        parts.fridge(g, fridge, color=(.62, .62, .62) if flat else style["kitchen"])


def _sink(rng, style):
    """The sink under the window before us, the hob along the right wall, a table in the middle."""
    width, depth = rng.uniform(3.9, 4.3), rng.uniform(4.2, 4.6)
    top = min(style["height"] - .3, 2.3)
    a = width * .22
    style = dict(style, sun_from=(-.35, 1, .8), daylight=42, fill=24)
    room = Room(rng, style, width, depth, [("back", a, a + 1.5, 1.06, top)])
    with Group((0, depth, 0), 0, "back run") as g:
        _run(rng, style, g, .02, width - .02, sink=a + .75, window=(a, a + 1.5))
        parts.worktop_clutter(g, [.3, a + 1.75], .9, -.3, style, rng)
        decor.vase(g, (a + 1.3, -.12, .9), rng, size=.7, stems=(.2, .34, .1))
        for k in range(3):
            g.lathe((a + .2 + .17 * k, -.02, 1.075), [(.05, 0), (.065, .1), (.06, .1)], plain("herb pot", (.5, .25, .14), .8))
    with Group((width, depth, 0), -math.pi / 2, "right run") as g:
        hob = 1.75
        _run(rng, style, g, .6, 2.75, hob=hob, shelves=rng.random() < .5, fridge=3.1)
        parts.worktop_clutter(g, [1.1, 2.4], .9, -.3, style, rng)
        parts.tea_towel(g, hob, -.64, .58, style["third"])
        g.lathe((hob - .14, -.2, .91), [(.1, 0), (.105, .1), (.1, .1), (0, .105)], plain("pan", style["second"], .3))
    for k in range(3):
        shrub(rng, (a + .2 + .17 * k, depth - .02, 1.15), .08, .16, (.16, .3, .08), .03, None, 130)
    x, y = width * .42, depth - 2.2
    seating.table((x, y, 0), 0, style, 1.3, .8)
    kind = "straw" if style.get("straw") else rng.choice(("wood", "shell"))
    for dx, dy, turn in ((-.32, -.6, math.pi), (.36, -.58, math.pi), (-.9, .02, math.pi / 2)):
        seating.chair((x + dx, y + dy, 0), turn + rng.gauss(0, .15), style, kind)
    with Group((x, y, .74), .1, "on table") as g:
        parts.worktop_clutter(g, [-.3], 0, 0, style, rng)
        lived.tray(g, .25, 0, 0, style, rng)
    with Group((0, 0, 0), math.pi / 2, "left wall") as g:
        decor.gallery(g, depth - 2.0, 1.6, style, rng, "pair")
    decor.plant((.42, depth - .95, 0), 1.2, rng)
    decor.pendant((x, y, room.height), room.height - 1.9, style, rng, style.get("pendant"))
    return (width * .34, .2, 1.42), (width * .56, depth), 19.5, -.05


def _galley(rng, style):
    """A narrow kitchen: cabinets on both sides, the window at its end."""
    width, depth = 2.5, 4.4
    top = min(style["height"] - .35, 2.4)
    style = dict(style, sun_from=(-.15, 1, .8), daylight=44, fill=26)
    low = style["window"] != "small"
    room = Room(rng, style, width, depth, [("back", .75, 1.75, .06 if low else .9, top)])
    with Group((width, depth, 0), -math.pi / 2, "right run") as g:
        _run(rng, style, g, .1, 3.4, sink=1.0, hob=2.3, shelves=True)
        parts.worktop_clutter(g, [.4, 1.6, 3.0], .9, -.3, style, rng)
        parts.tea_towel(g, 2.3, -.64, .58, style["third"])
    with Group((0, 0, 0), math.pi / 2, "left run") as g:
        _run(rng, style, g, 1.7, 3.9, shelves=False)
        parts.worktop_clutter(g, [2.0, 2.6, 3.3], .9, -.3, style, rng)
    decor.rug((width / 2, depth - 2.1, 0), (.75, 2.3), style, rng)
    decor.plant((.3, depth - .28, 0), .9, rng)
    decor.pendant((width / 2, depth - 1.6, room.height), room.height - 2.1, style, rng, style.get("pendant") if style.get("pendant") != "branches" else "dome")
    return (width * .47, .12, 1.45), (width * .51, depth), 19, -.06


def _corner(rng, style):
    """An island with stools seen from the corner, tall cupboards, windows on the left."""
    width, depth = rng.uniform(4.9, 5.3), rng.uniform(4.8, 5.2)
    top = min(style["height"] - .35, 2.4)
    style = dict(style, daylight=18 if style["window"] == "bay" else 26)
    windows = [("left", 1.4, 3.9, .05, 2.2)] if style["window"] == "bay" else [("left", 1.3, 2.5, .5, top), ("left", 3.1, 4.3, .5, top)]
    room = Room(rng, style, width, depth, windows)
    with Group((0, depth, 0), 0, "back run") as g:
        end = width - 1.3
        hob = end * .5
        _run(rng, style, g, .02, end, hob=hob, shelves=rng.random() < .6)
        parts.worktop_clutter(g, [.4, hob + .7, end - .3], .9, -.3, style, rng)
        front = plain("kitchen tall", style.get("kitchen_high", style["kitchen"]), .4)
        for k in range(2):
            g.box((end + .34 + .62 * k, -.31, 1.12), (.61, .62, 2.24), front, .004)
            g.box((end + .34 + .62 * k, -.63, 1.12), (.59, .02, 2.2), front, .004)
            parts.handle(g, end + .34 + .62 * k + (.22 if k == 0 else -.22), -.66, 1.15, plain("metal", style["metal"], .3, .9), True, .4)
    x, y = width * .48, depth - 2.15
    _island(rng, style, x, y)
    for dx in (-.45, .45):
        decor.pendant((x + dx, y, room.height), room.height - 1.95, style, rng, style.get("pendant") if style.get("pendant") in ("globe", "rattan") else "dome")
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, 2.4, 1.65, style, rng)
    decor.plant((width - .45, depth - 1.3, 0), 1.4, rng)
    return (width * .88, .3, 1.5), (width * .22, depth), 20.5, -.07


def _glazed(rng, style):
    """Seen from the living room through a partition of steel and glass."""
    width, depth = 4.2, 5.4
    style = dict(style, daylight=34, fill=24)
    top = min(style["height"] - .35, 2.4)
    room = Room(rng, style, width, depth, [("left", 3.7, 4.8, .95, top), ("left", .9, 2.0, .5, top)])
    with Group((0, depth, 0), 0, "back run") as g:
        _run(rng, style, g, .02, width - .66, sink=width * .22, hob=width * .55, fridge=width - .34)
        parts.worktop_clutter(g, [width * .4, width * .7], .9, -.3, style, rng)
    y, steel = depth - 2.1, plain("partition steel", (.02, .021, .023), .45, .3)
    h = min(room.height - .02, 2.6)
    with Group((0, y, 0), 0, "partition") as g:
        g.box((width * .28, 0, .5), (width * .56, .1, 1.0), plain("wall", style["wall"], .85))
        g.box((width * .28, 0, 1.02), (width * .56, .12, .04), steel)
        for k in range(6):
            g.box((width * .56 * k / 5, 0, (1.0 + h) / 2), (.035, .045, h - 1.0), steel)
        for z in (1.75, h):
            g.box((width * .28, 0, z), (width * .56, .045, .035), steel)
        g.quad((0, .0, 1.03), (width * .56, .0, 1.03), (width * .56, .0, h), (0, .0, h), glass("partition glass", (.96, .98, .97), .03))
        g.box((width / 2, 0, (h + room.height) / 2 + .02), (width, .1, room.height - h), plain("wall", style["wall"], .85))
        for x in (width * .56, width * .98):
            g.box((x, 0, h / 2), (.06, .06, h), steel)
    seating.table((width * .27, y - .75, 0), 0, style, 1.5, .7)
    for dx, turn in ((-.4, math.pi), (.4, math.pi)):
        seating.chair((width * .27 + dx, y - 1.25, 0), turn + rng.gauss(0, .12), style, rng.choice(("wood", "shell")))
    with Group((width * .27, y - .7, .74), 0, "on table") as g:
        decor.vase(g, (.3, 0, 0), rng, stems=(.25, .34, .12))
        lived.tray(g, -.3, 0, 0, style, rng)
    decor.pendant((width * .27, y - .75, room.height), room.height - 1.8, style, rng, "dome")
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, 3.4, 1.65, style, rng, "pair")
    decor.plant((width - .4, y - .6, 0), 1.3, rng)
    return (width * .58, .2, 1.42), (width * .45, depth), 21, -.05


def _eating(rng, style):
    """A round table in the foreground, cabinets along the left wall and the far one, window on the right."""
    width, depth = rng.uniform(4.3, 4.7), rng.uniform(4.8, 5.2)
    style = dict(style, sun_from=(1, -.15, .75), daylight=18 if style["window"] == "bay" else 28)
    windows = [("right", 1.3, 3.6, .05, 2.2)] if style["window"] == "bay" else [("right", 1.2, 2.4, .6, 2.2), ("right", 3.0, 4.1, .95, 2.2)]
    room = Room(rng, style, width, depth, windows)
    with Group((0, depth, 0), 0, "back run") as g:
        _run(rng, style, g, .62, width - .02, sink=width * .62, shelves=True)
        parts.worktop_clutter(g, [1.2, width * .82], .9, -.3, style, rng)
    with Group((0, 0, 0), math.pi / 2, "left run") as g:
        hob = depth - 1.5
        _run(rng, style, g, depth - 2.6, depth - .6, hob=hob, shelves=False)
        parts.worktop_clutter(g, [depth - 2.3, depth - .8], .9, -.3, style, rng)
        parts.tea_towel(g, hob, -.64, .58, style["third"])
    x, y = width * .62, depth - 2.6
    seating.table((x, y, 0), 0, style, 1.2, 1.15, True)
    kind = "straw" if style.get("straw") else rng.choice(("wood", "shell"))
    for a in (.3, 1.9, 3.4, 4.9):
        seating.chair((x + .85 * math.cos(a), y + .85 * math.sin(a), 0), a - math.pi / 2 + rng.gauss(0, .12), style, kind)
    decor.rug((x, y, 0), (2.1, 2.1), style, rng, True)
    with Group((x, y, .74), 0, "on table") as g:
        decor.vase(g, (.1, .1, 0), rng, stems=style["third"])
        lived.tray(g, -.15, -.15, 0, style, rng)
    decor.pendant((x, y, room.height), room.height - 1.8, style, rng, style.get("pendant"))
    decor.plant((width - .45, depth - 1.0, 0), 1.4, rng)
    return (width * .3, .2, 1.45), (width * .52, depth), 20, -.06
