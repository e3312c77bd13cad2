"""Seen from a balcony: the roofs of a town, or the trees of a park."""
import math

import numpy as np

from kit import building, decor, garden, hours, outside
from kit.base import Group
from kit.lighting import bulb, camera, sky
from kit.materials import masonry, plain, wood
from kit.materials_thin import glass
from kit.vegetation import copies, fir, shrub, tree


def build(rng, style, over="toits", rail="iron", sun=235, height=24, warmth=.04, hour=None, shot=None):
    """over: `toits` (zinc roofs), `parc`, `mer` or `montagne`; the sun is before us, to the left, rather low, unless an
    `hour` says otherwise; `shot` moves the camera: (x, target x, lens)."""
    level = 12.0 if over == "parc" else 17.0
    dusk = hours.evening(hour)
    _balcony(rng, level, rail)
    if over == "toits":
        _roofs(rng)
    elif over == "parc":
        _park(rng)
    elif over == "mer":
        outside.seaside(rng, 6, 0, 3.0)
    else:
        _valley(rng)
    if dusk:
        bulb((1.5, -.6, level + 2.2), 30, (1, .7, .42), .15)
    if hour:
        light = hours.outside(hour, rng, sun, height, .5)
    else:
        sky(height, sun, .26, True, rng.uniform(0, 99), .5, 1.6)
        light = dict(exposure=-.7, warmth=warmth)
    x, to, lens = shot or (.5, .4 if over == "parc" else -1.0, 22)
    camera((x, -.35, level + 1.66), (to, 20), lens, -.05)
    return dict(samples=9, fast_gi=3, **light)


def _valley(rng):
    """A village and firs below, mountains behind."""
    garden.ground((.15, .21, .07), 1400)
    outside.ring(rng, 260, 90, plain("slopes", (.16, .23, .12), 1, vary=.5, vary_scale=.03), -6, .02)
    outside.ring(rng, 620, 330, plain("peaks", (.52, .56, .62), 1, vary=.5, vary_scale=.008), -10, .04)
    model = fir(rng, (-14, 26, 0), 13, 5.4)
    copies(rng, model, [(rng.uniform(-80, 80), rng.uniform(24, 130), 0) for _ in range(60)], .3)
    for k in range(14):
        x, y, h, turn = rng.uniform(-60, 60), rng.uniform(40, 110), rng.uniform(5, 7), rng.uniform(-.5, .5)
        face = plain(f"chalet {k % 3}", ((.34, .2, .11), (.42, .27, .15), (.7, .66, .58))[k % 3], .9)
        with Group((x, y, 0), turn, "chalet") as g:
            g.box((0, 4, h / 2), (9, 8, h), face)
            for i in range(3):
                for z in (1.6, 4.2):
                    g.box((-2.6 + i * 2.6, -.02, z), (1.0, .08, 1.2), plain("far window", (.12, .13, .15), .2))
        building.gable_roof((x, y, h), turn, 9, 8, .45, "ardoise", .8, (.2, .17, .15), face)


