"""Bedrooms arranged in other ways than chambre.py.

layout: `fenetre` (bed along the right wall, windows before us), `angle` (seen from a corner, desk by the window), `enfant`
(single bed, toys, desk), `sous-toit` (under the slope of a roof with a skylight), `duo` (twin beds).
"""
import math

from kit import decor, lived, seating, storage
from kit.attic import slope
from kit.base import Group
from kit.hours import render_options
from kit.lighting import camera
from kit.materials import plain, wood
from kit.room import Room

from .salon import windows_at

SOFT_FLOOR = {"carreaux": ("parquet", (.46, .31, .18))}


def build(rng, style, layout="fenetre", shot=None):
    floor, color = SOFT_FLOOR.get(style["floor"], (style["floor"], style["floor_color"]))
    style = dict(style, floor=floor, floor_color=color, fill=style.get("fill", 18))
    view = {"fenetre": _window, "angle": _corner, "enfant": _child, "sous-toit": _attic, "duo": _twins}[layout](rng, style)
    camera(*(shot or view))
    return render_options(style, exposure=.15)


def _stand(at, style, rng, things=True):
    """A bedside table with its lamp; `at` is its middle on the floor."""
    oak = wood("bedside", style["wood"], "x")
    with Group((*at, 0), 0, "bedside") as g:
        g.box((0, 0, .4), (.42, .38, .24), oak, .008)
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.tube((sx * .17, sy * .14, .3), (sx * .18, sy * .15, 0), .014, oak, .01)
        if things:
            decor.books(g, .08, -.08, .52, 0, rng, lie=True)
    decor.table_lamp((at[0] - .06, at[1] + .06, .52), style, rng)


def _window(rng, style):
    """The bed stands against the right wall; windows before us with a chair, a chest along the left wall."""
    width, depth = rng.uniform(4.2, 4.6), rng.uniform(4.4, 4.8)
    style = dict(style, accent_wall=style.get("accent_wall", "right"), sun_from=(-.5, 1, .75),
                 daylight={"bay": 14, "tall": 22, "small": 36}[style["window"]])
    room = Room(rng, style, width, depth, windows_at(style, "back", .5, width - .9))
    y = depth - 2.05
    seating.bed((width - 1.14, y, 0), -math.pi / 2, style, rng, 1.6)
    for s in (-1, 1):
        _stand((width - .3, y + s * 1.12), style, rng, s > 0)
    with Group((width, depth, 0), -math.pi / 2, "over the bed") as g:
        decor.gallery(g, depth - y, 1.75, style, rng, rng.choice(("one", "pair")))
    decor.rug((width - 1.9, y, 0), (1.9, 2.7), style, rng)
    storage.sideboard((0, depth - 2.3, 0), math.pi / 2, style, rng, 1.4, .7)
    with Group((0, 0, 0), math.pi / 2, "left wall") as g:
        lived.round_mirror(g, depth - 2.3, 1.6, .4, style)
    seating.armchair((.85, depth - .95, 0), .6, style, rng)
    decor.plant((.4, depth - 3.6, 0), 1.2, rng)
    lived.basket((width - .5, depth - .45, 0), rng, style)
    decor.pendant((width * .45, y, room.height), .5 if room.height > 2.8 else .3, style, rng,
                  style.get("pendant") if style.get("pendant") != "branches" else "globe")
    return (width * .4, .2, 1.35), (width * .58, depth), 20, -.06


def _corner(rng, style):
    """Seen from the corner by the wardrobe: bed against the far wall, a desk under the right wall's pictures."""
    width, depth = rng.uniform(4.5, 4.9), rng.uniform(4.5, 4.9)
    style = dict(style, daylight={"bay": 16, "tall": 24, "small": 40}[style["window"]])
    room = Room(rng, style, width, depth, windows_at(style, "left", 1.4, 4.2))
    x = width * .42
    seating.bed((x, depth - 1.12, 0), 0, style, rng, 1.6)
    for s in (-1, 1):
        _stand((x + s * 1.12, depth - .28), style, rng, s < 0)
    with Group((0, depth, 0), 0, "far wall") as g:
        decor.gallery(g, x, 1.75, style, rng, rng.choice(("one", "crowd")))
    lived.desk((width, depth - 1.7, 0), -math.pi / 2, style, rng, 1.3, rng.uniform(.2, .7))
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        lived.wall_shelves(g, 1.7, 1.4, style, rng, 1.0)
    decor.rug((x, depth - 2.1, 0), (2.6, 1.7), style, rng, rng.random() < .3)
    decor.plant((width - .42, depth - .45, 0), 1.5, rng)
    lived.basket((x - 1.25, depth - 1.3, 0), rng, style, .9)
    storage.wardrobe((width, depth - 3.55, 0), -math.pi / 2, style, 1.3, min(2.2, room.height - .3), 2)
    decor.pendant((x, depth - 1.9, room.height), .5 if room.height > 2.8 else .3, style, rng,
                  style.get("pendant") if style.get("pendant") != "branches" else "globe")
    return (width * .8, .25, 1.45), (width * .3, depth), 20, -.07


