"""More things of life: laid tables, trays, baskets, coats, desks, toys, shelves, wall lamps, corner sofas."""
import math

from . import lighting
from .base import Group
from .decor import books, vase
from .materials import fabric, plain, shade, wood
from .materials_thin import cloth, mirror

CHINA = (.82, .8, .76)


def corner_sofa(location, turn, style, rng, width=2.7, chaise=1):
    """A sofa with a long seat at one end (chaise = 1: at local +x), facing local -y."""
    cover, oak = fabric("sofa", style["fabric"]), wood("leg", style["wood"], "z")
    end = chaise * (width / 2 - .42)
    with Group(location, turn, "corner sofa") as g:
        g.soft((0, 0, .24), (width, .9, .22), cover, power=14)
        g.soft((end, -.72, .24), (.84, .95, .22), cover, power=14)
        g.soft((0, .36, .52), (width, .2, .6), cover, power=9)
        for s in (-1, 1):
            g.soft((s * (width / 2 + .08), 0, .4), (.2, .9, .5), cover, power=8)
            g.tube((s * (width / 2 - .1), .36, .14), (s * (width / 2 - .1), .36, 0), .022, oak)
        for x in (end - .32, end + .32):
            g.tube((x, -1.1, .14), (x, -1.1, 0), .022, oak, .015)
        g.soft((end, -.42, .43), (.82, 1.45, .18), cover, power=7)
        rest = width - .84
        for k in range(2):
            x = -chaise * (width / 2 - rest * (k + .5) / 2)
            g.soft((x, -.07, .43), (rest / 2 - .01, .76, .18), cover, power=6)
        for k in range(3):
            x = -width / 2 + width * (k + .5) / 3
            g.soft((x, .2, .72), (width / 3 - .03, .2, .46), cover, (-.2, 0, rng.gauss(0, .02)), 5)
        for x, tone in ((-width / 2 + .3, "second"), (-width / 2 + .58, "third"), (width / 2 - .3, "third"), (width / 2 - .62, "second")):
            g.pillow((x, -.02, .72), (.46, .46, .17), fabric("cushion " + tone, style[tone]), (-.38, rng.gauss(0, .12), rng.gauss(0, .15)))
        g.soft((end + .1, -.85, .535), (.6, .5, .04), fabric("throw", style["third"]), (0, 0, rng.gauss(0, .1)), 8)


def place_setting(g, x, y, z, face, style):
    """Plate, napkin, glass, knife and fork; `face` is the angle from which the guest sits."""
    c, s = math.cos(face), math.sin(face)

    def at(px, py, pz=0.0):
        return (x + c * px - s * py, y + s * px + c * py, z + pz)
    china, steel = plain("china", CHINA, .2), plain("cutlery", (.6, .58, .55), .2, 1)
    g.lathe(at(0, 0), [(.08, 0), (.13, .012), (.135, .016), (.12, .014), (.08, .006), (0, .006)], china, 36)
    g.lathe(at(0, 0, .012), [(.05, 0), (.09, .01), (.092, .014), (.07, .01), (0, .008)], plain("plate small", style["second"], .25), 30)
    g.box(at(-.2, 0, .004), (.012 + .1 * abs(s), .012 + .1 * abs(c), .006), steel)
    g.soft(at(-.2, 0, .008), (.1, .16, .016) if abs(c) > .5 else (.16, .1, .016), fabric("napkin", style["third"]), power=8, wrinkle=.003)
    g.lathe(at(.16, .13), [(.032, 0), (.032, .004), (.005, .01), (.005, .07), (.035, .11), (.033, .17), (.03, .17), (.028, .11), (0, .09)],
            plain("wine glass", (.75, .8, .8), .05, .1), 20)


def dressed_table(location, style, rng, length=2.0, seats=4, turn=0.0):
    """What lies on a table ready for a meal (location is the middle of its top)."""
    with Group(location, turn, "laid table") as g:
        per = seats // 2
        for k in range(per):
            x = -length / 2 + length * (k + .5) / per
            place_setting(g, x, -.27, 0, 0, style)
            place_setting(g, x, .27, 0, math.pi, style)
        vase(g, (0, 0, 0), rng, size=1.0, stems=rng.choice(((.25, .34, .12), style["third"], (.75, .55, .5))))
        for k, x in enumerate((-.32, -.42)):
            g.tube((x, .04 * k, 0), (x, .04 * k, .2 + .06 * k), .011, plain("candle", (.86, .82, .72), .5))
            g.lathe((x, .04 * k, 0), [(.04, 0), (.04, .012), (.014, .03)], plain("brass small", (.7, .5, .25), .3, .9))
        g.lathe((.36, .03, 0), [(.05, 0), (.075, .05), (.07, .13), (.035, .19), (.045, .23), (.04, .23)], plain("carafe", (.7, .78, .78), .06), 26)