def _balcony(rng, z, rail):
    """Slab and railing at our feet, pots, a small table with two chairs."""
    with Group((0, 0, z), 0, "balcony") as g:
        if rail == "iron":
            g.box((0, 0, -.1), (12, 2.4, .2), plain("slab", (.52, .47, .39), .85, vary=.1))
            building.railing(g, -6, 6, 0, -1.05, plain("iron", (.012, .014, .016), .45), 1.0, .12)
        else:
            g.box((0, 0, -.1), (12, 2.4, .2), wood("deck", (.4, .27, .16), "x", .6))
            g.quad((-6, 1.1, .08), (6, 1.1, .08), (6, 1.1, 1.0), (-6, 1.1, 1.0), glass("rail glass", (.8, .88, .88), .06))
            metal = plain("rail", (.06, .065, .07), .4, .5)
            g.box((0, 1.1, 1.02), (12, .05, .04), metal)
            for k in range(11):
                g.box((-6 + 1.2 * k, 1.1, .5), (.04, .04, 1.0), metal)
        metal = plain("bistro", (.10, .2, .17), .45)
        x, y = 1.75, .35
        g.lathe((x, y, 0), [(.2, 0), (.19, .02), (.02, .05), (.02, .7), (.32, .71), (.32, .735), (0, .74)], metal, 36)
        g.lathe((x - .1, y - .05, .74), [(.03, 0), (.045, .03), (.046, .07), (.04, .07)], plain("cup", (.8, .78, .74), .3), 20)
        decor.vase(g, (x + .12, y + .08, .74), rng, size=.5, stems=(.75, .4, .45))
        for dx, turn in ((-.62, 1), (.66, -1)):
            g.box((x + dx, y, .45), (.38, .4, .02), metal)
            for s in (-1, 1):
                g.tube((x + dx - turn * .17, y + s * .17, .88), (x + dx - turn * .15, y + s * .17, .45), .01, metal)
                g.tube((x + dx + turn * .17, y + s * .17, .45), (x + dx - turn * .17, y + s * .17, 0), .01, metal)
                g.tube((x + dx - turn * .17, y + s * .17, .45), (x + dx + turn * .17, y + s * .17, 0), .01, metal)
            for k in range(3):
                g.box((x + dx - turn * .165, y, .6 + k * .12), (.015, .38, .05), metal)
        for px, r, h in ((-2.3, .3, .75), (-1.65, .22, .45), (3.4, .34, 1.1)):
            g.lathe((px, .7, 0), [(.14, 0), (.2, .34), (.22, .37), (.17, .37)], plain("terracotta", (.5, .25, .14), .8, vary=.15), 24)
            shrub(rng, (px, .7, z + .33), r, h, (.16, .28, .08), .05, rng.choice(((.75, .2, .3), (.8, .75, .72), (.5, .3, .65))), 900)
    for px in (-3.4, -.4):
        building.flower_box((px, 1.0 if rail == "iron" else .9, z + .55 if rail == "iron" else z + .1), 0, .9, rng)


def _roofs(rng):
    """Rows of buildings with zinc or slate roofs, dormers, chimney stacks, towers further off."""
    zinc = [plain(f"zinc {k}", c, .45, .4, vary=.2, vary_scale=.8) for k, c in enumerate(((.34, .38, .42), (.28, .32, .37), (.4, .42, .44), (.36, .2, .13)))]
    stones = [plain(f"stone {k}", c, .9, vary=.1) for k, c in enumerate(((.66, .6, .49), (.6, .54, .44), (.7, .66, .58), (.58, .5, .4)))]
    dark = plain("far window", (.10, .11, .13), .15)
    trim = plain("far trim", (.72, .67, .57), .9)
    brick = masonry("chimney brick", (.42, .24, .16), .22, .07, .01, .15)
    pots = plain("chimney pot", (.5, .22, .12), .85)
    for row in range(9):
        y = 16 + row * 15 + (row > 3) * row * 4
        x = -30 - row * 16 + rng.uniform(-4, 0)
        while x < 30 + row * 16:
            w, h = rng.uniform(9, 17), rng.uniform(12.5, 15.5) + row * .12
            roof, depth, wall_stone = rng.choice(zinc), 10, rng.choice(stones)
            with Group((x, y + rng.uniform(-1, 1), 0), 0, "far house") as g:
                g.box((w / 2, depth / 2, h / 2), (w, depth, h), wall_stone)
                g.box((w / 2, -.1, h), (w, .5, .3), trim)
                r, run = 2.6, 1.1
                g.quad((0, 0, h + .15), (w, 0, h + .15), (w, run, h + r), (0, run, h + r), roof)
                g.quad((0, run, h + r), (w, run, h + r), (w, depth, h + r + 1.2), (0, depth, h + r + 1.2), roof)
                for s in (0, w):
                    g.box((s, depth * .5, h + 1.5), (.35, depth * .8, 4.0 + rng.uniform(0, .8)), wall_stone)
                if row < 6:
                    for k in range(int(w / 2.5)):
                        c = 1.4 + k * 2.5
                        for z in (h - 2.3, h - 5.4, h - 8.5):
                            g.box((c, -.02, z), (1.1, .08, 1.9), dark)
                            g.box((c, -.05, z), (.07, .08, 1.9), trim)
                            g.box((c, -.12, z - 1.0), (1.5, .3, .1), trim)
                        g.box((c, .45, h + 1.15), (1.15, 1.0, 1.6), roof)
                        g.box((c, -.07, h + 1.15), (.75, .06, 1.2), dark)
                        g.box((c, -.08, h + 1.15), (.06, .06, 1.2), trim)
                    if row < 3:
                        for k in range(int(w / .6)):
                            g.box((.3 + k * .6, run + 4.4, h + r + .62), (.05, 8.9, .06), roof, 0, (.134, 0, 0))
                for s in (.5, w - .6):
                    top = h + r + 2.6 + rng.uniform(0, .8)
                    g.box((s, 4.5, top - 1.5), (.7, 2.4, 3), brick)
                    for k in range(5):
                        g.tube((s, 3.6 + k * .45, top), (s, 3.6 + k * .45, top + .55), .12, pots, .09, 8)
            x += w + .02
    with Group((-34, 150, 0), 0, "church") as g:
        stone = stones[2]
        g.box((0, 0, 17), (8, 8, 34), stone)
        g.lathe((0, 0, 34), [(5.2, 0), (4.6, .5), (.1, 17)], plain("spire", (.22, .26, .3), .5), 8)
        for k in range(3):
            g.box((-2.2 + 2.2 * k, -4.03, 28), (1.1, .1, 5), dark)
    with Group((46, 190, 0), 0, "dome") as g:
        g.lathe((0, 0, 0), [(10, 0), (10, 24), (10.6, 25), (10, 26), (9.2, 31), (6.6, 35.5), (3, 38), (2, 39), (2, 43), (.1, 46)], plain("dome", (.36, .44, .44), .6), 40)
    model = tree(rng, (-12, 12, 0), 13, "platane")
    copies(rng, model, [(9, 12.5, 0), (19, 13, 0), (-22, 12, 0)], .1)
    garden.hills(rng, 420, 50, (.2, .26, .2), .9)
    garden.ground((.2, .2, .2), 1400)


