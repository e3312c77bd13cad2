"""Kitchen: a run of cabinets on the back wall, a second one or a table, all in use."""
from kit import decor, kitchen_parts as parts, seating
from kit.base import Group
from kit.lighting import bulb, camera
from kit.materials import plain
from kit.room import Room


def build(rng, style, layout=None):
    """layout: `table` (family kitchen), `island` (with stools) or `corner` (small)."""
    layout = layout or rng.choice(("table", "island"))
    small = layout == "corner"
    width, depth = (3.1, 4.0) if small else (rng.uniform(4.3, 4.8), rng.uniform(4.6, 5.1))
    top = min(style["height"] - .3, 2.45)
    window = ("left", 1.6, 2.9, .95 if small or style["window"] == "small" else .08, top)
    style = dict(style, curtains=None, accent=style["wall"], panels=False,
                 floor="damier" if style["floor"] == "chevron" and rng.random() < .5 else style["floor"],
                 daylight=34 if small else 30)
    if style["floor"] == "damier":
        style["floor_color"] = (.68, .65, .6)
    elif style["floor"] == "moquette":
        style.update(floor="terre", floor_color=(.5, .3, .16))
    room = Room(rng, style, width, depth, [window] if small else [window, ("left", 3.3, 4.2, .95, top)])
    tall = .72
    with Group((0, depth, 0), 0, "kitchen") as g:
        end = width - .68
        hob, sink = end * .36, end * .76
        parts.base_units(g, .02, end, style, rng, sink=sink, hob=hob, oven=hob, panelled=style["window"] != "bay")
        parts.splashback(g, 0, end, style, z1=1.5 if not style.get("beams") else 1.36)
        parts.fridge(g, width - .34, color=(.62, .62, .62) if not style.get("beams") else style["kitchen"])
        parts.wall_units(g, width - .66, width - .02, style, 2.0, min(.5, room.height - 2.05))
        parts.hood(g, hob, style, room.height)
        if rng.random() < .5 or style.get("beams"):
            parts.open_shelves(g, hob + .42, end - .03, style, rng)
        else:
            parts.wall_units(g, hob + .4, end, style, 1.5, tall)
            parts.wall_units(g, .02, hob - .4, style, 1.5, tall)
        if hob > .75:
            parts.worktop_clutter(g, [hob - .52], .9, -.3, style, rng)
        parts.worktop_clutter(g, [hob + .5, (hob + sink) / 2 + .15, end - .16], .9, -.3, style, rng)
        g.lathe((hob - .14, -.2, .91), [(.1, 0), (.105, .1), (.1, .1), (0, .105)], plain("pan", style["second"], .3))
        parts.tea_towel(g, hob, -.64, .58, style["third"])
    bulb((width * .5, depth - .5, 1.44), 2.5, (1, .8, .55), .2)
    cx, cy = width * .52, depth - 2.25
    kind = "straw" if style.get("straw") else rng.choice(("wood", "shell"))
    if layout == "island":
        _island(rng, style, cx, cy)
    elif layout == "table":
        seating.table((cx, cy, 0), 0, style, 1.6, .85, False)
        for x, y, turn in ((-.42, -.62, 3.14), (.42, -.6, 3.14), (-.42, .6, 0), (.42, .62, 0)):
            seating.chair((cx + x, cy + y, 0), turn + rng.gauss(0, .12), style, kind)
        with Group((cx, cy, .74), .1, "on table") as g:
            parts.worktop_clutter(g, [-.4], 0, 0, style, rng)
            decor.vase(g, (.08, .02, 0), rng, stems=style["third"] if rng.random() < .4 else (.25, .32, .12))
            decor.books(g, .5, -.1, 0, 0, rng, lie=True)
    else:
        seating.table((width - .45, depth - 2.3, 0), 1.5708, style, .9, .6, False)
        seating.chair((width - 1.0, depth - 2.3, 0), -1.57, style, kind)
        with Group((width - .4, depth - 2.3, .74), 0, "on table") as g:
            decor.vase(g, (0, .1, 0), rng, stems=style["third"])
        with Group((width, depth, 0), -1.5708, "art") as g:
            decor.frame(g, 2.3, 1.6, .5, .65, style, rng)
    if not small:
        for dx in ((-.4, .4) if layout == "island" else (0,)):
            decor.pendant((cx + dx, cy, room.height), room.height - 1.95, style, rng, style.get("pendant") if layout != "island" else "dome")
        with Group((width, depth, 0), -1.5708, "art") as g:
            decor.gallery(g, 2.2, 1.65, style, rng)
        decor.plant((.45, depth - 1.1, 0), 1.2, rng)
    camera((width * (.58 if not small else .5), .2, 1.36), (width * .47, depth), 20 if not small else 18.5, -.04)
    return dict(samples=7, fast_gi=2, ambient=.75, reach=3, exposure=.25)


def _island(rng, style, x, y):
    """A block with a stone top, stools before it, something on it."""
    stone = plain("stone top", (.72, .7, .67), .2, vary=.12, vary_scale=3)
    with Group((x, y, 0), 0, "island") as g:
        g.box((0, 0, .44), (1.75, .72, .88), plain("kitchen", style["kitchen"], .4), .004)
        g.box((0, -.06, .905), (1.95, .96, .04), stone, .004)
        parts.worktop_clutter(g, [-.55, .5], .925, -.05, style, rng)
        decor.vase(g, (.0, .0, .925), rng, stems=(.25, .34, .12))
    for dx in (-.55, 0, .55):
        with Group((x + dx, y - .72, 0), rng.gauss(0, .2), "stool") as g:
            metal = plain("metal", style["metal"], .35, .8)
            g.soft((0, 0, .66), (.37, .36, .05), seating.wood("chair wood", style["wood"], "z"), power=4, wrinkle=0)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    g.tube((sx * .13, sy * .13, .65), (sx * .19, sy * .19, 0), .012, metal)
            for s in (-1, 1):
                g.tube((-.17, s * .17, .24), (.17, s * .17, .24), .008, metal)
                g.tube((s * .17, -.17, .24), (s * .17, .17, .24), .008, metal)
