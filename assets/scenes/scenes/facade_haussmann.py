"""A Parisian street front of dressed stone: shops, six storeys, running balconies, zinc roof with dormers, plane trees."""
import math

from kit import building, hours
from kit.base import Group
from kit.lighting import bulb, camera
from kit.materials import masonry, plain, shade
from kit.materials_thin import glass
from kit.room import wall
from kit.vegetation import copies, tree

BAY = 2.75
FLOORS = [(0, 4.0), (4.0, 2.7), (6.7, 3.3), (10.0, 3.1), (13.1, 2.9), (16.0, 2.7)]
TOP = 18.7


class Front:
    """One building of the row."""

    def __init__(self, rng, x0, bays, stone, trim, shop, lift=0.0, door_bay=None, lit=.3):
        self.rng, self.x0, self.bays, self.lift, self.lit = rng, x0, bays, lift, lit
        self.stone, self.trim, self.shop = stone, trim, shop
        self.iron = plain("iron", (.012, .014, .016), .45)
        self.door_bay = bays // 2 if door_bay is None else door_bay
        with Group((x0, 0, 0), 0, "front") as g:
            self.g = g
            self._build()

    def _build(self):
        g, width = self.g, self.bays * BAY
        openings = []
        for level, (z, h) in enumerate(FLOORS):
            for i in range(self.bays):
                c = BAY * (i + .5)
                if level == 0:
                    w = .85 if i == self.door_bay else 1.08
                    openings.append((c - w, c + w, 0 if i == self.door_bay else .4, 3.2, level, i))
                else:
                    openings.append((c - .6, c + .6, z + (.22 if level in (2, 5) else .42), z + h - .45, level, i))
        wall(g, width, TOP, [o[:4] for o in openings], self.stone, .45)
        for o in openings:
            if o[4] == 0:
                self._door(o) if o[5] == self.door_bay else self._shop(o)
            else:
                self._window(o)
        self._cornices(width)
        self._roof(width)

    def _window(self, o):
        g, rng, level = self.g, self.rng, o[4]
        opening, c = o[:4], (o[0] + o[1]) / 2
        if rng.random() < .08:
            g.box((c, .15, (o[2] + o[3]) / 2), (1.2, .05, o[3] - o[2]), plain("persienne", (.7, .69, .66), .5))
            for k in range(int((o[3] - o[2]) / .1)):
                g.box((c, .115, o[2] + .05 + k * .1), (1.14, .02, .07), plain("persienne", (.7, .69, .66), .5), 0, (.4, 0, 0))
        else:
            building.window(g, opening, rng, panes=(2, 3), lit=self.lit, mirror=.16, depth=.24)
        zc = (o[2] + o[3]) / 2
        for s in (-1, 1):
            g.box((c + s * .7, -.03, zc), (.2, .09, o[3] - o[2] + .1), self.trim, .01)
        g.box((c, -.05, o[3] + .14), (1.7, .15, .26), self.trim, .02)
        g.box((c, -.1, o[3] + .3), (1.9, .28, .09), self.trim, .02)
        g.box((c, -.11, o[3] + .1), (.2, .2, .34), self.trim, .03)
        if level == 2:
            g.add([(c - .95, -.14, o[3] + .34), (c + .95, -.14, o[3] + .34), (c, -.14, o[3] + .72), (c - .95, .02, o[3] + .34),
                   (c + .95, .02, o[3] + .34), (c, .02, o[3] + .72)], [(0, 1, 2), (0, 2, 5, 3), (1, 4, 5, 2)], self.trim)
        if level in (1, 3, 4):
            building.railing(g, c - .74, c + .74, o[2] - .02, .26, self.iron)
            g.box((c, -.12, o[2] - .06), (1.6, .34, .1), self.trim, .015)

    def _shop(self, o):
        g, rng = self.g, self.rng
        c, w = (o[0] + o[1]) / 2, o[1] - o[0]
        building.interior(g, o[:4], rng, .8, 2.2, .5)
        g.quad((o[0], .24, o[2]), (o[1], .24, o[2]), (o[1], .24, o[3]), (o[0], .24, o[3]), glass("pane", (.8, .85, .85), .12))
        for x in (o[0] - .1, o[1] + .1, c):
            g.box((x, .02 if x != c else .22, (o[2] + o[3]) / 2), (.2 if x != c else .06, .2 if x != c else .06, o[3] - o[2]), self.shop, .02)
        g.box((c, .0, o[3] + .32), (w + .5, .24, .6), self.shop, .03)
        g.box((c, -.13, o[3] + .32), (w * .6, .02, .2), plain("sign", (.72, .58, .3), .4, .6))
        g.box((c, .05, .2), (w + .4, .2, .42), self.shop, .02)
        for k in range(5):
            g.box((o[0] + .25 + k * w / 5.2, .55, .62 + .1 * (k % 2)), (.28, .3, .4 + .2 * (k % 3)),
                  plain(f"goods {k}", ((.6, .25, .15), (.7, .6, .4), (.2, .3, .28), (.75, .7, .62), (.4, .2, .3))[k], .7))
        if rng.random() < .6:
            canvas = plain("awning", shade(rng.choice(((.4, .06, .05), (.08, .16, .2), (.5, .42, .28))), 1), .85)
            g.quad((o[0] - .1, -.1, 3.3), (o[1] + .1, -.1, 3.3), (o[1] + .1, -1.15, 2.7), (o[0] - .1, -1.15, 2.7), canvas)
            g.quad((o[0] - .1, -1.15, 2.7), (o[1] + .1, -1.15, 2.7), (o[1] + .1, -1.15, 2.48), (o[0] - .1, -1.15, 2.48), canvas)

    def _door(self, o):
        building.door(self.g, (o[0], o[1], 0, 2.75), shade((.03, .10, .08), 1.2), self.rng)
        building.window(self.g, (o[0], o[1], 2.75, 3.2), self.rng, panes=(3, 1), lit=1)
        c = (o[0] + o[1]) / 2
        for s in (-1, 1):
            self.g.box((c + s * 1.08, -.05, 1.7), (.3, .2, 3.4), self.trim, .03)
        self.g.box((c, -.12, 3.55), (2.7, .4, .3), self.trim, .05)

    def _cornices(self, width):
        g, trim = self.g, self.trim
        for z, d in ((3.95, .3), (6.55, .2), (9.9, .12), (13.0, .12)):
            g.box((width / 2, -d / 2 + .05, z), (width, d, .18), trim, .03)
        for z in (6.68, 15.98):
            g.box((width / 2, -.42, z), (width, .86, .15), trim, .03)
            building.railing(g, .06, width - .06, z + .06, .8, self.iron)
            for k in range(1, 2 * self.bays):
                g.box((k * BAY / 2, -.3, z - .26), (.17, .52, .36), trim, .05)
                g.box((k * BAY / 2, -.16, z - .5), (.14, .26, .2), trim, .04)
        g.box((width / 2, -.3, TOP - .08), (width, .7, .28), trim, .05)
        g.box((width / 2, -.2, TOP - .3), (width, .46, .2), trim, .03)
        for k in range(int(width / .5)):
            g.box((k * .5 + .25, -.3, TOP - .32), (.16, .44, .2), trim, .02)

    def _roof(self, width):
        g, rng = self.g, self.rng
        zinc = plain("zinc", (.30, .34, .38), .45, .5, vary=.18, vary_scale=1.5)
        white = plain("joinery dormer", building.FRAME_WHITE, .4)
        g.quad((0, .15, TOP), (width, .15, TOP), (width, 1.2, TOP + 2.6), (0, 1.2, TOP + 2.6), zinc)
        g.quad((0, 1.2, TOP + 2.6), (width, 1.2, TOP + 2.6), (width, 5.5, TOP + 3.5), (0, 5.5, TOP + 3.5), zinc)
        for x in (0, width):
            g.add([(x, .15, TOP), (x, 1.2, TOP + 2.6), (x, 5.5, TOP + 3.5), (x, 5.5, TOP)], [(0, 1, 2, 3)], self.stone)
        g.box((width / 2, 1.2, TOP + 2.6), (width, .12, .1), zinc)
        for k in range(int(width / .6)):
            g.box((.3 + k * .6, .67, TOP + 1.3), (.035, .035, 2.8), zinc, 0, (-.384, 0, 0))
        for i in range(self.bays):
            c = BAY * (i + .5)
            g.box((c, .95, TOP + 1.0), (1.2, 1.4, 1.75), zinc, .02)
            g.box((c, .21, TOP + 1.0), (1.3, .14, 1.8), self.trim, .02)
            g.box((c, .13, TOP + 1.0), (.86, .06, 1.42), white)
            pane = plain("dormer pane", (.2, .25, .3), .06, .3)
            for s in (-1, 1):
                g.box((c + s * .19, .095, TOP + 1.0), (.32, .02, 1.26), pane)
            arc = [(c + .78 * math.cos(t), TOP + 1.86 + .32 * math.sin(t)) for t in [math.pi * k / 10 for k in range(11)]]
            front = [(x, .02, z) for x, z in arc]
            back = [(x, 1.6, z) for x, z in arc]
            g.add(front + back, [tuple(range(11))[::-1]] + [(k, k + 1, k + 12, k + 11) for k in range(10)], zinc)
        brick = masonry("chimney brick", (.42, .24, .16), .22, .07, .01, .15)
        for i in range(self.bays // 3 + 1):
            building.chimney(g, (min(max(.5, i * 3 * BAY), width - .5), 3.0), TOP + 2, TOP + 4.9, (.75, 2.4), brick, 0)
            for k in range(5):
                g.lathe((min(max(.5, i * 3 * BAY), width - .5), 2.1 + k * .45, TOP + 4.95), [(.12, 0), (.1, .55), (.13, .6), (.08, .6)],
                        plain("chimney pot", (.5, .22, .12), .85), 12)


def street(rng):
    """Roadway, pavement, kerb, lamp posts, the front opposite (for reflections and bounced light)."""
    with Group() as g:
        g.box((0, -14, -.2), (160, 28, .1), plain("asphalt", (.075, .075, .08), .85, bump=.4, bump_scale=150, vary=.25, vary_scale=1.2))
        g.box((0, -2.4, -.1), (160, 4.8, .2), masonry("pavement", (.36, .35, .33), 1.1, .7, .008, .07, vertical=False, relief=.2, mottle=.5))
        g.box((0, -4.85, -.09), (160, .22, .22), plain("kerb", (.45, .44, .42), .8, vary=.2))
        iron = plain("iron green", (.015, .03, .024), .45)
        for x in (-15.5, -4.2, 6.6, 17.5):
            g.lathe((x, -4.3, 0), [(.16, 0), (.14, .5), (.07, .7), (.055, 3.4), (.1, 3.5)], iron, 16)
            g.lathe((x, -4.3, 3.5), [(.1, 0), (.2, .55), (.22, .58), (.05, .75), (0, .85)], plain("lantern", (.85, .8, .68), .3, glow=.4), 8)
        g.box((0, -32, 8), (120, 6, 18), plain("opposite", (.6, .54, .44), .9))
        for k in range(40):
            for z in (4.5, 8, 11, 14):
                g.box((-50 + k * 2.6, -28.95, z), (1.2, .1, 2), plain("opposite window", (.09, .1, .11), .2))


def build(rng, style, angle=0.0, tint=(.60, .53, .42), sun=200, height=42, shop=(.035, .09, .075), trees=True, lens=24, rise=.25, hour="jour",
          shot=None):
    """angle: 0 looks straight at the front; up to 1, along the street; `shot` replaces the camera."""
    dusk = hours.evening(hour)
    lit = .8 if dusk else .3
    stone = masonry("stone", tint, 1.1, .42, .008, .05, shade(tint, .72), .85, .35, mottle=.3, mottle_scale=1.6)
    stone2 = masonry("stone two", shade(tint, .9), 1.0, .4, .008, .06, shade(tint, .65), .85, .35, mottle=.4, mottle_scale=1.3)
    trim = plain("trim", shade(tint, 1.06), .8, bump=.15, bump_scale=30, vary=.09, vary_scale=2)
    paints = [plain(f"shop {k}", c, .35) for k, c in enumerate((shop, (.11, .03, .03), (.04, .05, .1)))]
    n = 6
    Front(rng, -n * BAY / 2, n, stone, trim, paints[0], lit=lit)
    Front(rng, n * BAY / 2 + .02, 5, stone2, trim, paints[1], door_bay=1, lit=lit)
    if angle < .5:
        Front(rng, -n * BAY / 2 - 4 * BAY - .02, 4, stone2, trim, paints[2], door_bay=2, lit=lit)
    else:
        Front(rng, n * BAY / 2 + .04 + 5 * BAY, 6, stone, trim, paints[2], lit=lit)
    street(rng)
    if trees:
        first = tree(rng, (-n * BAY / 2 - 1.2, -3.6, 0), 8.2, "platane")
        copies(rng, first, [(n * BAY / 2 + 2.2, -3.6, 0), (n * BAY / 2 + 15, -3.6, 0)] if angle < .5 else
               [(n * BAY / 2 + 6, -3.6, 0), (n * BAY / 2 + 15, -3.6, 0), (n * BAY / 2 + 24, -3.6, 0)], .1)
    if dusk:
        for x in (-15.5, -4.2, 6.6, 17.5):
            bulb((x, -4.7, 3.6), 120, (1, .72, .42), .15)
    light = hours.outside(hour, rng, sun, height, .5)
    x = -9.5 * angle
    camera(*(shot or ((x, -23 + 5 * angle, 1.7), (x + 17 * angle, -3 + 3 * (1 - angle)), lens, rise)))
    return dict(samples=9, fast_gi=3, **light)
