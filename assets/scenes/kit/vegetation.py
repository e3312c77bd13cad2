"""Plants: branching trees, shrubs, hedges, grass, flowers, pot plants."""
import math

import numpy as np

from . import materials_thin
from .base import Group, instance, make_mesh
from .materials import plain
from .materials_thin import leaf


def leaf_cloud(points, size, material, aspect=.5, droop=.2, outward=None):
    """One folded leaf (two triangles along its rib) at every point."""
    points = np.asarray(points, float)
    n = len(points)
    normal = np.random.normal(size=(n, 3)) + np.array([0, 0, .5])
    if outward is not None:
        normal += 1.2 * outward
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    along = np.cross(normal, np.random.normal(size=(n, 3)))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    along[:, 2] -= droop
    side = np.cross(normal, along)
    s = size * np.random.uniform(.55, 1.3, (n, 1))
    fold = normal * s * .16
    mid = points + along * s * .45
    v = np.stack([points, mid + side * s * aspect * .5 + fold, points + along * s, mid - side * s * aspect * .5 + fold], 1)
    faces = np.arange(4 * n).reshape(-1, 4)
    return make_mesh("leaves", v.reshape(-1, 3), faces, material)


def _grow(rng, group, bark, start, direction, length, radius, depth, shape, tips):
    """One branch and, from it, its children; collects the twigs' ends in `tips`."""
    direction = direction / np.linalg.norm(direction)
    bend = np.array([rng.gauss(0, .12), rng.gauss(0, .12), shape["up"] * .25])
    middle = start + direction * length * .5
    end = middle + (direction + bend) * length * .5
    sides = 10 if depth >= shape["depth"] - 1 else 5
    if depth > 0:
        group.tube(start, middle, radius, bark, radius * .85, sides)
        group.tube(middle, end, radius * .85, bark, radius * .62, sides)
    if depth <= 2:
        tips.append((end, length))
    if depth <= 1:
        tips.append((middle, length))
    if depth == 0:
        return
    for k in range(shape["children"] + (rng.random() < .4)):
        turn = 2 * math.pi * (k + rng.random() * .7) / shape["children"]
        side = np.cross(direction, (math.cos(turn), math.sin(turn), .3))
        side /= np.linalg.norm(side) + 1e-9
        child = direction * (1 - shape["spread"]) + side * shape["spread"] * rng.uniform(.7, 1.2)
        child[2] += shape["up"] * rng.uniform(.1, .5)
        from_point = start + (end - start) * rng.uniform(.55, 1)
        _grow(rng, group, bark, from_point, child, length * shape["shrink"] * rng.uniform(.8, 1.15), radius * .6,
              depth - 1, shape, tips)


TREES = {
    "tilleul": dict(depth=5, children=3, spread=.55, up=.25, shrink=.72, trunk=.26, leaf=.15, per=18,
                    color=(.17, .28, .06), bark=(.12, .09, .065)),
    "platane": dict(depth=5, children=3, spread=.62, up=.18, shrink=.74, trunk=.30, leaf=.19, per=13,
                    color=(.19, .28, .065), bark=(.32, .29, .22)),
    "olivier": dict(depth=5, children=3, spread=.65, up=.12, shrink=.74, trunk=.2, leaf=.1, per=30,
                    color=(.26, .30, .19), bark=(.16, .14, .11)),
    "pommier": dict(depth=5, children=3, spread=.7, up=.08, shrink=.73, trunk=.2, leaf=.12, per=26,
                    color=(.19, .30, .08), bark=(.13, .1, .08)),
    "bouleau": dict(depth=5, children=3, spread=.42, up=.3, shrink=.72, trunk=.3, leaf=.11, per=17,
                    color=(.24, .33, .085), bark=(.6, .58, .54)),
}


