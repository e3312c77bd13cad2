"""Bedroom: a made bed under pictures, bedside tables and lamps, a wardrobe or chest, an armchair, a rug."""
from kit import decor, seating, storage
from kit.base import Group
from kit.lighting import camera
from kit.materials import plain, wood
from kit.room import Room


def build(rng, style):
    width, depth = rng.uniform(4.1, 4.6), rng.uniform(4.3, 4.8)
    top = min(style["height"] - .35, 2.6)
    opening = {"tall": (1.7, 3.0, .06, top), "bay": (1.5, 3.3, .06, 2.2), "small": (1.8, 3.0, .75, 2.05)}[style["window"]]
    floor = {"carreaux": "parquet"}.get(style["floor"], style["floor"])
    style = dict(style, daylight=24, fill=18, floor=floor,
                 floor_color=(.46, .31, .18) if floor != style["floor"] else style["floor_color"])
    room = Room(rng, style, width, depth, [("left", *opening)])
    x, y = width * .5, depth - 1.12
    seating.bed((x, y, 0), 0, style, rng, 1.6)
    decor.rug((x, y - .75, 0), (2.7, 1.7), style, rng)
    for side in (-1, 1):
        at = (x + side * 1.14, depth - .26)
        top_z = _bedside(at, style, rng)
        decor.table_lamp((at[0], at[1], top_z), style, rng)
        with Group((at[0], at[1], top_z), 0, "bedside things") as g:
            if side > 0:
                decor.books(g, -.06, -.13, 0, 0, rng, lie=True)
            else:
                decor.vase(g, (.14, -.1, 0), rng, size=.5, stems=style["third"])
    with Group((0, depth, 0), 0, "pictures") as g:
        if style.get("panelling"):
            board = wood("panelling", style["wood"], "z", .35)
            g.box((width / 2, -.006, .6), (width, .02, 1.2), board)
        decor.gallery(g, x, 1.78, style, rng, rng.choice(("one", "pair", "pair")))
    if rng.random() < .6:
        storage.wardrobe((width, depth - 2.15, 0), -1.5708, style, 1.7, min(2.3, room.height - .3), 3,
                         color=style["kitchen"] if rng.random() < .4 else None)
    else:
        storage.sideboard((width, depth - 2.2, 0), -1.5708, style, rng, 1.3, .7)
        with Group((width, depth, 0), -1.5708, "mirror") as g:
            decor.frame(g, 2.2, 1.55, .7, .9, style, rng, "mirror")
    seating.armchair((.75, depth - 3.35, 0), 2.3, style, rng)
    decor.plant((.42, depth - .45, 0), 1.35, rng)
    decor.pendant((x, y - .7, room.height), .55 if room.height > 2.8 else .3, style, rng,
                  style.get("pendant") if style.get("pendant") != "branches" else "globe")
    camera((width * .57 + rng.uniform(-.1, .1), .2, 1.3), (width * .47, depth), 20, -.05)
    return dict(samples=7, fast_gi=2, ambient=.75, reach=3, exposure=.25)


def _bedside(at, style, rng):
    """A bedside table; returns the height of its top."""
    oak = wood("bedside", style["wood"], "x")
    with Group((at[0], at[1], 0), 0, "bedside") as g:
        if rng.random() < .5:
            g.box((0, -.02, .42), (.46, .4, .26), oak, .008)
            g.box((0, -.225, .42), (.43, .012, .2), oak, .004)
            g.lathe((0, -.24, .42), [(.012, -.01), (.016, 0), (.012, .01)], plain("metal", style["metal"], .3, .9))
            for sx in (-1, 1):
                for y in (-.17, .13):
                    g.tube((sx * .18, y, .3), (sx * .2, y, 0), .015, oak, .01)
            return .55
        metal = plain("metal", style["metal"], .3, .9)
        g.lathe((0, 0, .5), [(0, 0), (.23, 0), (.235, .01), (.23, .025), (0, .025)], oak, 40)
        g.lathe((0, 0, 0), [(.16, 0), (.16, .015), (.015, .03), (.015, .5)], metal)
        return .525
