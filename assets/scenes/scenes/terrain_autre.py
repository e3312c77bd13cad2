"""More plots of land: vines, an orchard, a mountain meadow, the coast, a clearing, a mown field, a new estate, the edge of a village."""
import math

from kit import building, garden, hours, outside
from kit.base import Group
from kit.lighting import camera
from kit.materials import masonry, plain, rubble, wood
from kit.vegetation import copies, cypress, fir, grass, hedge, shrub, tree

from .terrain import _dry_wall, _fence, _flowers, _neighbours


def build(rng, style, land="vigne", hour="jour", sun=215, height=32, shot=None):
    """`shot` replaces the camera: (location, target, lens, rise)."""
    {"vigne": _vines, "verger": _orchard, "montagne": _mountain, "littoral": _coast, "clairiere": _clearing, "foin": _hay, "lotissement": _estate,
     "village": _village, "jardin": _walled}[land](rng)
    light = hours.outside(hour, rng, sun, height, .55)
    camera(*(shot or ((rng.uniform(-1.5, 1.5), -14.5, 1.75), (rng.uniform(-2, 2), 10), 24, -.03)))
    return dict(samples=8, fast_gi=3, **light)


def _turf(rng, color, height, wild=.6, near=1200, far=1500, area=16):
    grass(rng, (-area, area, -14, 4), 1.0, height, color, blades=near, wild=wild)
    grass(rng, (-32, 32, 4.5, 24), 2.0, height * 1.15, tuple(c * .95 for c in color), patches=3, blades=far, wild=wild)


def _vines(rng):
    garden.ground((.30, .22, .13))
    grass(rng, (-16, 16, -14, 2), 1.0, .12, (.3, .34, .12), blades=420, wild=.5)
    post, wire = wood("vine post", (.36, .28, .2), "z", .8), plain("wire", (.3, .3, .3), .5, .8)
    for k in range(-7, 8):
        x = k * 2.3 + .9
        hedge(rng, (x, -6.5, .35), (x, 34, .35), .95, .5, (.24, .33, .07), .12, 260)
        with Group() as g:
            for j in range(9):
                g.tube((x, -6.5 + j * 5, 0), (x, -6.5 + j * 5, 1.5), .04, post, sides=7)
            g.tube((x, -6.5, 1.4), (x, 34, 1.4), .006, wire, sides=4)
            for j in range(26):
                g.tube((x, -6.3 + j * 1.55, 0), (x + rng.gauss(0, .06), -6.3 + j * 1.55, .55), .035, plain("stock", (.12, .08, .05), .95), .025, 6)
    shrub(rng, (-.3, -7.2, 0), .4, .7, (.15, .26, .06), .06, (.72, .12, .14), 900)
    for x, y, h in ((-20, 40, 10), (-17.5, 41, 8.5), (22, 42, 9)):
        cypress(rng, (x, y, 0), h, 1.4)
    with Group((-30, 52, 0), .2, "farm") as g:
        g.box((0, 4, 2.4), (15, 8, 4.8), plain("farm wall", (.72, .62, .46), .9))
        for k in (-2, -1, 0, 1, 2):
            for z in (1.4, 3.6):
                g.box((k * 2.8, -.02, z), (.9, .08, 1.2), plain("farm window", (.12, .13, .14), .2))
    building.gable_roof((-30, 52, 4.8), .2, 15, 8, .36, "canal", .4, None, plain("farm wall", (.72, .62, .46), .9))
    garden.distant_wood(rng, 62, 80, 24, ("olivier", "tilleul"), 8)
    garden.hills(rng, 190, 52, (.2, .24, .10), .55)


