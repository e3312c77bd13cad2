"""Plots of land: a meadow with its grasses and flowers, trees, hedges, a fence, hills behind."""
import numpy as np

from kit import garden, materials_thin
from kit.base import Group
from kit.lighting import camera, sky
from kit.materials import plain, wood
from kit.materials_thin import leaf
from kit.vegetation import copies, cypress, grass, hedge, leaf_cloud, shrub, tree


def build(rng, style, land="prairie", sun=215, height=30):
    """land: prairie (meadow and woods), midi (dry grass, olive trees, cypresses), lotissement (mown plot with pegs and hedges)."""
    {"prairie": _meadow, "midi": _south, "lotissement": _plot}[land](rng)
    sky(height, sun, .26, True, rng.uniform(0, 99), .55)
    camera((rng.uniform(-1, 1), -15, 1.75), (rng.uniform(-2, 2), 10), 24, -.04)
    return dict(samples=8, fast_gi=3, exposure=-.65)


def _flowers(rng, area, colors, count):
    """Heads of wild flowers scattered among the grass; none in autumn."""
    if materials_thin.season == "automne":
        return
    for k, color in enumerate(colors):
        n = count // len(colors)
        x, y = np.random.uniform(*area[:2], n), area[2] + (area[3] - area[2]) * np.random.uniform(0, 1, n) ** 1.5
        z = np.random.uniform(.22, .5, n)
        points = np.stack([x, y, z], -1)
        points = np.repeat(points, 5, 0) + np.random.normal(size=(n * 5, 3)) * .012
        leaf_cloud(points, .06, leaf(f"wild {k}", color, .3), .9, 0)


def _fence(start, end, posts):
    """Chestnut posts and two wires."""
    oak, wire = wood("post", (.34, .27, .2), "z", .8), plain("wire", (.3, .3, .3), .5, .8)
    start, end = np.asarray(start, float), np.asarray(end, float)
    with Group((0, 0, 0), 0, "fence") as g:
        last = None
        for k in range(posts + 1):
            p = start + (end - start) * k / posts
            g.tube(p, p + (np.random.normal() * .02, np.random.normal() * .02, 1.15), .055, oak, .045, 8)
            if last is not None:
                for z in (.5, 1.0):
                    g.tube(last + (0, 0, z), p + (0, 0, z), .006, wire, sides=4)
            last = p


def _meadow(rng):
    garden.ground((.15, .19, .06))
    grass(rng, (-14, 14, -14, 4), 1.0, .26, (.22, .31, .085), blades=1300, wild=.8)
    grass(rng, (-30, 30, 4.5, 22), 2.0, .3, (.21, .29, .085), patches=3, blades=1800, wild=.8)
    _flowers(rng, (-13, 13, -13, 18), ((.78, .74, .7), (.8, .62, .1), (.75, .12, .08), (.45, .35, .65)), 3600)
    _fence((-17, -10, 0), (-13.5, 26, 0), 13)
    model = tree(rng, (10.5, 12, 0), 9.5, "tilleul")
    copies(rng, model, [(-19, 30, 0), (24, 28, 0)])
    model = tree(rng, (-12, 19, 0), 7.5, "bouleau")
    copies(rng, model, [(-14.5, 21, 0), (17, 22, 0)])
    hedge(rng, (-45, 31, 0), (45, 33, 0), 2.4, 1.8, leaf_size=.22, density=90)
    garden.distant_wood(rng, 52, 75, 34, height=11)
    garden.hills(rng, 200, 36, (.16, .24, .10), .6)