def _child(rng, style):
    """A child's room: single bed along the far wall, shelves, desk, toys on a round rug."""
    width, depth = 3.8, 4.3
    style = dict(style, daylight={"bay": 18, "tall": 26, "small": 40}[style["window"]], headboard="wood", round_rug=True)
    room = Room(rng, style, width, depth, windows_at(dict(style, window="small" if style["window"] == "small" else "tall"), "left", 1.7, 3.4))
    seating.bed((1.12, depth - .62, 0), math.pi / 2, style, rng, .95)
    with Group((0, depth, 0), 0, "far wall") as g:
        lived.wall_shelves(g, 1.1, 1.35, style, rng, 1.1, 2)
        for k in range(7):
            flag = plain(f"flag {k % 3}", (style["second"], style["third"], style["fabric"])[k % 3], .8)
            x = 2.05 + k * .22
            z = 2.05 - .28 * (1 - ((k - 3) / 3.5) ** 2)
            g.add([(x - .08, -.03, z), (x + .08, -.03, z), (x, -.03, z - .17)], [(2, 1, 0)], flag)
    storage.bookcase((2.95, depth, 0), 0, dict(style, bookcase="white"), rng, .95, 1.25, .6)
    lived.desk((width, depth - 2.2, 0), -math.pi / 2, style, rng, 1.1, .5)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, 2.2, 1.6, style, rng, "pair")
    decor.rug((1.75, 2.1, 0), (1.7, 1.7), style, rng, True)
    lived.toys((1.6, 1.95, .02), rng, style)
    lived.basket((.45, 2.2, 0), rng, style, 1.0)
    decor.plant((width - .4, depth - .45, 0), 1.0, rng)
    decor.pendant((1.8, 2.3, room.height), .4, style, rng, "globe")
    return (width * .6, .2, 1.35), (width * .44, depth), 19.5, -.06


def _attic(rng, style):
    """Under the roof: the slope on the right with its skylight, the bed's head against the far wall."""
    width, depth = 4.6, 4.6
    style = dict(style, window="small", daylight=34, height=2.7, cornice=False, rose=False)
    room = Room(rng, style, width, depth, [("left", 1.9, 2.9, .8, 2.0)])
    slope(room, "right", 1.05, 2.1, [(1.5, 2.4)])
    x = width * .4
    seating.bed((x, depth - 1.12, 0), 0, style, rng, 1.5)
    for s in (-1, 1):
        _stand((x + s * 1.08, depth - .28), style, rng, s < 0)
    with Group((0, depth, 0), 0, "far wall") as g:
        decor.gallery(g, x, 1.62, style, rng, rng.choice(("one", "pair")))
    decor.rug((x, depth - 2.1, 0), (2.5, 1.7), style, rng)
    storage.sideboard((width, depth - 1.5, 0), -math.pi / 2, style, rng, 1.3, .5)
    seating.armchair((width - .85, depth - 3.0, 0), -1.1, style, rng)
    decor.plant((.42, depth - .45, 0), 1.3, rng)
    lived.basket((.5, depth - 3.4, 0), rng, style)
    return (width * .52, .2, 1.4), (width * .47, depth), 20, -.05


def _twins(rng, style):
    """Two single beds with a chest between them under the window."""
    width, depth = 4.6, 4.4
    style = dict(style, sun_from=(-.4, 1, .8), daylight={"bay": 24, "tall": 30, "small": 44}[style["window"]])
    kind = dict(style, window="small")
    room = Room(rng, style, width, depth, windows_at(kind, "back", 1.5, width - 1.5))
    for s in (-1, 1):
        seating.bed((width / 2 + s * 1.35, depth - 1.12, 0), 0, style, rng, .95)
    _stand((width / 2, depth - .3), style, rng)
    decor.rug((width / 2, depth - 2.2, 0), (2.2, 1.5), style, rng)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, 1.9, 1.6, style, rng, "pair")
    storage.wardrobe((0, depth - 2.9, 0), math.pi / 2, style, 1.3, min(2.1, room.height - .3), 2, color=style["kitchen"])
    decor.plant((width - .45, depth - 3.2, 0), 1.1, rng)
    decor.pendant((width / 2, depth - 2, room.height), .35, style, rng, style.get("pendant") if style.get("pendant") != "branches" else "globe")
    return (width * .5, .2, 1.4), (width * .5, depth), 20, -.06
