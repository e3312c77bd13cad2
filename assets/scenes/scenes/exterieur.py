"""Close outdoors: a roof terrace, a balcony, a patio, a kitchen garden, a front door.

layout: `toit`, `balcon`, `patio`, `potager`, `porte`.
"""
import math

from kit import building, decor, garden, hours, lived
from kit.base import Group
from kit.lighting import bulb, camera
from kit.materials import fabric, masonry, plain, rubble, wood
from kit.materials_thin import glass
from kit.room import wall as make_wall
from kit.vegetation import copies, hedge, shrub, tree

from .vue import _roofs

LEAVES = ((.15, .27, .07), (.2, .3, .09), (.12, .22, .08))
BLOOM = ((.75, .2, .3), (.8, .75, .72), (.5, .3, .65), (.8, .6, .15), None)


def build(rng, style, layout="toit", hour="jour", sun=205, height=40, shot=None, **options):
    dusk = hours.evening(hour)
    view = {"toit": _roof, "balcon": _balcony, "patio": _patio, "potager": _kitchen_garden, "porte": _door}[layout](rng, style, dusk, **options)
    light = hours.outside(hour, rng, sun, height)
    camera(*(shot or view))
    return dict(samples=9, fast_gi=3, **light)


def _pot(rng, x, y, z, r=.22, h=.8, tone=None, bloom=None):
    with Group((x, y, z), 0, "pot") as g:
        g.lathe((0, 0, 0), [(r * .75, 0), (r, r * 1.6), (r * 1.08, r * 1.75), (r * .92, r * 1.75)],
                plain("pot %.2f" % (tone or (.5,))[0], tone or (.5, .25, .14), .8, vary=.12), 28)
    shrub(rng, (x, y, z + r * 1.5), r * 1.15, h, rng.choice(LEAVES), .05, bloom or rng.choice(BLOOM), 800)


def _planter(rng, x0, x1, y, z, tall=1.0, tone=(.32, .33, .33)):
    with Group(((x0 + x1) / 2, y, z), 0, "planter") as g:
        g.box((0, 0, .25), (x1 - x0, .45, .5), plain("planter", tone, .6), .01)
    count = max(2, int((x1 - x0) / .45))
    for k in range(count):
        shrub(rng, (x0 + (x1 - x0) * (k + .5) / count, y, z + .45), .3, tall * rng.uniform(.5, 1.1), rng.choice(LEAVES), .06, rng.choice(BLOOM), 800)


def _outdoor_sofa(location, turn, rng, tone, cushions):
    teak, cover = wood("teak", (.42, .29, .17), "x", .6), fabric("outdoor", tone)
    with Group(location, turn, "outdoor sofa") as g:
        g.box((0, 0, .2), (2.0, .8, .06), teak, .01)
        g.box((0, .38, .5), (2.0, .05, .5), teak, .01)
        for s in (-1, 1):
            g.box((s * 1.0, 0, .32), (.06, .8, .62), teak, .01)
            g.soft((s * .49, -.02, .32), (.96, .74, .16), cover, power=7)
            g.soft((s * .49, .27, .58), (.94, .16, .4), cover, (-.15, 0, 0), 6)
        for x, k in ((-.7, 0), (.72, 1), (.4, 0)):
            g.pillow((x, .1, .58), (.42, .42, .15), fabric(f"outdoor cushion {k}", cushions[k]), (-.35, rng.gauss(0, .1), rng.gauss(0, .1)))


def _festoon(points, sag=.35, power=0):
    """Small bulbs on a cord from point to point."""
    glow, cord = plain("festoon", (1, .78, .45), .4, glow=5), plain("cord", (.03, .03, .03), .6)
    with Group() as g:
        for a, b in zip(points, points[1:]):
            last = a
            for k in range(1, 9):
                t = k / 8
                p = tuple(a[i] + (b[i] - a[i]) * t for i in range(2)) + (a[2] + (b[2] - a[2]) * t - sag * 4 * t * (1 - t),)
                g.tube(last, p, .006, cord, sides=4)
                g.lathe((p[0], p[1], p[2] - .12), [(.015, .1), (.04, .05), (.04, .02), (.01, 0)], glow, 10)
                last = p
            if power:
                bulb(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, a[2] - .5), power, (1, .7, .4), .3)


