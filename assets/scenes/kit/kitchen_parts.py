"""Kitchen cabinets, appliances, and the things that stand on worktops."""
from .decor import vase
from .materials import fabric, plain, shade, wood
from .room import tiled_wall

STEEL = (.5, .5, .51)


def handle(g, x, y, z, metal, upright=False, length=.14):
    d = (0, 0, length / 2) if upright else (length / 2, 0, 0)
    g.tube((x - d[0], y, z - d[2]), (x + d[0], y, z + d[2]), .006, metal)


def base_units(g, x0, x1, style, rng, y=0.0, worktop=None, height=.9, sink=None, hob=None, oven=None, panelled=True):
    """A run of base cabinets with its back at local y = `y`, fronts towards -y; positions of the sink and hob are along x."""
    front = plain("kitchen", style["kitchen"], .4)
    metal = plain("metal", style["metal"], .3, .9)
    steel = plain("steel", STEEL, .25, 1)
    black = plain("black glass", (.012, .012, .013), .08)
    top = worktop or wood("worktop", shade(style["wood"], 1.15), "x", .35)
    g.box(((x0 + x1) / 2, y - .29, height / 2 + .03), (x1 - x0, .58, height - .14), plain("carcass", shade(style["kitchen"], .5), .6))
    g.box(((x0 + x1) / 2, y - .25, .05), (x1 - x0, .5, .1), plain("plinth", (.06, .06, .06), .6))
    g.box(((x0 + x1) / 2, y - .31, height - .02), (x1 - x0 + .02, .64, .04), top, .004)
    count = max(1, round((x1 - x0) / .6))
    w = (x1 - x0) / count
    for k in range(count):
        x = x0 + w * (k + .5)
        if oven is not None and abs(x - oven) < w / 2:
            g.box((x, y - .595, .5), (w - .01, .02, .58), black, .003)
            g.box((x, y - .595, .82), (w - .01, .02, .07), steel, .002)
            handle(g, x, y - .63, .75, steel, length=w - .12)
            g.box((x, y - .595, .155), (w - .01, .02, .1), front, .003)
            continue
        drawers = rng.random() < .35
        parts = [(.24, .28), (.53, .28), (.775, .17)] if drawers else [(.47, .72)]
        for z, h in parts:
            g.box((x, y - .595, z), (w - .008, .02, h), front, .003)
            if panelled and h > .2:
                for dx, dz, sx, sz in ((0, h / 2 - .035, w - .02, .06), (0, -h / 2 + .035, w - .02, .06),
                                       (w / 2 - .04, 0, .06, h - .02), (-w / 2 + .04, 0, .06, h - .02)):
                    g.box((x + dx, y - .607, z + dz), (sx, .012, sz), front, .003)
            if drawers:
                handle(g, x, y - .63, z + h / 2 - .05, metal)
            else:
                handle(g, x + (w / 2 - .06) * (1 if k % 2 else -1), y - .63, .74, metal, True)
    if sink is not None:
        g.box((sink, y - .31, height + .002), (.62, .44, .006), steel, .003)
        g.box((sink, y - .31, height + .004), (.54, .36, .006), plain("sink", (.16, .16, .165), .3, .9), .01)
        tap(g, (sink, y - .09, height), plain("metal", style["metal"], .3, .9))
    if hob is not None:
        g.box((hob, y - .31, height + .004), (.58, .5, .008), black, .003)
        for dx, dy, r in ((-.14, .1, .09), (.14, .1, .07), (-.14, -.12, .07), (.14, -.12, .09)):
            g.lathe((hob + dx, y - .31 + dy, height + .009), [(r, 0), (r - .006, .0006), (r - .012, 0)], plain("ring", (.2, .2, .2), .3))


def tap(g, at, metal, reach=.2, tall=.32):
    x, y, z = at
    g.tube((x, y, z), (x, y, z + tall), .014, metal)
    g.tube((x, y, z + tall), (x, y - reach * .5, z + tall + .05), .012, metal)
    g.tube((x, y - reach * .5, z + tall + .05), (x, y - reach, z + tall), .012, metal)
    g.tube((x, y - reach, z + tall), (x, y - reach, z + tall - .07), .012, metal)
    g.tube((x + .01, y, z + .08), (x + .08, y - .02, z + .11), .007, metal)


def wall_units(g, x0, x1, style, z=1.48, height=.75):
    front = plain("kitchen high", style.get("kitchen_high", style["kitchen"]), .4)
    count = max(1, round((x1 - x0) / .55))
    w = (x1 - x0) / count
    g.box(((x0 + x1) / 2, -.165, z + height / 2), (x1 - x0, .33, height), front)
    for k in range(count):
        g.box((x0 + w * (k + .5), -.34, z + height / 2), (w - .008, .02, height - .006), front, .004)


def open_shelves(g, x0, x1, style, rng, heights=(1.45, 1.8)):
    """Boards on brackets, carrying plates, jars, glasses and a trailing plant."""
    oak, metal = wood("shelf", style["wood"], "x"), plain("metal", style["metal"], .35, .8)
    for z in heights:
        g.box(((x0 + x1) / 2, -.13, z), (x1 - x0, .24, .03), oak, .004)
        for x in (x0 + .12, x1 - .12):
            g.box((x, -.12, z - .03), (.02, .22, .03), metal)
        x = x0 + .08
        while x < x1 - .1:
            x += crockery(g, x, -.13, z + .015, rng) + .03