def _orchard(rng):
    garden.ground((.14, .19, .06))
    _turf(rng, (.2, .3, .085), .16)
    _flowers(rng, (-14, 14, -13, 16), ((.78, .76, .7), (.8, .66, .12)), 2200)
    model = tree(rng, (-6.5, 1.5, 0), 4.6, "pommier")
    copies(rng, model, [(x + rng.gauss(0, .3), y + rng.gauss(0, .3), 0) for y in (1.5, 9, 17, 25, 33) for x in (-20, -13, -6.5, 6.5, 13, 20)
                        if (x, y) != (-6.5, 1.5)], .15)
    with Group((6.3, 1.2, 0), 0, "ladder") as g:
        oak = wood("ladder", (.5, .36, .22), "z", .7)
        for s in (-1, 1):
            g.tube((s * .28, -.9, 0), (s * .18, .1, 3.0), .03, oak, sides=8)
        for k in range(9):
            t = .1 + k / 10
            g.tube((-.27 + .08 * t, -.9 + t, 3.0 * t), (.27 - .08 * t, -.9 + t, 3.0 * t), .02, oak, sides=6)
    _fence((-17, -8, 0), (-17, 30, 0), 12)
    hedge(rng, (-40, 40, 0), (40, 41, 0), 2.2, 1.6, leaf_size=.2, density=100)
    garden.distant_wood(rng, 56, 75, 26, height=10)
    garden.hills(rng, 210, 34, (.16, .24, .10), .6)


def _mountain(rng):
    garden.ground((.16, .21, .07))
    _turf(rng, (.23, .33, .09), .2, .8)
    _flowers(rng, (-14, 14, -13, 20), ((.8, .66, .1), (.78, .76, .74), (.45, .3, .68)), 3200)
    _fence((-6, -6, 0), (16, 12, 0), 13)
    firs = fir(rng, (-13, 9, 0), 12, 5.2)
    copies(rng, firs, [(15, 15, 0), (-17, 13, 0), (-22, 10, 0), (-16, 20, 0), (20, 20, 0), (25, 14, 0), (11, 24, 0), (-26, 22, 0), (31, 22, 0), (-33, 18, 0), (5, 33, 0), (-7, 31, 0)], .3)
    slope = fir(rng, (-40, 60, 4), 11, 4.6)
    copies(rng, slope, [(rng.uniform(-120, 120), rng.uniform(50, 95), rng.uniform(0, 6)) for _ in range(70)], .35)
    with Group((9, 40, 0), .25, "barn") as g:
        g.box((0, 4, .9), (9, 8, 1.8), rubble("barn base", (.45, .42, .38)))
        g.box((0, 4, 2.9), (9.1, 8.1, 2.2), masonry("barn boards", (.26, .15, .08), 3, .2, .008, .15, (.08, .05, .03)))
    building.gable_roof((9, 40, 4.0), .25, 9, 8, .5, "ardoise", .8, (.2, .17, .15), plain("barn gable", (.24, .14, .08), .9))
    outside.ring(rng, 230, 75, plain("slopes", (.17, .24, .14), 1, vary=.5, vary_scale=.03), -6, .02)
    outside.ring(rng, 520, 300, plain("peaks", (.52, .56, .62), 1, vary=.5, vary_scale=.008), -10, .04)


def _coast(rng):
    with Group() as g:
        g.box((0, -58, -.06), (240, 144, .1), plain("ground", (.34, .32, .18), .95, vary=.22, vary_scale=.5))
        g.box((0, 40, -8.6), (600, 60, .1), plain("sand", (.7, .6, .42), .95, vary=.08))
        g.box((0, 2065, -9.0), (9000, 4000, .1), plain("sea", (.03, .16, .22), .1, bump=.5, bump_scale=.3))
        for k in range(3):
            g.box((0, 68 + 6 * k, -8.93), (600, .8 - .2 * k, .1), plain("foam", (.8, .82, .82), .6))
    grass(rng, (-14, 14, -14, 5), 1.0, .3, (.36, .38, .18), blades=900, wild=.9)
    grass(rng, (-34, 34, 5.5, 13), 2.0, .3, (.34, .36, .17), patches=3, blades=1100, wild=.9)
    _flowers(rng, (-14, 14, -13, 12), ((.78, .72, .3), (.7, .4, .55)), 900)
    oak, wire = wood("ganivelle", (.46, .38, .28), "z", .8), plain("wire", (.3, .3, .3), .5, .8)
    with Group((0, 12.5, 0), 0, "ganivelle") as g:
        for k in range(420):
            x = -42 + k * .2
            g.box((x, math.sin(x * .2) * .6, .5 + .03 * math.sin(k * 7)), (.05, .02, 1.1), oak, 0, (0, .05 * math.sin(k * 3.1), 0))
    model = tree(rng, (-11, 10, 0), 7.5, "olivier", .7)
    copies(rng, model, [(-15, 6, 0), (13, 9, 0), (17, 5, 0), (-22, 8, 0)], .25)
    for _ in range(14):
        shrub(rng, (rng.uniform(-15, 15), rng.uniform(-4, 11), 0), rng.uniform(.4, .9), rng.uniform(.4, .9), (.22, .27, .12), .07,
              rng.choice((None, (.78, .68, .12), None)), 800)
    outside.ring(rng, 2400, 80, plain("headland", (.3, .36, .4), 1), -30)


