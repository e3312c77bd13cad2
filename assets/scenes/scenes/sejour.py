"""Living room: a sofa under pictures, low table on a rug, armchairs, shelves or a fireplace, lamps and plants."""
from kit import decor, seating, storage
from kit.base import Group
from kit.lighting import camera
from kit.materials import plain, wood
from kit.room import Room


def windows_of(style, depth):
    """Openings of the left wall, as (side, start, end, bottom, top)."""
    top = min(style["height"] - .35, 2.7)
    return {"tall": [("left", 1.2, 2.5, .06, top), ("left", 3.7, 5.0, .06, top)],
            "bay": [("left", 1.6, 4.6, .04, 2.2)],
            "small": [("left", 1.1, 2.3, .8, 2.05), ("left", 3.6, 4.8, .8, 2.05)]}[style["window"]]


def build(rng, style):
    """Build the scene; returns the render options."""
    width, depth = rng.uniform(5.3, 6.0), rng.uniform(5.8, 6.4)
    room = Room(rng, style, width, depth, windows_of(style, depth))
    height = room.height
    hearth = style.get("fireplace")
    sofa_width = rng.uniform(2.0, 2.35)
    middle = width * .47
    rug_y = depth - 2.0
    decor.rug((middle + .1, rug_y, 0), (3.1, 2.2), style, rng, style.get("round_rug", False))
    if hearth:
        with Group((0, depth, 0), 0, "hearth") as g:
            (storage.marble_fireplace if hearth == "marble" else storage.stone_fireplace)(g, middle, style, rng, height)
            decor.frame(g, middle + 1.55, 1.65, .6, .8, style, rng)
            decor.frame(g, middle - 1.5, 1.65, .6, .8, style, rng)
        side = 1.57 if hearth == "marble" else 1.62
        seating.sofa((width - .62, rug_y - .15, 0), -side, style, rng, sofa_width)
        seating.armchair((middle - 1.35, rug_y + .35, 0), 1.0 + rng.gauss(0, .1), style, rng, "club")
        seating.armchair((middle - 1.05, rug_y - .95, 0), 2.0 + rng.gauss(0, .1), style, rng, "wood")
        with Group((width, depth, 0), -1.5708, "pictures") as g:
            decor.gallery(g, depth - rug_y + .15, 1.72, style, rng)
        decor.floor_lamp((width - .45, rug_y + 1.45, 0), style, rng)
        decor.plant((.55, depth - .5, 0), 1.7, rng)
    else:
        seating.sofa((middle, depth - .62, 0), 0, style, rng, sofa_width, style.get("low_sofa"))
        with Group((0, depth, 0), 0, "pictures") as g:
            if style.get("panelling"):
                _panelling(g, width, style)
            decor.gallery(g, middle, 1.68, style, rng)
        seating.armchair((width - 1.0, rug_y - .1, 0), -1.2 + rng.gauss(0, .1), style, rng)
        decor.floor_lamp((middle - sofa_width / 2 - .5, depth - .5, 0), style, rng)
        decor.plant((width - .5, depth - .5, 0), 1.75, rng)
        storage.bookcase((width, depth - 1.75, 0), -1.5708, style, rng, 1.3, 2.0)
        storage.sideboard((width, depth * .30, 0), -1.5708, style, rng, 1.7, screen=style.get("screen", False))
    top = seating.coffee_table((middle + .1, rug_y, 0), style, rng)
    with Group((middle + .1, rug_y, top + .002), .2, "clutter") as g:
        decor.books(g, .14, -.05, 0, 0, rng, lie=True)
        decor.vase(g, (-.2, .1, 0), rng, size=.75, stems=style["third"] if rng.random() < .5 else (.2, .28, .1))
        cup = plain("cup", (.8, .78, .74), .3)
        g.lathe((-.02, -.16, 0), [(.03, 0), (.042, .02), (.044, .07), (.038, .07), (.036, .02), (0, .015)], cup)
    decor.pendant((middle + .1, rug_y, height), .62 if height > 2.8 else .38, style, rng, style.get("pendant"))
    decor.plant((.5, 3.1 if style["window"] != "bay" else 5.15, 0), 1.0, rng, "monstera")
    if hearth:
        camera((width * .58 + rng.uniform(-.2, .2), .22, 1.28), (width * rng.uniform(.42, .48), depth), 19.5, -.03)
    else:
        dining = rng.random() < .5
        if dining:
            _dining(rng, style, width)
        near = rng.uniform(.25, .7)
        camera((width * (rng.uniform(.46, .54) if dining else rng.uniform(.58, .72)), near, 1.25), (width * rng.uniform(.34, .46), depth), 20.5, -.035)
    return dict(samples=7, fast_gi=2, ambient=.75, reach=3, exposure=.25)


def _dining(rng, style, width):
    """A round table with two chairs in the near corner, cut by the frame as in a photograph."""
    x, y = width - .85, 2.05
    seating.table((x, y, 0), 0, style, 1.1, 1.05, True)
    for dx, dy, turn in ((-.35, .68, -.4), (-.72, .02, -1.5)):
        seating.chair((x + dx, y + dy, 0), turn, style, rng.choice(("wood", "shell")))
    with Group((x, y, .74), 0, "on table") as g:
        decor.vase(g, (-.05, .08, 0), rng, stems=(.24, .33, .12))


def _panelling(g, width, style):
    """Boards of wood up to the ceiling, as in the seventies."""
    board = wood("panelling", style["wood"], "z", .35)
    gap = plain("gap", (.03, .015, .008), .9)
    g.box((width / 2, -.004, style["height"] / 2), (width, .006, style["height"]), gap)
    count = int(width / .16)
    for k in range(count):
        g.box((width * (k + .5) / count, -.012, style["height"] / 2), (width / count - .008, .016, style["height"]), board, .003)
