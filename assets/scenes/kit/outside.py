"""What is seen through the windows of a room."""
import math

import numpy as np

from .base import Group, grid_faces, make_mesh
from .materials import masonry, plain
from .vegetation import copies, fir, hedge, shrub, tree


def backdrop(rng, kind, width, depth):
    """`rue`: the façades across a street; `toits`: lower roofs; `jardin`: trees; `mer`: a beach and
    the sea below; `neige`: firs and mountains under snow; around the left and back sides."""
    if kind == "mer":
        return seaside(rng, width, depth)
    if kind == "neige":
        return snow(rng, width, depth)
    if kind == "jardin":
        with Group((0, 0, -.35)) as g:
            g.box((width / 2, depth / 2, -.05), (90, 90, .1), plain("meadow", (.12, .17, .06), .95, vary=.45, vary_scale=.5))
        hedge(rng, (-9.5, -6, -.4), (-9.5, depth + 12, -.4), 2.3, 1.4, color=(.17, .27, .075), leaf_size=.16, density=170)
        hedge(rng, (-9.5, depth + 9, -.4), (width + 9, depth + 9, -.4), 2.3, 1.4, color=(.17, .27, .075), leaf_size=.16, density=170)
        for k in range(6):
            shrub(rng, (-8 + rng.uniform(-.6, 1.5), k * 1.9 - .5, -.4), rng.uniform(.6, .9), rng.uniform(.8, 1.3), (.2, .3, .09), leaf_size=.12,
                  flowers=rng.choice((None, (.7, .62, .66), (.55, .3, .5), (.75, .7, .6))), count=900)
        first = tree(rng, (-7, depth * .72, -.4), 6.5, "tilleul", 1.7)
        second = tree(rng, (-12, depth * .2, -.4), 6, "pommier", 1.7)
        copies(rng, first, [(-13, depth, -.4), (-16, depth * 1.7, -.4), (width * .8, depth + 9, -.4), (-17, 3, -.4)])
        copies(rng, second, [(-9, depth * 1.25, -.4), (width * .2, depth + 8, -.4), (width * 1.3, depth + 12, -.4),
                             (width * .5, depth + 15, -.4)])
    else:
        drop = -9 if kind == "toits" else -7
        stone = plain("across", (.62, .56, .46), .9, vary=.1)
        dark = plain("across window", (.10, .11, .12), .3)
        zinc = plain("across roof", (.3, .33, .36), .5, .4)
        leaves = plain("across trim", (.7, .65, .56), .9)
        tall = 9.5 if kind == "toits" else 14
        for location, turn, length in (((-13, -14, drop), 1.5708, 40), ((-10, depth + 14, drop), 0, 40)):
            with Group(location, turn, "across") as g:
                g.box((length / 2, 2, tall / 2), (length, 4, tall), stone)
                g.box((length / 2, 2.3, tall + 1), (length, 3.6, 2), zinc)
                for level in range(int(tall / 3)):
                    g.box((length / 2, -.1, level * 3 + 2.95), (length, .3, .16), leaves)
                    for k in range(int(length / 2.4)):
                        g.box((1.2 + k * 2.4, -.02, level * 3 + 1.6), (1.1, .08, 1.9), dark)
                        g.box((1.2 + k * 2.4, -.05, level * 3 + 1.6), (.06, .1, 1.9), leaves)
        first = tree(rng, (-7, depth * .8, drop), 8.5, "platane", 1.3)
        copies(rng, first, [(-7.5, depth * .1, drop), (-7, depth * 1.7, drop), (width * .3, depth + 8, drop)])


def ring(rng, distance, height, material, z=0.0, rough=.02):
    """Mountains or hills all around."""
    n = 240
    angle = np.linspace(0, 2 * math.pi, n, endpoint=False)
    crest = sum(np.sin(angle * k + rng.uniform(0, 6.28)) / (1 + .35 * k) for k in (3, 5, 8, 13, 21, 34))
    crest = height * (.35 + .65 * (crest - crest.min()) / (crest.max() - crest.min()))
    rows = []
    for t in np.linspace(0, 1, 14):
        r = distance * (1 + .45 * t)
        high = crest * t ** .85 + np.random.normal(size=n) * rough * height * t
        rows.append(np.stack([r * np.cos(angle), r * np.sin(angle), z + high], -1))
    make_mesh("ring", np.concatenate(rows), grid_faces(14, n, True), material, True)


def seaside(rng, width, depth, drop=-13):
    """A beach and the sea, seen from some floors above; pines near us, a headland far off."""
    with Group((0, 0, drop)) as g:
        g.box((0, 0, -.6), (6000, 6000, .1), plain("sea", (.03, .15, .21), .12, bump=.5, bump_scale=.35))
        g.box((0, 0, -.1), (150, 120, .8), plain("sand", (.66, .55, .38), .95, vary=.12, vary_scale=.3))
        g.box((0, 0, .1), (84, 74, .9), plain("promenade", (.5, .47, .42), .9))
        g.box((0, 0, .2), (70, 62, .9), plain("meadow", (.16, .2, .08), .95, vary=.4, vary_scale=.5))
        foam = plain("foam", (.75, .78, .78), .6)
        for s in (-1, 1):
            g.box((s * 76.5, 0, -.52), (2.4, 122, .1), foam)
            g.box((0, s * 61.5, -.52), (152, 2.4, .1), foam)
    first = tree(rng, (-24, depth + 4, drop + .6), 9, "pommier", .7)
    copies(rng, first, [(width + 6, depth + 22, drop + .6), (-6, depth + 26, drop + .6), (-26, 2, drop + .6), (14, depth + 27, drop + .6)])
    ring(rng, 1500, 60, plain("headland", (.26, .31, .33), 1), drop - 18)


def snow(rng, width, depth):
    """A snow field, firs, snowy mountains."""
    white = plain("snow", (.84, .86, .9), .8, bump=.3, bump_scale=3)
    with Group((0, 0, -.5)) as g:
        g.box((width / 2, depth / 2, -.05), (900, 900, .1), white)
    firs = fir(rng, (-9, depth + 5, -.5), 9, 3.8)
    copies(rng, firs, [(-14 + 4.1 * k + rng.uniform(-1, 1), depth + 12 + 5 * (k % 3), -.5) for k in range(8)], .3)
    copies(rng, firs, [(-12, depth * .4, -.5)] + [(-13 - 5 * (k % 3), -4 + 4.2 * k, -.5) for k in range(6)], .3)
    ring(rng, 260, 95, plain("mountain", (.62, .66, .74), 1, vary=.4, vary_scale=.012), -8, .03)


def brick_wall(name="brick"):
    return masonry(name, (.4, .17, .1), .22, .07, .008, .2, (.55, .5, .45), .9, .5)
