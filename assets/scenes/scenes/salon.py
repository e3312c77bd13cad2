"""Living rooms arranged in other ways than sejour.py: each layout has its own windows, furniture and camera.

layout: `baie` (windows before us), `angle` (seen from a corner), `dos` (behind the sofa, towards hearth or screen),
`face` (two sofas facing each other), `long` (dining table, then sofas).
"""
import math

from kit import decor, lived, seating, storage
from kit.base import Group
from kit.hours import render_options
from kit.lighting import camera
from kit.materials import plain
from kit.room import Room


def windows_at(style, side, start, end):
    """The style's windows spread over a stretch of a wall."""
    top = min(style["height"] - .35, 2.7)
    kind, length = style["window"], end - start
    if kind == "bay":
        return [(side, start + .15, end - .15, .04, 2.22)]
    count = max(1, round(length / 2.1))
    bottom, wide = (.06, 1.2) if kind == "tall" else (.8, 1.2)
    step = length / count
    return [(side, start + step * (k + .5) - wide / 2, start + step * (k + .5) + wide / 2, bottom, top if kind == "tall" else 2.08)
            for k in range(count)]


def _daylight(style):
    """Wide windows need less light each."""
    return {"bay": 17, "tall": 26, "small": 40}[style["window"]]


def on_table(at, style, rng):
    with Group(at, rng.gauss(0, .3), "clutter") as g:
        if rng.random() < .5:
            lived.tray(g, -.05, 0, 0, style, rng)
        else:
            decor.books(g, .14, -.05, 0, 0, rng, lie=True)
            decor.vase(g, (-.2, .1, 0), rng, size=.75, stems=rng.choice((style["third"], (.2, .28, .1))))


def build(rng, style, layout="baie", shot=None, child=False):
    """`shot` replaces the layout's camera: (location, target, lens, rise)."""
    view = {"baie": _bay, "angle": _corner, "dos": _behind, "face": _facing, "long": _long}[layout](rng, style)
    if child:
        lived.toys((2.0, 2.1, .02), rng, style)
    camera(*(shot or view))
    return render_options(style, exposure=.1)


def _bay(rng, style):
    """Windows on the far wall, sofa along the right one, screen on a sideboard along the left one."""
    width, depth = rng.uniform(5.2, 5.7), rng.uniform(5.2, 5.7)
    style = dict(style, accent_wall=style.get("accent_wall", "right"), sun_from=(-.45, 1, .75), daylight=_daylight(style))
    room = Room(rng, style, width, depth, windows_at(style, "back", .6, width - .6))
    rug_y = depth * .52
    decor.rug((width * .5, rug_y, 0), (2.4, 3.0), style, rng)
    seating.sofa((width - .6, rug_y, 0), -math.pi / 2, style, rng, 2.2)
    with Group((width, depth, 0), -math.pi / 2, "pictures") as g:
        decor.gallery(g, depth - rug_y, 1.68, style, rng, rng.choice(("pair", "crowd")))
        if style.get("sconces"):
            lived.sconce(g, depth - rug_y + 1.3, 1.6, style)
    storage.sideboard((0, rug_y + .1, 0), math.pi / 2, style, rng, 1.9, screen=True)
    seating.armchair((1.35, depth - 1.0, 0), -.45, style, rng)
    decor.floor_lamp((.45, depth - .6, 0), style, rng)
    decor.plant((width - .5, depth - .55, 0), 1.6, rng)
    decor.plant((.5, rug_y - 1.5, 0), 1.1, rng, "monstera")
    top = seating.coffee_table((width * .52, rug_y, 0), style, rng)
    on_table((width * .52, rug_y, top + .002), style, rng)
    lived.basket((width - .5, rug_y - 1.7, 0), rng, style)
    decor.pendant((width * .5, rug_y, room.height), .6 if room.height > 2.8 else .36, style, rng, style.get("pendant"))
    return (width * .44, .22, 1.3), (width * .52, depth), 20.5, -.045


