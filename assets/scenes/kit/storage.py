"""Sideboards, bookcases, wardrobes, fireplaces, stoves, screens."""
from . import lighting
from .base import Group
from .decor import books, vase
from .materials import masonry, plain, shade, wood
from .materials_thin import mirror


def sideboard(location, turn, style, rng, width=1.7, height=.5, dressed=True, screen=False):
    """A low cupboard whose back is at local y = 0, its doors towards -y."""
    body, front = wood("sideboard", style["wood"], "x"), wood("front", shade(style["wood"], 1.08), "z")
    metal = plain("metal", style["metal"], .3, .9)
    with Group(location, turn, "sideboard") as g:
        g.box((0, -.21, .15 + height / 2), (width, .42, height), body, .008)
        doors = max(2, round(width / .5))
        for k in range(doors):
            x = -width / 2 + width * (k + .5) / doors
            g.box((x, -.425, .15 + height / 2), (width / doors - .012, .014, height - .04), front, .004)
            g.tube((x + (.18 if k % 2 == 0 else -.18) * width / doors / .5, -.44, .15 + height * .75),
                   (x + (.18 if k % 2 == 0 else -.18) * width / doors / .5, -.44, .15 + height * .6), .006, metal)
        for sx in (-1, 1):
            for y in (-.06, -.36):
                g.tube((sx * (width / 2 - .1), y, .15), (sx * (width / 2 - .06), y, 0), .018, body, .012)
        top = .15 + height
        if screen:
            black = plain("screen", (.012, .013, .015), .12)
            g.box((0, -.16, top + .42), (1.15, .03, .66), black, .004)
            g.box((0, -.16, top + .05), (.3, .16, .02), black)
        if dressed:
            vase(g, (-width * .4, -.2, top), rng, stems=rng.choice(((.2, .26, .12), (.6, .45, .25), (.75, .55, .5))))
            books(g, width * .3, -.2, top, 0, rng, lie=True)
    return .15 + height


def bookcase(location, turn, style, rng, width=1.2, height=2.1, full=.75):
    """Shelves with books, objects and gaps."""
    body = wood("bookcase", style["wood"], "z") if style.get("bookcase") != "white" else plain("white wood", (.8, .79, .76), .4)
    with Group(location, turn, "bookcase") as g:
        for s in (-1, 1):
            g.box((s * width / 2, -.15, height / 2), (.03, .3, height), body, .003)
        g.box((0, -.01, height / 2), (width, .015, height), body)
        shelves = int(height / .36)
        for k in range(shelves + 1):
            z = .06 + (height - .08) * k / shelves
            g.box((0, -.15, z), (width, .29, .025), body, .003)
            if k == shelves:
                break
            x = -width / 2 + .03
            while x < width / 2 - .15:
                if rng.random() < full:
                    w = min(rng.uniform(.2, .45), width / 2 - .03 - x)
                    books(g, x, -.15, z + .013, w, rng)
                    x += w + .01
                else:
                    if rng.random() < .6:
                        vase(g, (x + .13, -.15, z + .013), rng, size=.75)
                    else:
                        books(g, x + .14, -.15, z + .013, 0, rng, lie=True)
                    x += .28


def wardrobe(location, turn, style, width=1.8, height=2.3, doors=3, color=None):
    body = plain("wardrobe", color or (.78, .76, .72), .45)
    metal = plain("metal", style["metal"], .3, .9)
    with Group(location, turn, "wardrobe") as g:
        g.box((0, -.3, height / 2), (width, .6, height), body, .004)
        for k in range(doors):
            x = -width / 2 + width * (k + .5) / doors
            g.box((x, -.605, height / 2 + .03), (width / doors - .01, .02, height - .1), body, .004)
            g.box((x, -.612, height * .72), (width / doors - .14, .012, height * .42), body, .01)
            g.box((x, -.612, height * .26), (width / doors - .14, .012, height * .38), body, .01)
            side = 1 if k % 2 == 0 else -1
            g.tube((x + side * (width / doors / 2 - .05), -.63, 1.0), (x + side * (width / doors / 2 - .05), -.63, 1.16), .008, metal)


