"""Other one-room flats. layout: `canape` (sofa bed, kitchenette along the far wall), `toit` (under a roof with skylights)."""
import math

from kit import decor, kitchen_parts as parts, lived, seating, storage
from kit.attic import slope
from kit.base import Group
from kit.hours import render_options
from kit.lighting import camera, panel
from kit.room import Room


def build(rng, style, layout="canape", shot=None):
    view = {"canape": _sofa, "toit": _attic}[layout](rng, style)
    camera(*(shot or view))
    return render_options(style, exposure=.12)


def _sofa(rng, style):
    """Kitchenette on the far wall behind a bar, sofa along the right wall, window on the left."""
    width, depth = 4.6, 5.8
    style = dict(style, accent_wall="right", daylight=30)
    room = Room(rng, style, width, depth, [("left", 1.5, 2.7, .06, 2.3)])
    with Group((0, depth, 0), 0, "kitchenette") as g:
        parts.base_units(g, .8, width - .02, style, rng, sink=1.5, hob=3.1, oven=3.1, panelled=False)
        parts.splashback(g, .8, width, style, z1=1.42)
        parts.open_shelves(g, .9, 2.6, style, rng, (1.5, 1.85))
        parts.wall_units(g, 3.5, width - .02, style, 1.48, .7)
        parts.hood(g, 3.1, style, room.height)
        parts.worktop_clutter(g, [2.2, 3.9], .9, -.3, style, rng)
        parts.fridge(g, .42, 1.75)
        parts.tea_towel(g, 3.1, -.64, .58, style["second"])
    with Group((width * .52, depth - 1.75, 0), 0, "bar") as g:
        oak = seating.wood("bar", style["wood"], "x")
        g.box((0, 0, 1.02), (1.7, .5, .04), oak, .006)
        g.box((0, .08, .5), (1.6, .05, 1.0), seating.wood("bar side", style["wood"], "z"), .004)
        decor.vase(g, (.5, .02, 1.04), rng, size=.8, stems=(.24, .33, .12))
        lived.tray(g, -.4, 0, 1.04, style, rng)
        metal = parts.plain("metal", style["metal"], .35, .8)
        for x in (-.45, .35):
            g.soft((x, -.45, .74), (.34, .34, .05), oak, power=4, wrinkle=0)
            for k in range(4):
                a = k * 1.571 + .78
                g.tube((x + .1 * math.cos(a), -.45 + .1 * math.sin(a), .73), (x + .18 * math.cos(a), -.45 + .18 * math.sin(a), 0), .012, metal)
    seating.sofa((width - .6, 2.55, 0), -math.pi / 2, style, rng, 1.9)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, depth - 2.55, 1.68, style, rng, "crowd")
    decor.rug((2.4, 2.5, 0), (2.1, 2.4), style, rng)
    top = seating.coffee_table((2.5, 2.5, 0), style, rng, "round")
    with Group((2.5, 2.5, top), .2, "on table") as g:
        decor.books(g, .1, 0, 0, 0, rng, lie=True)
        decor.vase(g, (-.15, .1, 0), rng, size=.6, stems=style["third"])
    storage.bookcase((0, 3.5, 0), math.pi / 2, style, rng, 1.1, 2.1)
    decor.floor_lamp((width - .4, 1.2, 0), style, rng)
    decor.plant((.45, 4.35, 0), 1.3, rng)
    decor.pendant((2.4, 2.5, room.height), .5, style, rng, style.get("pendant"))
    panel((width * .5, depth - 1.0, room.height - .03), (0, 0, -1), (1.6, 1), 10, (1, .93, .84))
    return (1.35, .2, 1.42), (2.75, depth), 20.5, -.06


def _attic(rng, style):
    """Both the bed and the table stand under the slope; skylights over them; kitchenette on the left wall."""
    width, depth = 4.7, 5.6
    style = dict(style, daylight=34, height=2.7)
    room = Room(rng, style, width, depth, [])
    slope(room, "right", 1.0, 2.3, [(1.6, 2.5), (3.5, 4.4)])
    with Group((0, depth, 0), 0, "far wall") as g:
        decor.gallery(g, 1.3, 1.6, style, rng, "pair")
    seating.bed((1.35, depth - 1.12, 0), 0, style, rng, 1.4)
    decor.table_lamp((2.35, depth - .25, .47), style, rng)
    with Group((2.35, depth, 0), 0, "stand") as g:
        g.box((0, -.22, .44), (.4, .36, .05), seating.wood("stand", style["wood"], "x"), .006)
        g.box((0, -.22, .2), (.36, .32, .4), seating.wood("stand", style["wood"], "x"), .006)
        decor.books(g, .08, -.3, .465, 0, rng, lie=True)
    with Group((0, 0, 0), math.pi / 2, "kitchenette") as g:
        a, b = .9, 3.2
        parts.base_units(g, a, b, style, rng, sink=a + .5, hob=b - .5, oven=b - .5, panelled=False)
        parts.splashback(g, a, b, style, z1=1.4)
        parts.open_shelves(g, a + .05, b - .05, style, rng, (1.5, 1.85))
        parts.worktop_clutter(g, [a + 1.0, a + 1.4], .9, -.3, style, rng)
    seating.table((3.1, 2.6, 0), 0, style, .9, .85, True)
    seating.chair((2.45, 2.75, 0), 1.6, style, "wood")
    seating.chair((3.3, 3.3, 0), -.2, style, "wood")
    with Group((3.1, 2.6, .74), 0, "on table") as g:
        decor.vase(g, (.05, .08, 0), rng, stems=(.24, .33, .12))
        lived.tray(g, -.12, -.1, 0, style, rng)
    storage.sideboard((width, depth - .9, 0), -math.pi / 2, style, rng, 1.4, .42)
    decor.rug((2.1, 2.9, 0), (1.8, 1.8), style, rng, True)
    decor.plant((.42, depth - .4, 0), 1.2, rng)
    decor.plant((width - .5, 1.7, 0), .8, rng)
    return (2.2, .2, 1.42), (2.3, depth), 20, -.05