def tray(g, x, y, z, style, rng):
    """A tray with a cup, a candle and a bowl."""
    g.box((x, y, z + .012), (.44, .3, .02), wood("tray", shade(style["wood"], .8), "x"), .004)
    for s in (-1, 1):
        g.box((x + s * .215, y, z + .03), (.012, .3, .03), wood("tray", shade(style["wood"], .8), "x"))
    g.lathe((x - .1, y + .03, z + .022), [(.03, 0), (.042, .02), (.044, .07), (.038, .07), (.036, .02), (0, .015)], plain("cup", CHINA, .3), 24)
    g.lathe((x + .08, y - .03, z + .022), [(.04, 0), (.042, .08), (.036, .08), (.034, .05), (0, .05)], plain("candle jar", style["third"], .4), 24)
    books(g, x + .06, y + .08, z + .022, 0, rng, lie=True)


def basket(location, rng, style, size=1.0, filled="throw"):
    """A wicker basket with blankets or firewood."""
    with Group(location, rng.uniform(0, 3), "basket") as g:
        r = .24 * size
        g.lathe((0, 0, 0), [(r * .85, 0), (r, .16), (r * .96, .34 * size), (r * .9, .34 * size), (r * .92, .16), (0, .05)],
                plain("wicker", (.5, .35, .18), .8, bump=1, bump_scale=70))
        if filled == "throw":
            for k, tone in enumerate((style["third"], style["second"])):
                g.soft((.04 - .08 * k, .02, .34 * size + .04 * k), (.32, .28, .12), fabric(f"throw {k}", tone), (0, 0, k), 4, .012)
        else:
            for k in range(6):
                a = k * 1.05
                g.tube((.12 * math.cos(a), .12 * math.sin(a), .06), (.14 * math.cos(a + .2), .14 * math.sin(a + .2), .52), .045,
                       wood("log", (.36, .24, .14), "z"), sides=9)


def sconce(g, x, z, style, lit=4):
    """A wall lamp in a wall's frame."""
    metal = plain("metal", style["metal"], .3, .9)
    g.lathe((x, -.02, z), [(.05, -.04), (.05, .04)], metal, 20)
    g.tube((x, -.02, z), (x, -.14, z + .03), .009, metal)
    g.lathe((x, -.14, z), [(.085, 0), (.06, .16)], cloth("shade", (.93, .82, .63), .6, 1.2), 30)


def round_mirror(g, x, z, radius, style, y=-.03):
    metal = plain("metal", style["metal"], .3, .9)
    ring = [2 * math.pi * k / 56 for k in range(57)]
    g.add([(x + radius * math.cos(a), y - .012, z + radius * math.sin(a)) for a in ring[:-1]], [tuple(range(56))], mirror())
    for a, b in zip(ring, ring[1:]):
        g.tube((x + radius * math.cos(a), y, z + radius * math.sin(a)), (x + radius * math.cos(b), y, z + radius * math.sin(b)), .014, metal, sides=6)


def wall_shelves(g, x, z, style, rng, width=1.1, rows=2):
    """Boards with books, vases and small pictures, in a wall's frame."""
    oak = wood("shelf", style["wood"], "x")
    for k in range(rows):
        top = z + k * .36
        g.box((x, -.12, top), (width, .22, .03), oak, .004)
        books(g, x - width / 2 + .05 + .3 * (k % 2), -.12, top + .015, width * .4, rng)
        vase(g, (x + width * (.34 - .62 * (k % 2)), -.12, top + .015), rng, size=.75, stems=(.22, .3, .12) if k == 0 else None)


