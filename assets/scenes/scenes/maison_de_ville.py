"""A terraced town house of brick or render between its neighbours, straight on the street."""
from kit import building, garden
from kit.base import Group
from kit.lighting import camera, sky
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


def build(rng, style, sun=205, height=40, side=1):
    brick = masonry("brick", (.40, .17, .10), .22, .068, .008, .2, (.55, .5, .45), .9, .5, mottle=.4)
    pale = plain("render pale", (.74, .67, .55), .9, bump=.2, bump_scale=80, vary=.08, vary_scale=.8)
    grey = plain("render grey", (.58, .58, .55), .9, bump=.2, bump_scale=80, vary=.08, vary_scale=.8)
    rose = plain("render rose", (.66, .46, .36), .9, bump=.2, bump_scale=80, vary=.08, vary_scale=.8)
    trim = plain("trim", (.66, .60, .50), .85, bump=.15, vary=.08)
    slate, tile = ("ardoise", None, True), ("tuile", None, False)
    _house(rng, -3.3, 6.6, 3, brick, trim, None, (.05, .16, .19), slate, .35, 2)
    _house(rng, 3.32, 6.2, 2, pale, trim, (.36, .42, .44), (.3, .1, .08), tile, .3, 0)
    _house(rng, 9.55, 6.4, 3, grey, trim, (.2, .24, .26), (.12, .2, .14), slate, .3, 1)
    _house(rng, -9.7, 6.4, 2, rose, trim, (.62, .6, .54), (.2, .24, .3), tile, .3, 2)
    _house(rng, -16.2, 6.5, 3, pale, trim, (.3, .36, .3), (.25, .1, .08), slate, .3, 1)
    _house(rng, 16.0, 6.4, 2, brick, trim, None, (.25, .1, .08), slate, .3, 1)
    with Group() as g:
        g.box((0, -15, -.2), (120, 26, .1), masonry("setts", (.20, .19, .18), .14, .1, .012, .25, (.08, .08, .075), .7, .6, False, .5))
        g.box((0, -1.3, -.08), (120, 2.6, .16), masonry("pavement", (.38, .36, .33), .7, .5, .008, .08, vertical=False, relief=.2, mottle=.5))
        g.box((0, -2.68, -.07), (120, .2, .18), plain("kerb", (.45, .44, .42), .8, vary=.2))
        g.box((0, -26, 5), (90, 5, 11), plain("opposite", shade((.62, .55, .45), 1), .9))
    for x, r in ((-1.0, .3), (.6, .26), (-2.6, .3), (4.9, .32), (-5.2, .3), (-7.5, .28), (8.7, .3)):
        with Group((x, -.55, 0), 0, "pot") as g:
            g.lathe((0, 0, 0), [(.16, 0), (.24, .4), (.26, .44), (.2, .44)], plain("terracotta", (.5, .25, .14), .8, vary=.15))
        shrub(rng, (x, -.55, .4), r, rng.uniform(.5, 1.0), (.15, .27, .07), .05, rng.choice(((.75, .3, .45), (.78, .74, .7), (.5, .3, .65), None)), 800)
    garden.climbing((-3.3, -.02, .2), 0, 1.3, 5.4, rng, (.15, .26, .07), (.6, .45, .75))
    for x in (-5, 6.4):
        with Group((x, -2.2, 0), 0, "lamp post") as g:
            g.lathe((0, 0, 0), [(.12, 0), (.1, .5), (.05, .7), (.04, 3.1), (.16, 3.2), (.2, 3.6), (.03, 3.85)], plain("post", (.02, .03, .03), .45), 12)
    sky(height, sun, .26, True, rng.uniform(0, 99), .5)
    camera((side * 4.6, -13.2, 1.65), (-side * .9, 0), 23, .22)
    return dict(samples=18, fast_gi=3, exposure=-.75)