def tree(rng, location, height, kind="tilleul", tone=1.0):
    """A tree grown branch by branch; returns its objects, to be repeated with `copies`."""
    shape = TREES[kind]
    bark = plain("bark " + kind, shape["bark"], .95, bump=.9, bump_scale=18, vary=.4, vary_scale=6, stretch=(1, 1, .25))
    color = tuple(c * tone for c in shape["color"])
    leaves = leaf(f"leaf {kind} {tone:.2f}", color)
    group, tips = Group(location, 0, "tree"), []
    trunk = height * shape["trunk"]
    _grow(rng, group, bark, np.zeros(3), np.array([rng.gauss(0, .05), rng.gauss(0, .05), 1.0]), trunk * 1.25,
          height * .026, shape["depth"], shape, tips)
    objects = group.build()
    ends = np.array([p for p, _ in tips])
    scale = height / max(ends[:, 2].max() * 1.06, .1)
    if materials_thin.season == "hiver" and kind != "olivier":
        for obj in objects:
            obj.scale = (scale,) * 3
        return objects
    reach = np.array([l for _, l in tips])
    points = np.repeat(ends, shape["per"], 0)
    points = points + np.random.normal(size=points.shape) * np.repeat(reach, shape["per"])[:, None] * .42
    points = points[points[:, 2] > trunk * .55]
    middle = points.mean(0)
    cloud = leaf_cloud(points, shape["leaf"] * 1.25 / scale, leaves, .55,
                       outward=(points - middle) / (np.linalg.norm(points - middle, axis=1, keepdims=True) + 1e-6))
    cloud.location = location
    objects.append(cloud)
    for obj in objects:
        obj.scale = (scale,) * 3
    return objects


def copies(rng, objects, places, spread=.2):
    """The same tree again at other places, turned and resized."""
    for x, y, z in places:
        turn, size = rng.uniform(0, 6.28), rng.uniform(1 - spread, 1 + spread)
        for obj in objects:
            instance(obj, (x, y, z), turn, tuple(s * size for s in obj.scale))


def cypress(rng, location, height, width=.9):
    """A column of dense dark foliage."""
    n = int(5200 * height / 6)
    z = np.random.uniform(.02, 1, n) ** .9
    lobes = 1 + .16 * np.sin(z * 23 + np.random.normal(size=n) * .2)
    radius = width / 2 * np.sin(np.pi * np.clip(z * .93 + .07, 0, 1)) ** .6 * lobes * np.random.uniform(.72, 1, n)
    angle = np.random.uniform(0, 6.28, n)
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), z * height], -1)
    outward = np.stack([np.cos(angle), np.sin(angle), np.full(n, .9)], -1)
    cloud = leaf_cloud(points, .17, leaf("leaf cypress", (.07, .125, .045), .2), .4, -.5, outward)
    cloud.location = location
    return [cloud]


def fir(rng, location, height, width=3.6):
    """A fir: tiers of drooping branches, narrower towards the top, on a straight trunk."""
    bark = plain("bark fir", (.14, .1, .07), .95)
    group = Group(location, 0, "fir")
    group.tube((0, 0, 0), (0, 0, height * .9), height * .016, bark, .02, 8)
    tiers, points, outward = int(height * 2.4), [], []
    for k in range(tiers):
        z = height * (.07 + .9 * k / tiers)
        reach = width / 2 * (1 - k / tiers) ** .85 * rng.uniform(.85, 1.1) + .08
        for j in range(max(5, int(reach * 9))):
            a = rng.uniform(0, 6.283)
            n = int(26 + reach * 30)
            t = np.random.uniform(.08, 1, n) ** .7
            spread = np.random.normal(size=n) * .16 * reach * t
            x, y = reach * t * math.cos(a) - spread * math.sin(a), reach * t * math.sin(a) + spread * math.cos(a)
            points.append(np.stack([x, y, z + .1 - .42 * reach * t ** 1.6 + np.random.normal(size=n) * .03], -1))
            outward.append(np.tile((math.cos(a), math.sin(a), .5), (n, 1)))
    cloud = leaf_cloud(np.concatenate(points), .2, leaf("leaf cypress fir", (.06, .115, .05), .2), .3, -.1, np.concatenate(outward))
    cloud.location = location
    return group.build() + [cloud]