def _corner(rng, style):
    """Seen across the room: a corner sofa against the right wall, bookcase and window on the far one."""
    width, depth = rng.uniform(5.4, 5.9), rng.uniform(5.4, 5.9)
    style = dict(style, accent_wall=style.get("accent_wall", "right"), sun_from=(-.35, 1, .7), daylight=_daylight(style) + 6, fill=30)
    room = Room(rng, style, width, depth, windows_at(style, "back", .7, width - 2.1))
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, 2.5, 1.72, style, rng, rng.choice(("crowd", "one", "pair")))
        lived.sconce(g, 4.25, 1.6, style)
    storage.bookcase((width - 1.05, depth, 0), 0, style, rng, 1.5, min(2.3, room.height - .35), .8)
    decor.rug((width - 2.2, depth - 2.7, 0), (2.6, 2.6), style, rng, style.get("round_rug", rng.random() < .3))
    lived.corner_sofa((width - .6, depth - 2.5, 0), -math.pi / 2, style, rng, 2.7, 1)
    top = seating.coffee_table((width - 2.2, depth - 2.3, 0), style, rng, rng.choice(("round", "pair")))
    on_table((width - 2.2, depth - 2.3, top + .002), style, rng)
    seating.armchair((1.75, depth - 1.25, 0), .9, style, rng, rng.choice(("wood", "club")))
    decor.floor_lamp((.75, depth - .7, 0), style, rng)
    decor.plant((.5, depth - 2.0, 0), 1.5, rng)
    lived.basket((width - 2.05, depth - .45, 0), rng, style)
    decor.plant((width - .45, depth - 4.45, 0), 1.0, rng)
    decor.pendant((width - 2.3, depth - 2.6, room.height), .6 if room.height > 2.8 else .36, style, rng, style.get("pendant"))
    return (.45, .3, 1.35), (width * .86, depth), 20, -.04


def _behind(rng, style):
    """Behind the sofa: hearth or screen between shelves on the far wall, windows on the left."""
    width, depth = rng.uniform(5.2, 5.6), rng.uniform(5.6, 6.0)
    room = Room(rng, style, width, depth, windows_at(style, "left", 1.8, 5.2))
    middle = width * .5
    hearth = style.get("fireplace")
    with Group((0, depth, 0), 0, "hearth") as g:
        if hearth:
            (storage.marble_fireplace if hearth == "marble" else storage.stone_fireplace)(g, middle, style, rng, room.height)
        else:
            decor.gallery(g, middle + .0, 1.75, style, rng, "one")
    if not hearth:
        storage.sideboard((middle, depth, 0), 0, style, rng, 2.0, .4, dressed=False, screen=False)
        decor.table_lamp((middle - .75, depth - .2, .55), style, rng)
        with Group((middle, depth, .55), 0, "on board") as g:
            decor.vase(g, (.6, -.2, 0), rng, stems=style["third"])
            decor.books(g, .1, -.2, 0, 0, rng, lie=True)
    wide = 1.15 if hearth == "marble" else .9
    off = 1.5 if hearth != "stone" else 1.6
    for s in (-1, 1):
        storage.bookcase((middle + s * (off + .2), depth, 0), 0, style, rng, wide, min(2.25, room.height - .4), .8)
    decor.rug((middle, depth - 2.3, 0), (3.0, 2.2), style, rng)
    seating.sofa((middle + .1, depth - 3.45, 0), math.pi, style, rng, 2.1)
    seating.armchair((middle - 1.65, depth - 2.1, 0), 1.35, style, rng, "club")
    seating.armchair((middle + 1.7, depth - 2.2, 0), -1.3, style, rng, "wood")
    top = seating.coffee_table((middle, depth - 2.2, 0), style, rng)
    on_table((middle, depth - 2.2, top + .002), style, rng)
    with Group((width, depth, 0), -math.pi / 2, "pictures") as g:
        decor.gallery(g, 2.3, 1.7, style, rng)
    decor.floor_lamp((.5, depth - .6, 0), style, rng)
    decor.plant((width - .5, depth - 1.0, 0), 1.5, rng)
    decor.pendant((middle, depth - 2.4, room.height), .55 if room.height > 2.8 else .34, style, rng, style.get("pendant"))
    return (width * .86, .25, 1.6), (width * .3, depth), 20, -.1