def crockery(g, x, y, z, rng):
    """Something that stands on a shelf; returns how much room it took."""
    white = plain("china", (.8, .78, .74), .3)
    kind = rng.choice(("plates", "jar", "cups", "bowl", "jar", "bottle"))
    if kind == "plates":
        g.lathe((x + .11, y, z), [(.06, 0), (.11, .015), (.11, .02 * rng.randint(3, 6)), (0, .06)], white)
        return .22
    if kind == "jar":
        h = rng.uniform(.1, .18)
        tone = rng.choice(((.7, .55, .3), (.35, .2, .1), (.75, .72, .65), (.5, .35, .15), (.25, .3, .2)))
        g.lathe((x + .05, y, z), [(.05, 0), (.05, h), (0, h)], plain("jar %.2f" % tone[0], tone, .25))
        g.lathe((x + .05, y, z + h), [(.046, 0), (.046, .02), (0, .02)], wood("lid", (.5, .33, .18), "x"))
        return .1
    if kind == "cups":
        for k in range(3):
            g.lathe((x + .05 + k * .1, y, z), [(.03, 0), (.045, .03), (.046, .08), (.04, .08), (.036, .02), (0, .015)], white)
        return .3
    if kind == "bowl":
        tone = rng.choice(((.25, .36, .38), (.65, .35, .2), (.78, .74, .66)))
        g.lathe((x + .1, y, z), [(.05, 0), (.1, .05), (.11, .09), (.1, .09), (.05, .02), (0, .015)], plain("bowl %.2f" % tone[0], tone, .3))
        return .21
    g.lathe((x + .04, y, z), [(.037, 0), (.038, .16), (.014, .22), (.014, .27), (0, .27)], plain("bottle", (.05, .09, .03), .1))
    return .08


def worktop_clutter(g, spots, z, y, style, rng):
    """Boards, a kettle, utensils in a pot, fruit, a plant in a jug: one for each spot along x."""
    oak = wood("board", (.5, .34, .19), "z")
    steel = plain("steel", STEEL, .25, 1)
    kinds = ["boards", "fruit", "utensils", "kettle", "plant", "jars"]
    rng.shuffle(kinds)
    for x, kind in zip(spots, kinds * 2):
        if kind == "boards":
            g.box((x, y + .2, z + .19), (.26, .02, .38), oak, .01, (-.12, 0, .02))
            g.box((x + .12, y + .16, z + .14), (.2, .018, .28), wood("board dark", (.27, .16, .08), "z"), .01, (-.14, 0, .1))
        elif kind == "fruit":
            g.lathe((x, y, z), [(.06, 0), (.13, .05), (.15, .085), (.14, .085), (.06, .02), (0, .015)], plain("fruit bowl", (.75, .72, .66), .35))
            for k in range(7):
                color = rng.choice(((.75, .3, .04), (.6, .08, .05), (.6, .55, .1), (.3, .42, .08)))
                g.soft((x + rng.uniform(-.07, .07), y + rng.uniform(-.07, .07), z + .085 + .02 * (k > 4)), (.078, .078, .074),
                       plain("fruit %.2f" % color[0], color, .35), power=2.2, wrinkle=.001)
        elif kind == "utensils":
            g.lathe((x, y + .12, z), [(.06, 0), (.062, .15), (.052, .15), (.05, .02), (0, .02)], plain("pot", style["second"], .5))
            for k in range(6):
                dx, dy = rng.uniform(-.06, .06), rng.uniform(-.05, .05)
                g.tube((x, y + .12, z + .1), (x + dx * 1.3, y + .12 + dy, z + .3), .006, oak, sides=8)
                g.soft((x + dx * 1.3, y + .12 + dy, z + .31), (.05, .016, .08), oak, power=3, wrinkle=0)
        elif kind == "kettle":
            g.lathe((x, y, z), [(.085, 0), (.09, .04), (.075, .13), (.05, .17), (.02, .18), (.015, .205), (0, .205)], steel)
            g.tube((x + .07, y, z + .09), (x + .13, y, z + .16), .012, steel)
            g.tube((x - .06, y, z + .15), (x - .12, y, z + .13), .01, plain("black", (.02, .02, .02), .5))
            g.tube((x - .12, y, z + .13), (x - .1, y, z + .04), .01, plain("black", (.02, .02, .02), .5))
        elif kind == "plant":
            vase(g, (x, y + .08, z), rng, (.75, .72, .66), .8, (.16, .3, .08))
        else:
            for k in range(3):
                crockery(g, x + (k - 1) * .12, y + .14, z, rng)


def fridge(g, x, height=1.95, color=(.62, .62, .62)):
    body, metal = plain("fridge", color, .3, .5), plain("steel", STEEL, .25, 1)
    g.box((x, -.32, height / 2), (.62, .64, height), body, .015)
    for z0, z1 in ((.04, .72), (.74, height - .01)):
        g.box((x, -.655, (z0 + z1) / 2), (.61, .04, z1 - z0 - .01), body, .012)
        handle(g, x - .25, -.7, z0 + (z1 - z0) * (.75 if z0 < .5 else .3), metal, True, .34)


def hood(g, x, style, ceiling):
    """An extractor hood over the hob."""
    tone = plain("hood metal", style["metal"] if max(style["metal"]) < .1 else STEEL, .3, .8)
    g.box((x, -.25, 1.66), (.6, .46, .05), tone, .006)
    g.box((x, -.16, (1.68 + ceiling) / 2), (.26, .26, ceiling - 1.68), tone, .004)


def splashback(g, x0, x1, style, z0=.9, z1=1.5):
    tile = style.get("splash", style.get("bath_tile", (.8, .8, .78)))
    square = style.get("splash_square", False)
    tiled_wall(g, x0, x1, z0, z1, tile, (.13, .13) if square else (.2, .075), "splash", 0 if square else .5)


def tea_towel(g, x, y, z, color):
    g.soft((x, y, z), (.3, .015, .42), fabric("towel %.2f" % color[0], color), power=14, wrinkle=.012)