def _roof(rng, style, dusk):
    """Deck among the roofs: sofa, low table, planters, festoon."""
    z = 17.0
    with Group((0, 0, z), 0, "deck") as g:
        for k in range(48):
            g.box((-5 + .21 * k, 1.5, -.03), (.2, 7, .06), wood("deck", (.42, .29, .18), "y", .6))
        metal = plain("rail", (.05, .055, .06), .4, .5)
        for z0 in (.15, .5, .85, 1.05):
            g.box((0, 5.0, z0), (10, .03, .03), metal)
        for k in range(9):
            g.box((-5 + 1.25 * k, 5.0, .52), (.04, .04, 1.05), metal)
        g.box((-5.15, 1.5, 1.3), (.3, 7, 2.6), plain("parapet", (.74, .7, .62), .9, vary=.06))
    _roofs(rng)
    _planter(rng, -4.6, -1.6, 4.6, z, 1.0)
    _planter(rng, 1.4, 4.6, 4.6, z, 1.2)
    for y in (1.2, 2.6, 3.7):
        _pot(rng, -4.55, y, z, .28, rng.uniform(.8, 1.4), (.2, .21, .22))
    _outdoor_sofa((-1.2, 3.7, z), 0, rng, (.72, .68, .6), ((.62, .3, .18), (.2, .32, .36)))
    _outdoor_sofa((1.9, 2.4, z), -math.pi / 2, rng, (.72, .68, .6), ((.2, .32, .36), (.75, .6, .3)))
    with Group((-.6, 2.3, z), .05, "low table") as g:
        g.box((0, 0, .3), (1.1, .65, .05), wood("teak", (.42, .29, .17), "x", .6), .006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.box((sx * .48, sy * .26, .15), (.05, .05, .3), wood("teak", (.42, .29, .17), "x", .6))
        lived.tray(g, 0, 0, .325, style if style.get("wood") else dict(wood=(.4, .25, .12), third=(.7, .5, .3)), rng)
    decor.rug((-.4, 2.5, z + .005), (3.0, 2.2), dict(rug=(.62, .58, .5), rug_line=(.3, .3, .28)), rng)
    _festoon([(-4.9, .5, z + 2.5), (-1.5, 4.9, z + 2.6), (2.2, 4.9, z + 2.6), (5.2, .5, z + 2.5)], .3, 40 if dusk else 0)
    with Group((0, 0, z)) as g:
        for x in (-1.5, 2.2):
            g.tube((x, 4.9, 0), (x, 4.9, 2.6), .025, plain("pole", (.05, .055, .06), .5))
    return (2.9, -1.6, z + 1.6), (-1.2, 5), 21, -.05


def _balcony(rng, style, dusk, wall=(.70, .63, .51)):
    """A narrow balcony along the front: bistro table, geraniums, French windows."""
    z = 11.0
    stone = masonry("stone", wall, 1.1, .42, .008, .05, mottle=.3)
    openings = [(3.4, 4.6, .06, 2.6), (6.6, 7.8, .06, 2.6)]
    with Group((-1.0, -2, z), math.pi / 2, "front") as g:
        make_wall(g, 10, 4, openings, stone, .4)
        for o in openings:
            building.window(g, o, rng, panes=(2, 3), lit=1 if dusk else .3)
    with Group((0, 0, z), 0, "slab") as g:
        g.box((-.3, 2, -.1), (1.5, 12, .2), plain("slab", (.52, .47, .39), .85, vary=.1))
    with Group((.42, 7, z), -math.pi / 2, "rail") as g:
        building.railing(g, 0, 9, 0, 0, plain("iron", (.012, .014, .016), .45), 1.0, .12)
    for y in (.6, 1.7, 3.6, 4.7):
        building.flower_box((.52, y, z + .75), math.pi / 2, .9, rng)
    metal = plain("bistro", (.10, .2, .17), .45)
    with Group((-.25, 2.7, z), 0, "bistro") as g:
        g.lathe((0, 0, 0), [(.2, 0), (.19, .02), (.02, .05), (.02, .7), (.3, .71), (.3, .735), (0, .74)], metal, 36)
        g.lathe((-.08, -.1, .74), [(.03, 0), (.045, .03), (.046, .07), (.04, .07)], plain("cup", (.8, .78, .74), .3), 20)
        decor.vase(g, (.1, .1, .74), rng, size=.55, stems=(.75, .4, .45))
        for s in (-1, 1):
            y = s * .68
            g.box((0, y, .45), (.38, .38, .02), metal)
            for dx in (-.17, .17):
                g.tube((dx, y + s * .17, .9), (dx, y - s * .17, 0), .01, metal)
                g.tube((dx, y - s * .17, .45), (dx, y + s * .17, 0), .01, metal)
            for k in range(3):
                g.box((0, y + s * (.1 + .02 * k), .6 + k * .12), (.36, .015, .05), metal)
    for y in (4.6, 5.6, .2):
        _pot(rng, -.75, y, z, .2, .6)
    _roofs(rng)
    return (-.1, -1.3, z + 1.62), (.35, 8), 22, -.05


def _patio(rng, style, dusk, tone=(.74, .66, .54)):
    """A small court between walls: table, pots, climbing plants, gravel."""
    face = plain("patio wall", tone, .9, bump=.3, bump_scale=60, vary=.08)
    garden.ground((.3, .28, .24))
    garden.paving((-4, 4, -3, 7), (.36, .31, .25), (.4, .4), .04)
    with Group((-4, 7, 0), 0, "far wall") as g:
        openings = [(1.1, 3.3, .1, 2.35), (5.4, 6.5, .95, 2.2)]
        make_wall(g, 8, 5.5, openings + [(1.3, 2.3, 3.5, 4.8), (5.4, 6.4, 3.5, 4.8)], face, .4)
        for o in openings + [(1.3, 2.3, 3.5, 4.8), (5.4, 6.4, 3.5, 4.8)]:
            building.window(g, o, rng, (.25, .33, .34), (2, 3), 1 if dusk else .4)
            if o[2] > 1:
                building.shutters(g, o, (.3, .4, .42), rng, "board")
    for location, turn in (((-4, -3, 0), math.pi / 2), ((4, 7, 0), -math.pi / 2)):
        with Group(location, turn, "side wall") as g:
            g.box((5, .2, 1.5), (10, .4, 3.0), rubble("court wall", (.56, .5, .4), 3.6))
            g.box((5, .2, 3.05), (10, .56, .12), plain("wall tiles", (.45, .24, .14), .85), .02)
    garden.climbing((-3.9, 3.5, .1), math.pi / 2, 4.5, 3.0, rng, (.14, .25, .06), (.6, .45, .75), 420)
    garden.climbing((3.9, 4.5, .1), -math.pi / 2, 3.5, 2.8, rng, (.12, .24, .07), (.8, .76, .7), 380)
    garden.garden_table((-.2, 3.0, .04), .05, rng, (.2, .24, .24), 4, None, True)
    for x, y in ((-3.3, 6.2), (-2.7, 6.5), (3.3, 6.3), (2.7, 6.5), (3.4, 2.0), (-3.4, .6), (3.4, .2)):
        _pot(rng, x, y, .04, rng.uniform(.2, .32), rng.uniform(.6, 1.4))
    olive = tree(rng, (2.9, 4.3, .5), 2.6, "olivier")
    with Group((2.9, 4.3, .04), 0, "big pot") as g:
        g.lathe((0, 0, 0), [(.3, 0), (.42, .5), (.46, .55), (.4, .55)], plain("terracotta", (.5, .25, .14), .8, vary=.15), 32)
    copies(rng, olive, [(-9, 12, 0), (8, 13, 0)], .2)
    _festoon([(-3.9, 5.8, 2.7), (0, 6.7, 2.9), (3.9, 5.8, 2.7)], .3, 25 if dusk else 0)
    return (1.6, -1.6, 1.55), (-.8, 7), 22, .02


def _kitchen_garden(rng, style, dusk):
    """Raised beds of vegetables and flowers, a greenhouse, tools."""
    garden.ground((.2, .18, .1))
    garden.lawn(rng, (-14, 14, -8, 0), [(-1.1, 1.1, -9, 30)], height=.07)
    garden.paving((-1.0, 1.0, -9, 16), (.55, .47, .35), (.3, .3), .03, "path")
    oak, soil = wood("bed boards", (.42, .3, .18), "x", .8), plain("soil", (.10, .07, .045), .95, bump=1, bump_scale=20)
    for i, (x, y) in enumerate(((-3.0, 0), (3.0, 0), (-3.0, 3.4), (3.0, 3.4), (-3.0, 6.8), (3.0, 6.8))):
        with Group((x, y, 0), 0, "bed") as g:
            for s in (-1, 1):
                g.box((0, s * 1.1, .18), (3.2, .05, .36), oak)
                g.box((s * 1.6, 0, .18), (.05, 2.25, .36), oak)
            g.box((0, 0, .14), (3.15, 2.2, .28), soil)
            if i in (2, 5):
                for k in range(6):
                    for s in (-.7, .7):
                        g.tube((-1.3 + k * .52, s, .28), (-1.3 + k * .52, s * .15, 2.1), .014, oak, sides=6)
        for row in range(4):
            for k in range(7):
                px, py = x - 1.35 + k * .45, y - .8 + row * .53
                if i in (2, 5):
                    shrub(rng, (px, py, .28), .2, rng.uniform(1.0, 1.5), (.17, .29, .07), .07, (.75, .1, .06) if row % 2 else None, 200)
                elif (row + i) % 3 == 0:
                    shrub(rng, (px, py, .28), .2, .22, (.26, .38, .1), .1, None, 160)
                elif (row + i) % 3 == 1:
                    shrub(rng, (px, py, .28), .17, .4, (.13, .25, .07), .05, rng.choice(((.8, .5, .08), (.78, .74, .7))), 200)
                else:
                    shrub(rng, (px, py, .28), .2, .28, (.2, .2, .16), .09, None, 160)
    steel = plain("greenhouse", (.12, .16, .15), .5)
    with Group((-5.4, 11, 0), 0, "greenhouse") as g:
        pane = glass("greenhouse pane", (.86, .93, .9), .06)
        for x in (0, 1, 2, 3):
            g.box((x, 0, 1.0), (.05, .05, 2.0), steel)
            g.tube((x, 0, 2.0), (x, 1.2, 2.9), .025, steel, sides=6)
        g.quad((0, 0, 0), (3, 0, 0), (3, 0, 2), (0, 0, 2), pane)
        g.quad((0, 0, 2), (3, 0, 2), (3, 1.2, 2.9), (0, 1.2, 2.9), pane)
        g.quad((3, 0, 0), (3, 2.4, 0), (3, 2.4, 2), (3, 0, 2), pane)
        for z in (.6, 1.0, 2.0):
            g.box((1.5, 0, z), (3, .05, .05), steel)
    with Group((1.45, -1.6, 0), .2, "can") as g:
        zinc = plain("zinc can", (.45, .47, .48), .35, .8)
        g.lathe((0, 0, 0), [(.15, 0), (.15, .3), (.13, .32), (.02, .33)], zinc, 28)
        g.tube((.13, 0, .08), (.42, 0, .36), .022, zinc)
        g.tube((-.14, 0, .1), (-.14, 0, .34), .012, zinc)
    lived.basket((1.5, -.7, 0), rng, dict(third=(.7, .12, .06), second=(.3, .42, .1)), 1.1)
    for k in range(5):
        shrub(rng, (-6 + k * 3 + rng.gauss(0, .4), 10 + rng.gauss(0, .4), 0), .5, 1.1, rng.choice(LEAVES), .06, rng.choice(BLOOM), 1100)
    model = tree(rng, (6.5, 12, 0), 5, "pommier")
    copies(rng, model, [(-10, 14, 0), (11, 9, 0)], .2)
    hedge(rng, (-16, 16, 0), (16, 16.5, 0), 1.9, 1.0, leaf_size=.1, density=380)
    garden.distant_wood(rng, 36, 50, 20, height=10)
    return (1.1, -4.2, 1.75), (-.7, 8), 24, -.08


def _door(rng, style, dusk, wall=("rubble", (.52, .46, .36)), door=(.12, .27, .32)):
    """A front door between pots, a climbing rose above, a lantern, a bench."""
    kind, tone = wall
    face = rubble("front", tone, 3.4) if kind == "rubble" else plain("front", tone, .9, bump=.3, bump_scale=60, vary=.06)
    stone = plain("step", (.58, .52, .43), .85, vary=.12)
    garden.ground((.2, .2, .12))
    garden.paving((-5, 5, -5, 0), (.54, .48, .39), (.5, .36), .04)
    with Group((-5, 0, 0), 0, "front") as g:
        openings = [(4.35, 5.55, .16, 2.4), (7.2, 8.4, .9, 2.2), (1.6, 2.8, .9, 2.2)]
        make_wall(g, 10, 5.0, openings, face, .4)
        building.door(g, openings[0], door, rng, True, stone)
        for o in openings[1:]:
            building.window(g, o, rng, panes=(2, 3), lit=1 if dusk else .3, sill=stone)
            building.shutters(g, o, door, rng, "board")
        for a, b in ((4.35, 5.55),):
            for x in (a - .12, b + .12):
                g.box((x, -.01, 1.28), (.24, .1, 2.5), stone, .012)
            g.box(((a + b) / 2, -.02, 2.55), (b - a + .6, .12, .3), stone, .015)
        g.box((5.95, -.14, 1.95), (.16, .16, .3), plain("lantern", (1, .85, .6), .4, glow=3 if dusk else .8), .01)
    if dusk:
        bulb((1.0, -.5, 2.0), 40, (1, .7, .4), .1)
    garden.climbing((-1.3, -.02, .1), 0, 1.1, 4.2, rng, (.14, .25, .06), (.75, .35, .45), 600)
    garden.climbing((.2, -.02, 2.6), 0, 2.8, 1.3, rng, (.14, .25, .06), (.75, .35, .45), 600)
    for x, y, r, h in ((-1.15, -.45, .28, .8), (1.25, -.5, .3, .9), (1.8, -.55, .2, .5), (-1.75, -.4, .2, .5), (1.5, -1.1, .18, .4)):
        _pot(rng, x, y, .04, r, h)
    teak = wood("teak", (.42, .28, .16), "x", .6)
    with Group((3.0, -.45, .04), 0, "bench") as g:
        for k in range(4):
            g.box((0, -.15 + k * .11, .44), (1.5, .09, .035), teak)
        for k in range(3):
            g.box((0, .26, .6 + k * .12), (1.5, .03, .09), teak)
        for s in (-.65, .65):
            g.box((s, .05, .22), (.06, .45, .44), teak)
        g.pillow((.45, .12, .66), (.42, .4, .14), fabric("bench cushion", (.74, .66, .5)), (-.3, 0, .1))
    lived.shoes((-.75, -.32, .2), rng, 1)
    garden.border(rng, (-4.8, -.5, 0), (-2.2, -.5, 0), 6, .4, .8)
    return (1.1, -4.6, 1.5), (.1, 0), 25, .04