def _facing(rng, style):
    """Two sofas face each other before the far windows or the hearth."""
    width, depth = rng.uniform(5.0, 5.4), rng.uniform(5.6, 6.0)
    hearth = style.get("fireplace")
    style = dict(style, sun_from=style.get("sun_from", (-1, .1, .7)) if hearth else (-.5, 1, .7))
    windows = windows_at(style, "left", 2.1, 5.2) if hearth else windows_at(style, "back", .8, width - .8)
    room = Room(rng, style, width, depth, windows)
    middle, y = width * .5, depth - 2.15
    decor.rug((middle, y, 0), (2.9, 2.6), style, rng)
    seating.sofa((middle + 1.55, y, 0), -math.pi / 2, style, rng, 1.95)
    seating.sofa((middle - 1.55, y, 0), math.pi / 2, dict(style, second=style["third"], third=style["second"]), rng, 1.95)
    with Group((0, depth, 0), 0, "far wall") as g:
        if hearth:
            (storage.marble_fireplace if hearth == "marble" else storage.stone_fireplace)(g, middle, style, rng, room.height)
            for s in (-1, 1):
                decor.frame(g, middle + s * 1.5, 1.7, .6, .8, style, rng)
        elif style["window"] != "bay":
            decor.frame(g, middle, 1.6, .6, .8, style, rng)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, 2.2, 1.75, style, rng)
    top = seating.coffee_table((middle, y, 0), style, rng, "box" if rng.random() < .5 else "round")
    on_table((middle, y, top + .002), style, rng)
    for s in (-1, 1):
        x, z = middle + s * 1.75, .5
        with Group((x, y - 1.35, 0), 0, "side table") as g:
            g.lathe((0, 0, 0), [(.16, 0), (.16, .015), (.015, .03), (.015, z - .03), (.24, z - .02), (.24, z), (0, z)],
                    plain("metal", style["metal"], .35, .8), 36)
        decor.table_lamp((x, y - 1.35, z), style, rng)
    decor.plant((width - .5, depth - .5, 0), 1.6, rng)
    decor.plant((.5, depth - .5, 0), 1.3, rng)
    decor.pendant((middle, y, room.height), .75 if room.height > 2.8 else .36, style, rng, style.get("pendant"))
    return (width * .5, .2, 1.28), (width * .5, depth), 20, -.04


def _long(rng, style):
    """A long room: the dining table near us on the left, sofa and shelves beyond, windows on the right."""
    width, depth = rng.uniform(4.9, 5.3), rng.uniform(7.0, 7.5)
    style = dict(style, sun_from=(1, -.1, .7), sun=3.5, daylight=_daylight(style) - 7, fill=17)
    room = Room(rng, style, width, depth, windows_at(style, "right", 1.2, depth - 1.0))
    x, y = 1.75, 2.75
    seating.table((x, y, 0), math.pi / 2, style, 1.9, .9)
    kind = "straw" if style.get("straw") else rng.choice(("wood", "shell"))
    for dx, dy, turn in ((-.68, -.45, math.pi / 2), (-.68, .45, math.pi / 2), (.68, -.45, -math.pi / 2), (.68, .45, -math.pi / 2)):
        seating.chair((x + dx, y + dy, 0), turn + rng.gauss(0, .1), style, kind)
    with Group((x, y, .74), .1, "on table") as g:
        decor.vase(g, (0, .1, 0), rng, size=1.2, stems=(.24, .33, .12))
        lived.tray(g, 0, -.4, 0, style, rng)
    decor.pendant((x, y, room.height), room.height - 1.75, style, rng, style.get("pendant"))
    decor.rug((width * .52, depth - 1.75, 0), (2.9, 2.0), style, rng)
    seating.sofa((width * .5, depth - .6, 0), 0, style, rng, 2.1)
    with Group((0, depth, 0), 0, "far wall") as g:
        decor.gallery(g, width * .5, 1.7, style, rng)
    seating.armchair((1.0, depth - 1.9, 0), 1.2, style, rng)
    top = seating.coffee_table((width * .52, depth - 1.75, 0), style, rng)
    on_table((width * .52, depth - 1.75, top + .002), style, rng)
    decor.floor_lamp((.5, depth - .6, 0), style, rng)
    decor.plant((width - .45, depth - .5, 0), 1.6, rng)
    storage.sideboard((0, depth - 3.4, 0), math.pi / 2, style, rng, 1.4, .6)
    with Group((0, 0, 0), math.pi / 2, "left wall") as g:
        decor.frame(g, 2.6, 1.65, .8, .6, style, rng)
    return (width * .66, .2, 1.38), (width * .44, depth), 20.5, -.045
