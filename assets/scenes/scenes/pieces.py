"""Other rooms: dining room, study, entrance hall. `room` says which; `shot` replaces the camera."""
import math

from kit import decor, lived, seating, storage
from kit.base import Group
from kit.hours import render_options
from kit.lighting import camera, panel
from kit.materials import plain, wood
from kit.room import Room

from .salon import windows_at


def build(rng, style, room="manger", shot=None, **options):
    view = {"manger": _dining, "bureau": _study, "entree": _hall}[room](rng, style, **options)
    camera(*(shot or view))
    return render_options(style, exposure=.12)


def _dining(rng, style, side="left", round_top=False):
    """A laid table, chairs of one kind, a sideboard, pictures, a lamp over the table."""
    width, depth = rng.uniform(4.4, 4.9), rng.uniform(4.8, 5.3)
    hearth = style.get("fireplace") == "marble"
    back = side == "back"
    style = dict(style, daylight={"bay": 16, "tall": 24, "small": 40}[style["window"]], **(dict(sun_from=(-.4, 1, .75)) if back else {}))
    room = Room(rng, style, width, depth, windows_at(style, side, .5 if back else 1.4, width - .5 if back else depth - .6))
    x, y = width * .48, depth - 2.3
    seats = 6
    if round_top:
        seating.table((x, y, 0), 0, style, 1.4, 1.35, True)
        for k in range(5):
            a = k * 1.257 + .4
            seating.chair((x + .95 * math.cos(a), y + .95 * math.sin(a), 0), a - math.pi / 2 + rng.gauss(0, .1), style, rng.choice(("wood", "shell")) if k == 0 else "wood")
        with Group((x, y, .74), 0, "on table") as g:
            for k in range(5):
                a = k * 1.257 + .4
                lived.place_setting(g, .45 * math.cos(a), .45 * math.sin(a), 0, 0 if math.sin(a) < 0 else math.pi, style)
            decor.vase(g, (0, 0, 0), rng, size=1.1, stems=(.25, .34, .12))
    else:
        seating.table((x, y, 0), 0, style, 2.1, .95)
        kind = "straw" if style.get("straw") else rng.choice(("wood", "shell", "wood"))
        for k in range(seats // 2):
            for s in (-1, 1):
                seating.chair((x - .7 + .7 * k, y + s * (.66 + rng.uniform(0, .1)), 0), (0 if s > 0 else math.pi) + rng.gauss(0, .08), style, kind)
        lived.dressed_table((x, y, .74), style, rng, 2.1, seats)
    decor.rug((x, y, 0), (3.1, 2.3), style, rng, False)
    decor.pendant((x, y, room.height), room.height - 1.85, style, rng, style.get("pendant"))
    with Group((0, depth, 0), 0, "far wall") as g:
        if hearth and not back:
            storage.marble_fireplace(g, x, style, rng, room.height)
        elif not back:
            decor.gallery(g, x, 1.75, style, rng, rng.choice(("pair", "one")))
    if not hearth and not back:
        storage.sideboard((x, depth, 0), 0, style, rng, 1.9, .62)
    storage.bookcase((width, depth - 1.3, 0), -math.pi / 2, style, rng, 1.1, min(2.1, room.height - .35), .6)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.frame(g, 2.85, 1.65, .7, .9, style, rng)
    decor.plant((.45, depth - .5, 0), 1.6, rng)
    decor.plant((width - .45, depth - .45, 0), 1.2, rng)
    return (width * rng.choice((.2, .72)), .25, 1.45), (width * .5, depth), 20.5, -.06


def _study(rng, style, side="back"):
    """A desk by the window, shelves, an armchair to read in."""
    width, depth = rng.uniform(3.7, 4.1), rng.uniform(4.0, 4.4)
    back = side == "back"
    style = dict(style, daylight={"bay": 16, "tall": 24, "small": 42}[style["window"]], **(dict(sun_from=(-.5, 1, .75)) if back else {}))
    kind = dict(style, window="small") if back else style
    room = Room(rng, style, width, depth, windows_at(kind, side, .4 if back else 1.2, 2.3 if back else 3.6))
    lived.desk((1.35 if back else width * .42, depth - .1, 0), 0, style, rng, 1.5, rng.uniform(.3, .8))
    if not back:
        with Group((0, depth, 0), 0, "far wall") as g:
            lived.wall_shelves(g, width * .42, 1.3, style, rng, 1.4)
    storage.bookcase((width - .72, depth, 0), 0, style, rng, 1.3, min(2.4, room.height - .3), .85)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        decor.gallery(g, 1.9, 1.65, style, rng, rng.choice(("crowd", "pair")))
    decor.rug((width * .5, depth - 1.9, 0), (2.2, 1.6), style, rng, rng.random() < .4)
    seating.armchair((width - .75, depth - 2.2, 0), -1.0, style, rng)
    decor.floor_lamp((width - .4, depth - 1.35, 0), style, rng)
    decor.plant((.4, depth - .5, 0), 1.3, rng)
    lived.basket((width - .5, depth - 3.1, 0), rng, style, .9)
    decor.pendant((width * .45, depth - 1.9, room.height), .45, style, rng, style.get("pendant") if style.get("pendant") != "branches" else "globe")
    return (width * .3, .2, 1.4), (width * .55, depth), 20, -.05


def _hall(rng, style, tiles=None):
    """An entrance hall: console and mirror, coats, bench, the doors to the rooms."""
    width, depth = 2.6, 5.0
    style = dict(style, daylight=30, fill=26, **(dict(floor=tiles[0], floor_color=tiles[1]) if tiles else {}))
    room = Room(rng, style, width, depth, [])
    h = min(room.height - .25, 2.25)
    white, metal = plain("door white", (.78, .77, .74), .4), plain("metal", style["metal"], .3, .9)
    with Group((0, depth, 0), 0, "far wall") as g:
        g.box((width / 2, -.02, h / 2), (1.08, .05, h), white, .01)
        for z, tall in ((h * .25, h * .36), (h * .72, h * .44)):
            for s in (-1, 1):
                g.box((width / 2 + s * .24, -.05, z), (.36, .02, tall), white, .012)
        g.lathe((width / 2 + .42, -.09, 1.05), [(0, -.03), (.03, -.02), (.03, .02), (0, .03)], metal, 14)
        glass = plain("transom", (.8, .86, .9), .2, glow=1.4, glow_color=(.85, .93, 1))
        if room.height > 2.7:
            g.box((width / 2, -.03, h + .22), (1.08, .03, .34), glass)
        for s in (-1, 1):
            g.box((width / 2 + s * .6, -.03, h / 2), (.12, .07, h + .1), white, .01)
    with Group((width, depth, 0), -math.pi / 2, "right wall") as g:
        lived.round_mirror(g, 1.7, 1.55, .38, style)
        oak = wood("console", style["wood"], "x")
        g.box((1.7, -.17, .82), (1.2, .34, .04), oak, .006)
        g.box((1.7, -.17, .2), (1.1, .3, .03), oak, .006)
        for s in (-1, 1):
            for y in (-.05, -.3):
                g.box((1.7 + s * .56, y, .41), (.035, .035, .8), metal)
        decor.vase(g, (1.3, -.17, .84), rng, size=1.1, stems=rng.choice((style["third"], (.25, .34, .12))))
        decor.books(g, 2.0, -.17, .84, 0, rng, lie=True)
        decor.frame(g, 3.1, 1.6, .5, .7, style, rng)
    decor.table_lamp((width - .2, depth - 1.95, .84), style, rng, 4)
    lived.basket((width - .25, depth - 1.45, .21), rng, style, .7)
    with Group((0, 0, 0), math.pi / 2, "left wall") as g:
        lived.coats(g, depth - 1.6, 1.75, style, rng, 4)
        g.soft((depth - 1.6, -.22, .46), (1.3, .38, .07), wood("bench", style["wood"], "x"), power=14, wrinkle=0)
        for s in (-1, 1):
            g.box((depth - 1.6 + s * .58, -.22, .22), (.05, .34, .44), wood("bench", style["wood"], "x"), .006)
        g.pillow((depth - 1.95, -.16, .66), (.4, .36, .14), plain("cushion", style["second"], .9), (-.2, 0, .05))
        decor.frame(g, depth - 3.0, 1.6, .5, .66, style, rng)
    lived.shoes((.26, depth - 1.9, 0), rng, 2)
    decor.rug((width / 2, depth - 2.2, 0), (.95, 2.6), style, rng)
    decor.plant((width - .35, depth - .4, 0), 1.3, rng)
    decor.pendant((width / 2, depth - 2.0, room.height), room.height - 2.25, style, rng, style.get("pendant") if style.get("pendant") != "branches" else "globe", 5)
    panel((width / 2, depth - 1.5, room.height - .03), (0, 0, -1), (1.4, 2.4), 20, (1, .94, .86))
    return (width * .5, .15, 1.42), (width * .5, depth), 20, -.05
