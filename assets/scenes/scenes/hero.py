"""The home page's picture: a country house with its garden at the end of a summer day, lamps lit."""
from kit import garden
from kit.base import Group
from kit.lighting import bulb, camera, sky, sun_lamp
from kit.materials import plain
from kit.vegetation import copies, tree

from . import maison
from .maison_looks import LOOKS


def build(rng, style):
    look = dict(LOOKS["mas"], shutter=(.22, .31, .32))
    openings = maison.house(rng, look, .95)
    garden.ground((.22, .24, .10))
    holes = maison.approaches(rng, look, openings)
    garden.garden_table((3.6, -2.1, .05), .06, rng, chairs=4)
    garden.climbing((-5.2, 0, .3), 0, 3.0, 4.4, rng)
    garden.climbing((5.9, 0, .3), 0, 1.8, 3.8, rng, (.15, .26, .07), (.75, .35, .45))
    garden.lawn(rng, (-18, 18, -22, -3.4), holes, (.27, .35, .11), .08)
    garden.lawn(rng, (-26, -7.9, -3.2, 8), holes, (.27, .35, .11), .08, spacing=1.4)
    garden.lawn(rng, (7.9, 26, -3.2, 8), holes, (.27, .35, .11), .08, spacing=1.4)
    for k in range(14):
        side = -1 if k % 2 else 1
        garden.lavender_tuft(rng, (.6 + side * 1.35 + rng.gauss(0, .08), -4.6 - (k // 2) * 1.15, 0), rng.uniform(.45, .6))
    maison.surroundings(rng, look)
    model = tree(rng, (-11.5, -7.5, 0), 6.2, "olivier", 1.1)
    copies(rng, model, [(12.5, -8.5, 0)], .05)
    _lights(rng)
    sky(7, 248, .34, True, rng.uniform(0, 99), .5, 2.4, sun=.2)
    sun_lamp((-.82, -.55, .26), 3.4, (1, .62, .32), .03)
    camera((3.9, -14.6, 1.7), (-.5, 0), 23, .09)
    return dict(samples=20, scale=1, fast_gi=3, exposure=.15, warmth=.07)


def _lights(rng):
    """Festoon lamps over the terrace, lanterns along the path."""
    glow, cord = plain("festoon", (1, .78, .45), .4, glow=5), plain("cord", (.03, .03, .03), .6)
    with Group() as g:
        posts = [(.4, -3.3, 2.7), (3.8, -3.7, 2.75), (7.2, -3.3, 2.7)]
        for x, y, z in posts:
            g.tube((x, y, 0), (x, y, z), .03, plain("pole", (.2, .15, .1), .7))
        for (a, b) in zip(posts, posts[1:]):
            last = a
            for k in range(1, 9):
                t = k / 8
                p = tuple(a[i] + (b[i] - a[i]) * t for i in (0, 1)) + (2.7 - .42 * 4 * t * (1 - t),)
                g.tube(last, p, .006, cord, sides=4)
                g.lathe((p[0], p[1], p[2] - .12), [(.015, .1), (.04, .05), (.04, .02), (.01, 0)], glow, 10)
                last = p
        for k in range(5):
            for side in (-1, 1):
                g.box((.55 + side * .95, -4.4 - 2.4 * k, .16), (.16, .16, .3), plain("lantern", (1, .72, .4), .4, glow=2.2), .01)
    bulb((3.8, -2.6, 2.3), 90, (1, .68, .36), .3)
    bulb((-.3, -.8, 2.6), 40, (1, .68, .36), .15)
