"""A terraced town house of brick or render between its neighbours, straight on the street."""
from kit import building, garden, hours
from kit.base import Group
from kit.lighting import bulb, camera
from kit.materials import masonry, plain, shade
from kit.room import wall
from kit.vegetation import shrub


def _house(rng, x0, width, floors, surface, trim, shutter, door_color, roof, lit, door_at, cornice=.3):
    h = 3.15
    bays = max(2, round(width / 2.1))
    step = width / bays
    iron = plain("iron", (.015, .016, .018), .45)
    with Group((x0, 0, 0), 0, "town house") as g:
        openings = []
        for level in range(floors):
            for i in range(bays):
                c, z = step * (i + .5), level * h + .25
                if level == 0 and i == door_at:
                    openings.append((c - .55, c + .55, .32, 2.75, "door", level))
                else:
                    openings.append((c - .55, c + .55, z + (.75 if level == 0 else .35), z + 2.55, "window", level))
        wall(g, width, floors * h + .25, [o[:4] for o in openings], surface, .4)
        for o in openings:
            c = (o[0] + o[1]) / 2
            if o[4] == "door":
                building.door(g, (o[0], o[1], o[2], 2.3), door_color, rng, True, trim)
                building.window(g, (o[0], o[1], 2.3, o[3]), rng, panes=(2, 1), lit=1)
                g.box((c, -.5, .08), (1.7, .4, .16), trim, .015)
                g.lathe((c + .85, -.14, 2.1), [(.02, 0), (.08, .05), (.09, .25), (.03, .3)], plain("door lamp", (1, .85, .6), .4, glow=1.2), 12)
            else:
                building.window(g, o[:4], rng, panes=(2, 3), lit=lit, mirror=.14, sill=trim)
                if shutter and o[5] > 0:
                    building.shutters(g, o[:4], shutter, rng, "louvre")
                if o[5] > 0:
                    building.railing(g, o[0], o[1], o[2], .1, iron, .55, .11)
            for s in (-1, 1):
                if not shutter or o[5] == 0:
                    g.box((c + s * .64, -.02, (o[2] + o[3]) / 2), (.18, .07, o[3] - o[2] + .1), trim, .01)
            g.box((c, -.04, o[3] + .14), (1.5, .13, .28), trim, .015)
            g.box((c, -.06, o[3] + .16), (.2, .17, .34), trim, .02)
        g.box((width / 2, -.03, .3), (width, .1, .6), plain("base", (.40, .37, .33), .9, vary=.15), .01)
        for level in range(1, floors):
            g.box((width / 2, -.05, level * h + .12), (width, .14, .18), trim, .015)
        top = floors * h + .25
        g.box((width / 2, -.12, top - .1), (width, .34, .22), trim, .03)
        for k in range(int(width / .45)):
            g.box((.22 + k * .45, -.1, top - .3), (.14, .24, .2), trim, .02)
        g.tube((.0, -.3, top + .05), (width, -.3, top + .05), .07, plain("zinc", (.35, .37, .39), .45, .6))
        g.tube((.12, -.08, 0), (.12, -.08, top - .1), .045, plain("zinc", (.35, .37, .39), .45, .6))
        for x in (0, width):
            g.add([(x, 0, 0), (x, 9, 0), (x, 9, top), (x, 4.5, top + 3.1), (x, 0, top)], [(0, 1, 2, 3, 4)], surface)
        brick = masonry("chimney brick", (.42, .2, .13), .22, .07, .01, .15)
        building.chimney(g, (width - .5, 3.5), top + 1, top + 4, (.6, 1.1), brick, 1)
        if roof[2]:
            c = width / 2
            front = (c - .5, c + .5, top + .75, top + 2.0)
            with Group((x0, 1.15, 0), 0, "dormer") as d:
                slate = plain("dormer slate", (.08, .09, .105), .45)
                building.window(d, front, rng, lit=.5, depth=.05)
                for s in (-1, 1):
                    d.box((c + s * .6, .0, top + 1.3), (.18, .16, 1.5), trim, .01)
                    d.box((c + s * .62, 1.2, top + 1.3), (.1, 2.4, 1.5), slate)
                d.box((c, .8, top + 2.15), (1.7, 2.2, .14), slate, .02)
    building.roof_slope((x0 + width / 2, -.28, top - .02), 0, width, 4.8, .6, roof[0], roof[1])
    return top