def _clearing(rng):
    garden.ground((.13, .16, .05))
    _turf(rng, (.21, .29, .09), .17, .7)
    for kind, h, spots in (("tilleul", 13, 16), ("bouleau", 12, 14), ("platane", 14, 10)):
        model = tree(rng, (rng.uniform(-14, 14), 24, 0), h, kind)
        places = []
        while len(places) < spots:
            a, r = rng.uniform(-.35, math.pi + .35), rng.uniform(17, 34)
            x, y = r * math.cos(a), r * math.sin(a) * .9
            if not (abs(x) < 2.6 and y > 0):
                places.append((x, y, 0))
        copies(rng, model, places, .25)
    for _ in range(26):
        a, r = rng.uniform(-.2, math.pi + .2), rng.uniform(15, 19)
        shrub(rng, (r * math.cos(a), r * math.sin(a) * .9, 0), rng.uniform(.7, 1.3), rng.uniform(.7, 1.4), (.15, .25, .07), .12, None, 700)
    sand = plain("sand path", (.42, .35, .24), .95, bump=.4, vary=.15)
    with Group() as g:
        for k in range(30):
            y0, y1 = -16 + k * 1.8, -16 + (k + 1) * 1.8
            a, b = 1.6 + .9 * math.sin(y0 * .12), 1.6 + .9 * math.sin(y1 * .12)
            g.quad((a - .8, y0, .05), (a + .8, y0, .05), (b + .8, y1, .05), (b - .8, y1, .05), sand)
    with Group((-5.5, -3.5, 0), .3, "logs") as g:
        for j in range(4):
            for k in range(6 - j):
                g.tube((-1.2, (k + .5 * j) * .3, .15 + j * .26), (1.2, (k + .5 * j) * .3, .15 + j * .26), .145, plain(f"trunk {k % 2}", ((.3, .23, .16), (.38, .3, .2))[k % 2], .95), sides=10)
    garden.distant_wood(rng, 44, 50, 40, height=14)


def _hay(rng):
    garden.ground((.36, .29, .12))
    _turf(rng, (.46, .38, .14), .09, .2, 1000, 1300)
    straw = plain("straw", (.58, .44, .19), .95, bump=1, bump_scale=30, vary=.25, vary_scale=9)
    end = plain("straw end", (.5, .38, .17), .95, bump=1, bump_scale=22, vary=.35, vary_scale=7)
    for x, y, turn in ((-5.5, -2, .5), (4.5, 4, -.4), (-9, 11, .9), (9.5, 13, .2), (-1, 19, -.7), (15, 24, .4), (-17, 22, 0), (3, 31, .8), (-10, 36, .1), (20, 38, .5)):
        with Group((x, y, 0), turn, "bale") as g:
            g.tube((-.6, 0, .72), (.6, 0, .72), .75, straw, sides=40)
            for s in (-1, 1):
                g.tube((s * .6, 0, .72), (s * .615, 0, .72), .73, end, sides=40)
    hedge(rng, (-50, 44, 0), (50, 46, 0), 2.2, 1.8, leaf_size=.2, density=90)
    model = tree(rng, (-14, 27, 0), 10, "tilleul")
    copies(rng, model, [(18, 46, 0), (-30, 46, 0), (33, 45, 0)], .2)
    garden.distant_wood(rng, 66, 90, 26, height=11)
    garden.hills(rng, 230, 40, (.22, .25, .1), .55)


