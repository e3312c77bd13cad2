"""What is seen through the windows of a room."""
from .base import Group
from .materials import masonry, plain
from .vegetation import copies, hedge, shrub, tree


def backdrop(rng, kind, width, depth):
    """`rue`: the façades across a street; `toits`: lower roofs; `jardin`: trees; around the left and back sides."""
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


def brick_wall(name="brick"):
    return masonry(name, (.4, .17, .1), .22, .07, .008, .2, (.55, .5, .45), .9, .5)