def marble_fireplace(room_group, x, style, rng, height):
    """A Parisian marble mantel with its tall gilt mirror, in the wall's frame."""
    g = room_group
    marble = plain("marble", style.get("marble", (.75, .73, .7)), .18, vary=.22, vary_scale=2.2)
    soot = plain("soot", (.02, .018, .016), .95)
    gold = plain("gold", (.72, .52, .22), .35, .9)
    for s in (-1, 1):
        g.box((x + s * .58, -.12, .5), (.2, .26, 1.0), marble, .012)
        g.box((x + s * .58, -.24, .55), (.13, .04, .75), marble, .012)
        g.box((x + s * .58, -.14, .05), (.25, .32, .1), marble, .01)
    g.box((x, -.12, .93), (1.36, .26, .16), marble, .012)
    g.lathe((x, -.25, .93), [(.1, -.06), (.08, 0), (.1, .06)], marble)
    g.box((x, -.17, 1.03), (1.5, .38, .045), marble, .01)
    g.box((x, -.02, .42), (.98, .06, .85), soot)
    g.box((x, -.25, .015), (1.4, .5, .03), marble)
    for k in range(3):
        g.tube((x - .25 + k * .05, -.1, .08 + k * .07), (x + .28 - k * .04, -.1, .09 + k * .07), .045, wood("log", (.3, .2, .12), "x"))
    top = min(height - .25, 2.75)
    zc, tall = (1.1 + top) / 2, top - 1.1
    g.box((x, -.03, zc), (1.26, .05, tall), gold, .02)
    g.box((x, -.058, zc), (1.12, .008, tall - .16), mirror())
    vase(g, (x - .5, -.18, 1.052), rng, stems=(.25, .3, .14))
    for k, h in enumerate((.2, .14)):
        g.tube((x + .42 + k * .1, -.18, 1.052), (x + .42 + k * .1, -.18, 1.052 + h), .022, plain("candle", (.85, .8, .68), .5))
    books(g, x + .12, -.18, 1.052, 0, rng, lie=True)


def stone_fireplace(g, x, style, rng, height):
    """A country hearth: stone jambs, an oak lintel, a plastered hood, a stove or logs within."""
    stone = masonry("hearth", (.52, .46, .37), .42, .24, .014, .14, (.6, .55, .46), relief=.6)
    oak = wood("lintel", style.get("beams", style["wood"]), "x", .7)
    iron = plain("stove", (.025, .025, .027), .55)
    for s in (-1, 1):
        g.box((x + s * .75, -.26, .62), (.3, .5, 1.24), stone, .02)
    g.box((x, -.28, 1.34), (1.95, .58, .22), oak, .025)
    hood = plain("hood", style["wall"], .9, bump=.1, bump_scale=60)
    g.box((x, -.22, (1.45 + height) / 2), (1.7, .44, height - 1.45), hood, .02)
    g.box((x, -.03, .62), (1.2, .05, 1.2), plain("soot", (.06, .05, .045), .95, vary=.4))
    g.box((x, -.4, .04), (2.0, .85, .08), stone, .015)
    g.box((x, -.3, .45), (.62, .42, .62), iron, .02)
    g.box((x, -.515, .48), (.46, .02, .4), plain("fire", (.12, .05, .02), .2, glow=.45, glow_color=(1, .3, .06)), .004)
    g.tube((x, -.3, .76), (x, -.3, 1.3), .07, iron)
    lighting.bulb((g.location[0] + x, g.location[1] - .75, .5), 4, (1, .45, .15), .15)
    for k in range(9):
        z, dx = .13 + (k // 3) * .095, (k % 3) * .1
        g.tube((x + 1.13 + dx, -.45, z), (x + 1.13 + dx, -.12, z), .047, wood("log", (.4, .27, .16), "y"))
    vase(g, (x - .7, -.3, 1.45), rng, (.5, .27, .17))
    books(g, x + .55, -.34, 1.45, 0, rng, lie=True)