def _estate(rng):
    garden.ground((.17, .18, .07))
    grass(rng, (-5, 17, -11, 5), 1.0, .1, (.22, .27, .09), blades=900, wild=.4)
    grass(rng, (-5, 30, 5.5, 22), 2.0, .12, (.2, .26, .08), patches=3, blades=1300, wild=.4)
    with Group() as g:
        g.box((-9.3, 5, -.02), (5.6, 70, .1), plain("asphalt", (.09, .09, .095), .85, bump=.4, bump_scale=150, vary=.2, vary_scale=1.2))
        g.box((-5.6, 5, .02), (1.6, 70, .1), masonry("pavement", (.42, .41, .38), .9, .6, .008, .07, vertical=False, relief=.2))
        for x in (-6.45, -12.2):
            g.box((x, 5, .03), (.18, 70, .16), plain("kerb", (.5, .49, .46), .8))
        g.box((-4.3, 1.5, .55), (.3, .9, 1.1), plain("meter box", (.74, .73, .7), .6), .02)
        g.box((-4.3, 2.6, .4), (.3, .5, .8), plain("meter box", (.74, .73, .7), .6), .02)
        oak, red, tape = wood("peg", (.55, .42, .26), "z", .7), plain("peg top", (.75, .16, .06), .5), plain("cord", (.75, .6, .2), .7)
        pegs = [(-4, -6), (13, -6), (13, 14), (-4, 14)]
        for (x, y), (u, v) in zip(pegs, pegs[1:] + pegs[:1]):
            g.box((x, y, .4), (.06, .06, .8), oak)
            g.box((x, y, .78), (.065, .065, .14), red)
            g.tube((x, y, .5), (u, v, .5), .008, tape, sides=4)
        for y in (-5, 12, 29):
            g.tube((-5.0, y, 0), (-5.0, y, 5), .06, plain("mast", (.2, .21, .22), .5), .04, 10)
            g.box((-5.6, y, 5), (1.2, .16, .07), plain("mast", (.2, .21, .22), .5), .02)
    _neighbours(rng)
    for x, y, turn, tone in ((-20, 12, 1.5708, (.8, .76, .68)), (-20, 30, 1.5708, (.74, .7, .64)), (24, 12, -1.5708, (.82, .8, .76))):
        face = plain("new wall %.2f" % tone[0], tone, .9)
        with Group((x, y, 0), turn, "new house") as g:
            g.box((0, 4, 1.5), (11, 8, 3.0), face)
            for k in (-1, 0, 1):
                g.box((k * 3.4, -.02, 1.25), (1.6 if k else 1.0, .1, 2.1 if k == 0 else 1.6), plain("grey joinery", (.1, .11, .12), .3), .01)
        building.gable_roof((x, y, 3.0), turn, 11, 8, .6, "tuile", .4, (.12, .12, .13), face)
    model = tree(rng, (-14.2, -2, 0), 3.6, "bouleau")
    copies(rng, model, [(-14.2, 6, 0), (-14.2, 14, 0), (-14.2, 22, 0), (9, 24, 0), (17, 26, 0)], .15)
    garden.distant_wood(rng, 62, 80, 26, height=10)
    garden.hills(rng, 240, 28, (.16, .24, .10), .65)


def _village(rng):
    garden.ground((.15, .19, .06))
    _turf(rng, (.2, .29, .085), .14, .5)
    _dry_wall(rng, (-30, 17), (30, 19))
    _dry_wall(rng, (14, -10), (17, 18))
    tones = [plain(f"village {k}", c, .9, vary=.1) for k, c in enumerate(((.7, .62, .48), (.62, .54, .42), (.76, .7, .6)))]
    dark = plain("village window", (.11, .12, .13), .2)
    for k in range(11):
        x, y, w, h, turn = -48 + k * 9 + rng.uniform(-2, 2), 46 + rng.uniform(-6, 16), rng.uniform(8, 12), rng.uniform(4.5, 7), rng.uniform(-.3, .3)
        face = tones[k % 3]
        with Group((x, y, 0), turn, "village house") as g:
            g.box((0, 4, h / 2), (w, 8, h), face)
            for i in range(int(w / 2.6)):
                for z in (1.5, 4.0):
                    if z + 1 < h:
                        g.box((-w / 2 + 1.5 + i * 2.6, -.02, z), (.95, .08, 1.3), dark)
        building.gable_roof((x, y, h), turn, w, 8, .7, "tuile", .3, (.36, .2, .12) if k % 2 else (.3, .18, .12), face)
    with Group((10, 60, 0), .1, "church") as g:
        g.box((0, 0, 8), (6, 6, 16), tones[0])
        g.lathe((0, 0, 16), [(4.3, 0), (3.6, .6), (.1, 11)], plain("spire", (.1, .11, .13), .5), 4)
        g.box((0, 11, 4.5), (8, 18, 9), tones[0])
        for z in (11, 13.4):
            g.box((0, -3.03, z), (1.1, .1, 1.6), dark)
    model = tree(rng, (-11, 13, 0), 8.5, "tilleul")
    copies(rng, model, [(19, 30, 0), (-24, 32, 0), (-6, 38, 0), (33, 36, 0)], .2)
    garden.hills(rng, 210, 50, (.17, .24, .10), .6)