def _south(rng):
    garden.ground((.30, .29, .15))
    grass(rng, (-14, 14, -14, 5), 1.0, .2, (.33, .37, .16), blades=1000, wild=.7)
    grass(rng, (-30, 30, 5.5, 24), 2.0, .24, (.31, .34, .15), patches=3, blades=1100, wild=.7)
    for x, y in ((-9, -3), (-6.5, -5), (7.5, -4.5), (9.5, -1), (3, 6), (-4, 8), (12, 6), (-12, 6)):
        garden.lavender_tuft(rng, (x + rng.gauss(0, .5), y, 0), rng.uniform(.5, .75))
        shrub(rng, (x + 1.2, y + 1, 0), rng.uniform(.4, .7), rng.uniform(.5, .9), (.2, .25, .12), .06, None, 1000)
    model = tree(rng, (-7.5, 5, 0), 5, "olivier")
    copies(rng, model, [(8.5, 9, 0), (-14, 15, 0), (15, 17, 0), (1, 22, 0), (-6, 26, 0), (22, 12, 0), (9, 27, 0)], .2)
    for x, y, h in ((16.5, 8.5, 8.5), (18.5, 11, 7.5), (-20, 20, 9), (-22, 22, 8), (4, 34, 8)):
        cypress(rng, (x, y, 0), h, 1.25)
    _dry_wall(rng, (-26, 13), (-8, 16.5))
    garden.distant_wood(rng, 50, 70, 26, ("olivier", "tilleul"), 6)
    garden.hills(rng, 150, 48, (.2, .22, .12), .55)


def _dry_wall(rng, start, end):
    """A low wall of piled stones."""
    with Group((0, 0, 0), 0, "dry wall") as g:
        start, end = np.array((*start, 0.0)), np.array((*end, 0.0))
        along = int(np.linalg.norm(end - start) / .34)
        for j in range(4):
            for k in range(along):
                p = start + (end - start) * (k + .5 * (j % 2)) / along
                tone = rng.randrange(3)
                g.soft(tuple(p + (rng.gauss(0, .02), rng.gauss(0, .03), .1 + j * .19)), (rng.uniform(.3, .42), .36, rng.uniform(.18, .23)),
                       plain(f"stone {tone}", ((.5, .44, .34), (.42, .38, .31), (.56, .51, .42))[tone], .9, bump=.5), (0, 0, rng.gauss(0, .2)), 4, .012)


def _plot(rng):
    garden.ground((.13, .18, .055))
    grass(rng, (-14, 14, -14, 4), .95, .08, (.17, .26, .065), blades=1500)
    grass(rng, (-28, 28, 4.5, 20), 1.8, .1, (.17, .25, .065), patches=3, blades=2200)
    hedge(rng, (-13, -9, 0), (-14, 21, 0), 1.7, 1.0, leaf_size=.09, density=380)
    hedge(rng, (-14, 21.5, 0), (15, 22, 0), 1.9, 1.1, leaf_size=.12, density=260)
    _fence((13, -9, 0), (15, 21, 0), 11)
    oak = wood("peg", (.55, .42, .26), "z", .7)
    red = plain("peg top", (.75, .16, .06), .5)
    with Group() as g:
        for x, y in ((-10.5, -6), (10, -6), (-10.8, 17), (11.5, 17.5), (-10.6, 5), (10.6, 5)):
            g.box((x, y, .35), (.05, .05, .7), oak)
            g.box((x, y, .68), (.055, .055, .12), red)
    model = tree(rng, (8, 15, 0), 5.2, "pommier")
    copies(rng, model, [(-9, 17.5, 0), (24, 19, 0)], .15)
    _neighbours(rng)
    garden.distant_wood(rng, 56, 75, 26, height=10)
    garden.hills(rng, 240, 30, (.16, .24, .10), .65)


def _neighbours(rng):
    """Two plain houses beyond the hedge."""
    from kit import building
    for x, y, turn, w in ((-15, 33, .25, 10), (13, 36, -.2, 11)):
        with Group((x, y, 0), turn, "neighbour") as g:
            g.box((0, 4, 1.7), (w, 8, 3.4), plain("neighbour wall", (.78, .73, .64), .9))
            for k in (-1, 0, 1):
                g.box((k * w / 3.4, -.01, 1.6), (1.2, .06, 1.3), plain("neighbour window", (.12, .14, .16), .15))
        building.gable_roof((x, y, 3.4), turn, w, 8, .6, "tuile", .4, None, plain("neighbour wall", (.78, .73, .64), .9))