def _park(rng):
    """Lawns, paths, tall trees, a pond, the town beyond."""
    garden.ground((.15, .21, .065), 900)
    sand = plain("sand path", (.52, .45, .33), .95, bump=.3, vary=.1)
    with Group() as g:
        for k in range(24):
            t = k / 24
            a = math.sin(t * 5) * 12
            b = math.sin((t + 1 / 24) * 5) * 12
            g.quad((a - 1.6, 10 + t * 70, .02), (a + 1.6, 10 + t * 70, .02), (b + 1.6, 10 + (k + 1) / 24 * 70, .02), (b - 1.6, 10 + (k + 1) / 24 * 70, .02), sand)
        ring = np.linspace(0, 2 * math.pi, 40)[:-1]
        g.add(np.stack([-18 + 11 * np.cos(ring) * (1 + .1 * np.sin(3 * ring)), 44 + 8 * np.sin(ring), np.full(39, .03)], -1), [tuple(range(39))],
              plain("pond", (.10, .17, .2), .04, bump=.05, bump_scale=1))
    for kind, spots in (("tilleul", 20), ("bouleau", 9), ("platane", 12)):
        model = tree(rng, (rng.uniform(-30, 30), 60, 0), 11, kind)
        places = []
        while len(places) < spots:
            x, y = rng.uniform(-55, 60), rng.uniform(16, 110)
            path = math.sin((y - 10) / 70 * 5) * 12
            if abs(x - path) > 4.5 and (x + 18) ** 2 / 150 + (y - 44) ** 2 / 90 > 1.2 and not (abs(x) < 9 and y < 34):
                places.append((x, y, 0))
        copies(rng, model, places, .3)
    for _ in range(16):
        shrub(rng, (rng.uniform(-26, 26), rng.uniform(16, 45), 0), rng.uniform(.8, 1.6), rng.uniform(.8, 1.6), (.16, .27, .08), .14, rng.choice((None, (.75, .4, .5), (.78, .74, .7))), 700)
    stones = [plain(f"town {k}", c, .9) for k, c in enumerate(((.52, .50, .47), (.48, .45, .41), (.44, .45, .46), (.47, .37, .32)))]
    dark = plain("far window", (.12, .13, .15), .2)
    for k in range(22):
        w, h = rng.uniform(14, 26), rng.uniform(14, 27)
        with Group((-210 + k * 19 + rng.uniform(-3, 3), 150 + rng.uniform(0, 60), 0), 0, "town") as g:
            g.box((w / 2, 6, h / 2), (w, 12, h), stones[k % 4])
            for z in range(int(h / 3)):
                for c in range(int(w / 3)):
                    g.box((1.6 + c * 3, -.03, 1.8 + z * 3), (1.6, .08, 1.5), dark)
    garden.distant_wood(rng, 132, 130, 40, height=13)
    garden.hills(rng, 420, 46, (.16, .24, .12), .85)