def _walled(rng):
    """An old town garden between walls: small, with a lawn, fruit trees, a well."""
    garden.ground((.14, .18, .06))
    grass(rng, (-9, 9, -14, 4), 1.0, .09, (.18, .27, .07), blades=1400)
    grass(rng, (-9, 9, 4.5, 18), 1.6, .1, (.17, .26, .07), patches=3, blades=1600)
    stone = rubble("garden wall", (.52, .46, .36), 3.4)
    cap = plain("wall tiles", (.45, .24, .14), .85)
    for location, turn, length in (((-10, 19.5, 0), 0, 20), ((-10, -16, 0), math.pi / 2, 36), ((10, 19.5, 0), -math.pi / 2, 36)):
        with Group(location, turn, "garden wall") as g:
            g.box((length / 2, .2, 1.2), (length, .4, 2.4), stone)
            g.box((length / 2, .2, 2.45), (length, .56, .12), cap, .02)
    for k in range(3):
        garden.climbing((-9.9, -6 + 8 * k, .1), math.pi / 2, 3.4, 2.4, rng, (.14, .25, .06), rng.choice(((.75, .35, .45), (.8, .76, .7), None)), 420)
    garden.border(rng, (-8, 18.6, 0), (8, 18.6, 0), 17, .5, .7)
    garden.border(rng, (9.1, -8, 0), (9.1, 17, 0), 20, .42, .6)
    model = tree(rng, (5.5, 8, 0), 4.8, "pommier")
    copies(rng, model, [(-5.5, 12.5, 0), (4.5, 15, 0)], .15)
    with Group((-5.2, 3.5, 0), 0, "well") as g:
        g.lathe((0, 0, 0), [(.75, 0), (.75, .85), (.85, .88), (.85, .98), (.55, .98), (.55, .3), (0, .3)], masonry("well", (.5, .45, .37), .34, .2, .012, .12), 36)
        iron = plain("well iron", (.03, .03, .032), .5)
        for s in (-1, 1):
            g.tube((s * .7, 0, .95), (0, 0, 2.1), .025, iron)
        g.lathe((0, -.04, 1.8), [(.14, 0), (.14, .06), (.1, .03)], iron, 20)
    tones = [plain(f"town {k}", c, .9, vary=.1) for k, c in enumerate(((.7, .62, .48), (.66, .46, .36), (.74, .7, .62)))]
    dark = plain("town window", (.11, .12, .13), .2)
    for k in range(6):
        w, h, x = 8.5, rng.uniform(6, 9.5), -26 + k * 8.6
        with Group((x + 4, 31, 0), 0, "town house") as g:
            g.box((0, 4, h / 2), (w, 8, h), tones[k % 3])
            for i in range(3):
                for z in (1.6, 4.4, 7.2):
                    if z + 1 < h:
                        g.box((-2.6 + i * 2.6, -.02, z), (1.0, .08, 1.6), dark)
        building.gable_roof((x + 4, 31, h), 0, w, 8, .65, "ardoise" if k % 2 else "tuile", .3, None, tones[k % 3])
    model = tree(rng, (-16, 24, 0), 8, "tilleul")
    copies(rng, model, [(15, 25, 0)], .2)
    garden.hills(rng, 260, 30, (.16, .24, .10), .7)