def shrub(rng, location, radius, height, color=(.15, .26, .06), leaf_size=.06, flowers=None, count=None):
    """A bush of several uneven lobes, with flowers of a colour if asked."""
    n = count or int(1500 * (radius / .45) ** 1.6)
    lobes = [(rng.gauss(0, radius * .4), rng.gauss(0, radius * .4), rng.uniform(.35, .75) * height,
              rng.uniform(.45, .75)) for _ in range(rng.randint(5, 8))]
    which = np.random.randint(0, len(lobes), n)
    center = np.array([l[:3] for l in lobes])[which]
    grow = np.array([l[3] for l in lobes])[which][:, None]
    d = np.random.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    points = center + d * grow * np.array([radius, radius, height * .45]) * np.random.uniform(.4, 1, (n, 1)) ** .5
    keep = points[:, 2] > 0
    points, d = points[keep], d[keep]
    objects = [leaf_cloud(points, leaf_size, leaf("shrub %.2f %.2f" % color[:2], color), .5, .1, d)]
    if flowers:
        outer = points[np.random.rand(len(points)) < .16] * 1.05
        objects.append(leaf_cloud(outer, leaf_size * .9, leaf("flower %.2f %.2f %.2f" % flowers, flowers, .3), .9, 0))
    for obj in objects:
        obj.location = location
    return objects


def hedge(rng, start, end, height=1.5, width=.8, color=(.13, .22, .06), leaf_size=.07, density=900):
    """A clipped hedge, slightly uneven, from one point to another."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = np.linalg.norm(end - start)
    n = int(density * length * (height + width))
    along, around = np.random.uniform(0, 1, n), np.random.uniform(-1, 1, n)
    wave = 1 + .05 * np.sin(along * length * 2.1 + 1) + .04 * np.sin(along * length * 5.3)
    top = np.abs(around) < width / (width + 2 * height)
    side = np.where(top, np.random.uniform(-1, 1, n), np.sign(around)) * width / 2
    z = np.where(top, height, np.random.uniform(0, 1, n) * height) * wave
    direction = (end - start) / length
    across = np.array([-direction[1], direction[0], 0])
    points = start + along[:, None] * (end - start) + (side * np.random.uniform(.8, 1.05, n))[:, None] * across
    points[:, 2] += z * np.random.uniform(.9, 1.02, n)
    outward = np.where(top[:, None], [[0, 0, 1]], np.sign(side)[:, None] * across)
    core = Group((start + end) / 2, math.atan2(direction[1], direction[0]), "hedge")
    core.box((0, 0, height * .46), (length * .99, width * .8, height * .92), plain("hedge core", (.05, .08, .03), .95))
    return core.build() + [leaf_cloud(points, leaf_size, leaf("hedge %.2f" % color[1], color), .5, .1, outward)]


def grass(rng, area, spacing=.9, height=.07, color=(.16, .25, .06), holes=(), patches=5, blades=1500, wild=0.0):
    """Grass over area (x0, x1, y0, y1), made of a few patches repeated; `holes` are areas left bare.
    `wild` above 0 lengthens blades and adds seed heads, for meadows."""
    tufts = []
    for k in range(patches):
        n = blades
        root = np.random.uniform(-.55, .55, (n, 2)) * spacing * 1.1
        tall = height * np.random.uniform(.5, 1.3, n) * (1 + wild * np.random.rand(n) ** 3 * 2)
        lean = np.random.normal(size=(n, 2)) * (tall * .38)[:, None]
        angle = np.random.uniform(0, 6.28, n)
        half = np.stack([np.cos(angle), np.sin(angle)], -1) * (.0035 + .012 * tall)[:, None]
        zero = np.zeros((n, 1))
        base1, base2 = np.concatenate([root - half, zero], 1), np.concatenate([root + half, zero], 1)
        tip = np.concatenate([root + lean, tall[:, None]], 1)
        tone = tuple(c * rng.uniform(.85, 1.15) for c in color)
        v = np.stack([base1, base2, tip], 1).reshape(-1, 3)
        tufts.append(make_mesh("grass", v, np.arange(3 * n).reshape(-1, 3), leaf(f"grass {k} {color[1]:.2f}", tone, .35)))
        tufts[-1].location = (0, 0, -50)
    x0, x1, y0, y1 = area
    for i in range(int((x1 - x0) / spacing) + 1):
        for j in range(int((y1 - y0) / spacing) + 1):
            x, y = x0 + i * spacing + rng.gauss(0, .06), y0 + j * spacing + rng.gauss(0, .06)
            if any(a - .2 * spacing < x < b + .2 * spacing and c - .2 * spacing < y < d + .2 * spacing for a, b, c, d in holes):
                continue
            instance(rng.choice(tufts), (x, y, 0), rng.choice((0, 1.57, 3.14, 4.71)), (1, 1, rng.uniform(.75, 1.25)))
