"""One-room flat: bed by the window, kitchenette along the other wall, small table, shelves."""
from kit import decor, kitchen_parts as parts, seating, storage
from kit.base import Group
from kit.lighting import camera, panel
from kit.room import Room


def build(rng, style, towards="room"):
    """towards: `room`, the whole flat from its door; `kitchen`, the kitchenette. Both show the same flat."""
    width, depth = 4.4, 5.6
    style = dict(style, accent_wall="back", daylight=30)
    room = Room(rng, style, width, depth, [("left", 2.0, 3.2, .5, 2.2)])
    bed_x = 1.25
    seating.bed((bed_x, depth - 1.12, 0), 0, style, rng, 1.4)
    with Group((0, depth, 0), 0, "pictures") as g:
        decor.gallery(g, bed_x, 1.7, style, rng, "pair")
        g.box((2.35, -.14, .45), (.5, .28, .03), seating.wood("shelf", style["wood"], "x"), .004)
    decor.table_lamp((2.35, depth - .15, .465), style, rng)
    storage.bookcase((3.45, depth, 0), 0, style, rng, 1.2, 2.0)
    with Group((width, depth, 0), -1.5708, "kitchenette") as g:
        a, b = 1.1, 3.3
        parts.base_units(g, a, b, style, rng, sink=a + .5, hob=b - .5, oven=b - .5, panelled=False)
        parts.splashback(g, a, b, style, z1=1.4)
        parts.open_shelves(g, a + .05, b - .05, style, rng, (1.5, 1.85))
        parts.worktop_clutter(g, [a + 1.0, a + 1.35], .9, -.3, style, rng)
        parts.tea_towel(g, b - .5, -.64, .58, style["second"])
    decor.rug((2.0, 2.75, 0), (2.0, 1.5), style, rng, True)
    seating.table((1.95, 2.75, 0), 0, style, .9, .85, True)
    seating.chair((1.3, 2.85, 0), 1.7, style, "wood")
    seating.chair((2.45, 3.2, 0), -.7, style, "wood")
    with Group((1.95, 2.75, .74), 0, "on table") as g:
        decor.vase(g, (.05, .08, 0), rng, stems=(.24, .33, .12))
        parts.worktop_clutter(g, [-.18], 0, -.05, style, rng)
    decor.pendant((1.95, 2.75, room.height), .75, style, rng, "rattan")
    decor.plant((.4, 3.75, 0), 1.3, rng, "ficus")
    panel((width - 1, 3.4, room.height - .03), (0, 0, -1), (1, 1), 12, (1, .93, .84))
    if towards == "kitchen":
        camera((.75, 1.35, 1.4), (width, 3.75), 23, -.06)
    else:
        camera((2.7, .2, 1.38), (width * .47, depth), 20, -.05)
    return dict(samples=7, fast_gi=2, ambient=.75, reach=3, exposure=.25)