def desk(location, turn, style, rng, width=1.4, chair_turn=.3):
    """A desk whose back is at local y = 0, with a screen, a lamp, papers and its chair."""
    oak, metal, black = wood("desk", style["wood"], "x"), plain("metal", style["metal"], .35, .8), plain("screen", (.012, .013, .015), .12)
    with Group(location, turn, "desk") as g:
        g.box((0, -.34, .73), (width, .66, .035), oak, .006)
        g.box((width / 2 - .24, -.34, .6), (.4, .58, .2), oak, .006)
        for sx in (-1, 1):
            for y in (-.08, -.6):
                g.box((sx * (width / 2 - .05), y, .36), (.04, .04, .72), metal)
        g.box((-.1, -.2, .765), (.36, .25, .014), plain("laptop", (.55, .55, .56), .35, .7), .004)
        g.box((-.1, -.08, .88), (.36, .012, .23), black, .003, (-.2, 0, 0))
        g.lathe((width / 2 - .2, -.14, .748), [(.08, 0), (.08, .015), (.01, .02), (.01, .3)], metal, 28)
        g.lathe((width / 2 - .26, -.16, 1.04), [(.09, -.05), (.05, .06), (.02, .08)], metal, 28)
        books(g, -width / 2 + .12, -.14, .748, .3, rng)
        books(g, width / 2 - .45, -.36, .748, 0, rng, lie=True)
        g.lathe((-width / 2 + .5, -.14, .748), [(.035, 0), (.037, .09), (.03, .09), (.03, .02)], plain("pencil pot", style["second"], .5), 20)
        for k in range(5):
            g.tube((-width / 2 + .5, -.14, .78), (-width / 2 + .5 + .03 * math.cos(k * 1.3), -.14 + .03 * math.sin(k * 1.3), .92), .004, oak, sides=6)
        seat, c, s = fabric("desk chair", style["fabric"]), math.cos(chair_turn), math.sin(chair_turn)
        at = (-.1, -.95)
        g.soft((*at, .47), (.5, .5, .09), seat, (0, 0, chair_turn), 5)
        g.soft((at[0] + s * .26, at[1] - c * .26, .78), (.46, .09, .46), seat, (.12, 0, chair_turn), 5)
        g.tube((*at, .44), (*at, .1), .03, metal)
        for k in range(5):
            a = k * 1.257
            g.tube((*at, .1), (at[0] + .3 * math.cos(a), at[1] + .3 * math.sin(a), .05), .016, metal)
    lighting.bulb((location[0], location[1], 1.3), 1.5)


def coats(g, x, z, style, rng, count=4):
    """Hooks with coats, a hat, a bag, in a wall's frame."""
    g.box((x, -.02, z), (.3 * count, .03, .1), wood("rail", style["wood"], "x"), .005)
    tones = [style["fabric"], style["second"], (.12, .12, .13), style["third"], (.32, .26, .18)]
    for k in range(count):
        cx = x - .15 * (count - 1) + .3 * k
        g.tube((cx, -.03, z), (cx, -.09, z + .03), .008, plain("metal", style["metal"], .3, .9))
        if k == 1:
            g.lathe((cx, -.12, z + .02), [(.19, -.02), (.17, 0), (.1, .01), (.09, .1), (0, .12)], plain("straw hat", (.62, .48, .28), .9), 28)
            continue
        tall = rng.uniform(.75, .95)
        g.soft((cx, -.13, z - tall / 2 + .02), (.3, .13, tall), fabric(f"coat {k}", tones[k % 5]), (0, 0, rng.gauss(0, .1)), 3.2, .03)
        for s in (-1, 1):
            g.soft((cx + s * .15, -.13, z - .36), (.1, .11, .6), fabric(f"coat {k}", tones[k % 5]), (0, s * .12, 0), 4, .02)


def shoes(location, rng, pairs=2):
    with Group(location, 0, "shoes") as g:
        for k in range(pairs):
            tone = plain(f"shoe {k}", ((.16, .09, .05), (.72, .7, .66), (.1, .12, .16))[k % 3], .6)
            for s in (0, .11):
                g.soft((k * .34 + s, rng.gauss(0, .02), .05), (.09, .27, .09), tone, (0, 0, rng.gauss(0, .06)), 3, .004)
                g.soft((k * .34 + s, .08, .1), (.085, .11, .1), tone, power=3, wrinkle=.003)


def toys(location, rng, style):
    """A few wooden blocks, a ball, a teddy bear."""
    tones = (style["second"], style["third"], style["fabric"], (.72, .5, .18))
    with Group(location, 0, "toys") as g:
        for k in range(9):
            z = .035 + .07 * (k > 5) + .07 * (k > 7)
            g.box((.09 * (k % 3) + rng.gauss(0, .02), .09 * (k // 3 % 2) + rng.gauss(0, .015), z), (.068,) * 3, plain(f"block {k % 4}", tones[k % 4], .5),
                  .004, (0, 0, rng.gauss(0, .25)))
        g.soft((.5, -.1, .11), (.22, .22, .22), plain("ball", style["second"], .5), power=2.05, wrinkle=0)
        bear = fabric("bear", (.45, .3, .17))
        g.soft((-.35, .1, .13), (.2, .18, .26), bear, power=2.6)
        g.soft((-.35, .08, .31), (.17, .16, .16), bear, power=2.3)
        for s in (-1, 1):
            g.soft((-.35 + s * .075, .09, .39), (.06, .04, .06), bear, power=2.2)
            g.soft((-.35 + s * .11, -.02, .18), (.07, .16, .07), bear, power=2.5)
            g.soft((-.35 + s * .07, -.1, .05), (.08, .18, .08), bear, power=2.5)
