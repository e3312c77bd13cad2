"""Gardens and landscapes: lawns, borders, garden furniture, pools, hills, distant woods."""
import math

import numpy as np

from .base import Group, grid_faces, make_mesh
from .materials import fabric, masonry, plain, wood
from .materials_thin import leaf
from .vegetation import copies, grass, leaf_cloud, shrub, tree

FLOWERS = [(.72, .25, .42), (.78, .74, .76), (.45, .3, .68), (.8, .5, .12), (.7, .1, .12), (.82, .72, .25)]


def ground(color=(.12, .17, .05), size=400, bare=False):
    """The soil under everything, a lawn seen from afar."""
    with Group() as g:
        g.box((0, 0, -.06), (size, size, .1), plain("ground", color, .95, vary=.22, vary_scale=.5, bump=.5, bump_scale=40))


def lawn(rng, area, holes=(), color=(.16, .25, .06), height=.06, wild=0.0, spacing=.9, blades=1500):
    grass(rng, area, spacing, height, color, holes, wild=wild, blades=blades)


def border(rng, start, end, count, size=.38, flowers=.5, lavender=False, avoid=()):
    """A row of mixed shrubs and flowers from one point to another."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    for k in range(count):
        p = start + (end - start) * (k + .5) / count + np.array((rng.gauss(0, .1), rng.gauss(0, .12), 0))
        if any(a < p[0] < b for a, b in avoid):
            continue
        if lavender:
            lavender_tuft(rng, tuple(p), size * rng.uniform(.8, 1.15))
        else:
            shrub(rng, tuple(p), size * rng.uniform(.7, 1.2), size * rng.uniform(1.1, 2.2),
                  rng.choice(((.15, .26, .06), (.19, .28, .08), (.11, .21, .07), (.22, .26, .15))), .055,
                  rng.choice(FLOWERS) if rng.random() < flowers else None, 900)


def lavender_tuft(rng, location, size):
    n = 260
    a, r = np.random.uniform(0, 6.28, n), np.random.uniform(0, 1, n) ** .5
    root = np.stack([np.cos(a) * r * size * .4, np.sin(a) * r * size * .4, np.zeros(n)], -1)
    tip = root * 2.1 + np.stack([np.zeros(n), np.zeros(n), size * np.random.uniform(1.0, 1.5, n) * (1 - .35 * r ** 2)], -1)
    for name, color, low, high, count, leaf_size in (("lavender leaf", (.17, .22, .14), 0, .65, 5, .07), ("lavender flower", (.33, .22, .6), .72, 1, 4, .05)):
        t = np.random.uniform(low, high, (n * count, 1))
        points = np.repeat(root, count, 0) * (1 - t) + np.repeat(tip, count, 0) * t
        cloud = leaf_cloud(points, leaf_size, leaf(name, color, .3), .35, -.6)
        cloud.location = location


def paving(area, color=(.5, .44, .36), slab=(.6, .4), z=.03, name="paving"):
    x0, x1, y0, y1 = area
    stone = masonry(name, color, slab[0], slab[1], .012, .14, (.3, .28, .24), .85, .4, False, .5, 4)
    with Group() as g:
        g.box(((x0 + x1) / 2, (y0 + y1) / 2, z / 2), (x1 - x0, y1 - y0, z), stone, .004)


def garden_table(location, turn, rng, tone=(.42, .28, .16), chairs=4, parasol=None, metal=False, length=1.7):
    """A table laid for drinks, with chairs, maybe a parasol."""
    teak = plain("garden metal", tone, .45) if metal else wood("teak", tone, "x", .6)
    with Group(location, turn, "garden table") as g:
        g.box((0, 0, .73), (length, .9, .035), teak, .006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.box((sx * (length / 2 - .1), sy * .36, .36), (.06, .06, .72), teak, .006)
        g.lathe((.15, .05, .748), [(.06, 0), (.12, .05), (.13, .08), (.12, .08), (.05, .02)], plain("bowl", (.75, .72, .66), .35))
        for k in range(5):
            g.soft((.15 + rng.uniform(-.06, .06), .05 + rng.uniform(-.06, .06), .83), (.075, .075, .07), plain("lemon", (.75, .55, .06), .4), power=2.2, wrinkle=0)
        g.lathe((-.35, -.08, .748), [(.05, 0), (.06, .1), (.045, .2), (.055, .23), (.045, .23)], plain("jug", (.25, .4, .45), .15))
        for x in (-.55, .5, -.1):
            g.lathe((x, -.22, .748), [(.03, 0), (.036, .1), (.032, .1), (.028, .01)], plain("tumbler", (.7, .78, .78), .1))
        spots = [(-.42, -.72, math.pi), (.42, -.72, math.pi), (-.42, .72, 0), (.42, .72, 0)][:chairs]
        for x, y, face in spots:
            c, s = math.cos(face), math.sin(face)
            y += rng.gauss(0, .06)

            def at(px, py, pz, x=x, y=y, c=c, s=s):
                return (x + c * px - s * py, y + s * px + c * py, pz)
            g.box(at(0, 0, .44), (.46, .44, .04), teak, .006)
            g.soft(at(0, 0, .48), (.42, .42, .06), fabric("garden cushion", (.76, .72, .64)), power=6)
            for dx in (-.19, -.095, 0, .095, .19):
                g.tube(at(dx, .2, .46), at(dx, .27, .9), .014, teak, sides=6)
            g.box(at(0, .27, .9), (.46, .03, .06), teak, .006)
            for dx in (-.2, .2):
                for dy in (-.19, .2):
                    g.tube(at(dx, dy, .45), at(dx * 1.05, dy * 1.1, 0), .018, teak, sides=8)
        if parasol:
            g.tube((0, 0, 0), (0, 0, 2.55), .024, wood("pole", (.5, .36, .22), "z"))
            n = 8
            ring = [(1.6 * math.cos(6.283 * k / n), 1.6 * math.sin(6.283 * k / n), 2.15) for k in range(n)]
            canvas = fabric("parasol", parasol)
            for k in range(n):
                a, b = ring[k], ring[(k + 1) % n]
                g.add([(0, 0, 2.65), a, b, (a[0], a[1], 1.97), (b[0], b[1], 1.97)], [(0, 1, 2), (1, 3, 4, 2)], canvas)


def deckchair(location, turn, tone=(.78, .73, .62)):
    teak, cloth = wood("teak", (.42, .28, .16), "x", .6), fabric("deck", tone)
    with Group(location, turn, "lounger") as g:
        g.box((0, -.25, .3), (.64, 1.3, .05), teak, .006)
        g.soft((0, -.25, .37), (.6, 1.28, .09), cloth, power=9)
        g.soft((0, .62, .56), (.6, .72, .09), cloth, (.62, 0, 0), 9)
        g.box((0, .62, .5), (.64, .7, .04), teak, .006, (.62, 0, 0))
        for sx in (-1, 1):
            for y in (-.8, .25):
                g.box((sx * .28, y, .14), (.05, .05, .28), teak)


def pool(area, coping=(.62, .56, .46)):
    """A pool level with the ground: water, lining, coping stones; leave a hole in the lawn for it."""
    x0, x1, y0, y1 = area
    water = plain("water", (.10, .42, .46), .03, bump=.12, bump_scale=1.6)
    stone = masonry("coping", coping, .5, .35, .008, .1, vertical=False, relief=.2)
    with Group() as g:
        g.box(((x0 + x1) / 2, (y0 + y1) / 2, .005), (x1 - x0, y1 - y0, .02), water)
        for c, s in ((((x0 + x1) / 2, y0 - .2), (x1 - x0 + .8, .4)), (((x0 + x1) / 2, y1 + .2), (x1 - x0 + .8, .4)),
                     ((x0 - .2, (y0 + y1) / 2), (.4, y1 - y0)), ((x1 + .2, (y0 + y1) / 2), (.4, y1 - y0))):
            g.box((*c, .03), (*s, .07), stone, .01)


def hills(rng, distance=220, height=30, color=(.12, .17, .09), haze=.5, count=3):
    """Rolling ridges behind, each paler and bluer than the one before it."""
    for k in range(count):
        far, high = distance * (1 + .75 * k), height * (1 + .75 * k)
        x = np.linspace(-far * 1.6, far * 1.6, 120)
        phase = [rng.uniform(0, 6.28) for _ in range(6)]
        ridge = sum(np.sin(x / far * (2.2 + 2.6 * i) + p) / (1.3 + i * 1.2) for i, p in enumerate(phase))
        ridge = high * (.45 + .32 * (ridge - ridge.min()) / (ridge.max() - ridge.min() + 1e-6))
        rows = []
        for t in np.linspace(0, 1, 14):
            z = ridge * math.sin(t * math.pi / 2) + np.random.normal(size=120) * .012 * high * t
            rows.append(np.stack([x, np.full(120, far + t * far * .5), z - .5], -1))
        mix = min(.85, haze * (k + .4) / count)
        tone = tuple(c * (1 - mix) + h * mix for c, h in zip(color, (.34, .42, .52)))
        make_mesh("hills", np.concatenate(rows), grid_faces(14, 120), plain(f"hill {k}", tone, 1, vary=.35, vary_scale=.06 / (k + 1)), True)


def distant_wood(rng, y=45, spread=60, count=26, kinds=("tilleul", "bouleau"), height=9):
    """A line of trees across the view, from two grown ones repeated."""
    for kind in kinds:
        model = tree(rng, (rng.uniform(-spread, spread), y + rng.uniform(-4, 6), 0), height, kind, rng.uniform(.8, 1.1))
        copies(rng, model, [(rng.uniform(-spread, spread), y + rng.uniform(-5, 14), 0) for _ in range(count // len(kinds))], .3)


def climbing(location, turn, width, height, rng, color=(.1, .19, .05), flowers=(.5, .3, .62), density=520):
    """A creeper on a wall, thicker towards its top: wisteria, rose, vine."""
    n = int(density * width * height)
    x = np.random.uniform(-.5, .5, n) * width
    z = np.random.uniform(0, 1, n) ** .6 * height
    keep = np.sin(x * 3.1 + 1) * .25 + np.sin(z * 2.3 + x) * .25 + z / height > np.random.uniform(.1, .9, n)
    points = np.stack([x, np.random.uniform(-.22, -.04, n), z], -1)[keep]
    objects = [leaf_cloud(points, .09, leaf("creeper %.2f" % color[1], color), .55, .3)]
    if flowers:
        objects.append(leaf_cloud(points[np.random.rand(len(points)) < .13] + (0, -.06, -.05), .1, leaf("creeper flower %.2f" % flowers[0], flowers, .3), .8, .4))
    for obj in objects:
        obj.location, obj.rotation_euler = location, (0, 0, turn)