# Each row, from left to right around the house that is shown:
# (x, width, floors, wall, shutters, door, roof (kind, colour, dormer), bay of the door)
SLATE, TILE = ("ardoise", None, True), ("tuile", None, False)
GREEN, GREY, RED, NAVY = (.08, .17, .12), (.36, .42, .44), (.3, .08, .06), (.1, .14, .22)
ROWS = {
    "nord": [(-3.3, 6.6, 3, "brick", None, (.05, .16, .19), SLATE, 2), (3.32, 6.2, 2, "pale", GREY, (.3, .1, .08), TILE, 0),
             (9.55, 6.4, 3, "grey", (.2, .24, .26), (.12, .2, .14), SLATE, 1), (-9.7, 6.4, 2, "rose", (.62, .6, .54), (.2, .24, .3), TILE, 2),
             (-16.2, 6.5, 3, "pale", (.3, .36, .3), (.25, .1, .08), SLATE, 1), (16.0, 6.4, 2, "brick", None, (.25, .1, .08), SLATE, 1)],
    "pierre": [(-4.3, 8.6, 2, "stone", (.62, .62, .58), GREEN, SLATE, 1), (4.32, 6.3, 3, "stone two", None, NAVY, SLATE, 0),
               (10.65, 6.4, 2, "pale", (.48, .54, .5), RED, TILE, 1), (-10.7, 6.4, 3, "stone two", (.5, .52, .52), (.2, .12, .08), SLATE, 0),
               (-17.2, 6.5, 2, "stone", GREY, GREEN, TILE, 1), (17.1, 6.4, 3, "stone", None, NAVY, SLATE, 1)],
    "brique": [(-2.6, 5.2, 2, "brick", None, RED, TILE, 0), (2.62, 5.2, 2, "brick two", None, NAVY, TILE, 1), (7.85, 5.2, 2, "brick", None, GREEN, TILE, 0),
               (-7.8, 5.2, 2, "brick two", None, GREEN, TILE, 1), (-13.0, 5.2, 2, "brick", None, NAVY, TILE, 0), (13.1, 5.2, 2, "pale", GREY, RED, TILE, 1)],
    "couleurs": [(-2.6, 5.2, 3, "yellow", (.4, .5, .46), (.1, .2, .24), TILE, 1), (2.62, 5.4, 3, "blue", (.8, .78, .74), (.3, .1, .08), SLATE, 0),
                 (8.05, 5.2, 2, "rose", (.62, .6, .54), GREEN, TILE, 1), (-7.8, 5.2, 2, "green", (.8, .78, .74), RED, TILE, 0),
                 (-13.0, 5.2, 3, "pale", (.3, .36, .4), NAVY, SLATE, 1), (13.3, 5.2, 3, "yellow", GREY, GREEN, TILE, 0)],
}


def _wall(name):
    if name.startswith("brick"):
        tone = (.40, .17, .10) if name == "brick" else (.30, .12, .08)
        return masonry(name, tone, .22, .068, .008, .2, (.55, .5, .45), .9, .5, mottle=.4)
    if name.startswith("stone"):
        tone = (.66, .60, .47) if name == "stone" else (.58, .52, .41)
        return masonry(name, tone, .62, .33, .007, .06, shade(tone, .7), .88, .35, mottle=.4, mottle_scale=1.4)
    tone = {"pale": (.74, .67, .55), "grey": (.58, .58, .55), "rose": (.66, .46, .36), "yellow": (.76, .58, .26), "blue": (.42, .52, .58),
            "green": (.5, .56, .42)}[name]
    return plain("render " + name, tone, .9, bump=.2, bump_scale=80, vary=.08, vary_scale=.8)


def build(rng, style, sun=205, height=40, side=1, row="nord", hour="jour", shot=None):
    """`shot` replaces the camera: (location, target, lens, rise)."""
    trim = plain("trim", (.66, .60, .50), .85, bump=.15, vary=.08)
    dusk = hours.evening(hour)
    for x, width, floors, surface, shutter, door, roof, at in ROWS[row]:
        _house(rng, x, width, floors, _wall(surface), trim, shutter, door, roof, .75 if dusk else .32, at)
    with Group() as g:
        g.box((0, -15, -.2), (120, 26, .1), masonry("setts", (.20, .19, .18), .14, .1, .012, .25, (.08, .08, .075), .7, .6, False, .5))
        g.box((0, -1.3, -.08), (120, 2.6, .16), masonry("pavement", (.38, .36, .33), .7, .5, .008, .08, vertical=False, relief=.2, mottle=.5))
        g.box((0, -2.68, -.07), (120, .2, .18), plain("kerb", (.45, .44, .42), .8, vary=.2))
        g.box((0, -26, 5), (90, 5, 11), plain("opposite", shade((.62, .55, .45), 1), .9))
    for x, r in ((-1.0, .3), (.6, .26), (-2.6, .3), (4.9, .32), (-5.2, .3), (-7.5, .28), (8.7, .3)):
        with Group((x, -.55, 0), 0, "pot") as g:
            g.lathe((0, 0, 0), [(.16, 0), (.24, .4), (.26, .44), (.2, .44)], plain("terracotta", (.5, .25, .14), .8, vary=.15))
        shrub(rng, (x, -.55, .4), r, rng.uniform(.5, 1.0), (.15, .27, .07), .05, rng.choice(((.75, .3, .45), (.78, .74, .7), (.5, .3, .65), None)), 800)
    if row in ("nord", "couleurs"):
        garden.climbing((ROWS[row][0][0], -.02, .2), 0, 1.3, 5.4, rng, (.15, .26, .07), (.6, .45, .75))
    for x in (-5, 6.4):
        with Group((x, -2.2, 0), 0, "lamp post") as g:
            g.lathe((0, 0, 0), [(.12, 0), (.1, .5), (.05, .7), (.04, 3.1), (.16, 3.2), (.2, 3.6), (.03, 3.85)], plain("post", (.02, .03, .03), .45), 12)
        if dusk:
            bulb((x, -2.2, 3.4), 60, (1, .7, .4), .2)
    light = hours.outside(hour, rng, sun, height)
    with Group() as g:
        g.box((0, 0, -.5), (1400, 1400, .1), plain("land", (.15, .2, .09), 1))
    garden.hills(rng, 170, 14, (.15, .2, .11), .7)
    camera(*(shot or ((side * 4.6, -13.2, 1.65), (-side * .9, 0), 23, .22)))
    return dict(samples=9, fast_gi=3, **light)
