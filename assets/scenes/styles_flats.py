"""The looks of the other flats (see styles.py)."""
from styles import ART_COOL, ART_POP, ART_WARM, BLACK, BRASS, OAK, PALE, STEEL, WALNUT, _haussmann

ART_EARTH = [(.8, .72, .6), (.45, .2, .12), (.62, .45, .3), (.3, .32, .24), (.86, .8, .7)]
ART_INK = [(.88, .87, .84), (.06, .06, .07), (.5, .5, .49), (.78, .76, .72), (.25, .25, .26)]
ART_SEA = [(.86, .85, .8), (.2, .42, .5), (.55, .7, .72), (.8, .7, .5), (.1, .2, .3)]

STYLES = {
    # library green, in the evening, lamps lit
    "haussmann-3": dict(_haussmann, hour="soir", wall=(.16, .22, .17), wood=WALNUT, fabric=(.45, .2, .1), second=(.6, .45, .2), third=(.72, .66, .54),
                        rug=(.5, .16, .1), rug_line=(.12, .14, .2), art=ART_EARTH, curtains=(.36, .16, .1), kitchen=(.14, .2, .16), marble=(.12, .13, .12),
                        headboard="cloth", floor_color=(.34, .19, .09), bath_tile=(.14, .24, .2), sconces=True),
    # powder pink and burgundy, morning sun
    "haussmann-4": dict(_haussmann, hour="matin", wall=(.78, .62, .56), wood=PALE, fabric=(.72, .7, .64), second=(.4, .08, .09), third=(.82, .62, .5),
                        rug=(.8, .76, .7), rug_line=(.5, .16, .14), art=ART_WARM, kitchen=(.36, .09, .1), floor_color=(.55, .38, .21), headboard="cloth",
                        bath_tile=(.78, .6, .55), curtains=(.88, .85, .8)),
    # a gallery: white on white, black accents, flat light of a grey day
    "haussmann-5": dict(_haussmann, hour="gris", wall=(.84, .84, .83), wood=(.05, .05, .05), fabric=(.36, .36, .37), second=(.08, .08, .09), third=(.8, .78, .74),
                        rug=(.78, .77, .75), rug_line=(.1, .1, .1), art=ART_INK, kitchen=(.06, .062, .066), floor_color=(.38, .27, .17), metal=BLACK,
                        pendant="globe", headboard="wood", bath_tile=(.84, .84, .84), curtains=(.8, .8, .8), view="toits", marble=(.1, .1, .105)),
    # clay and terracotta, golden hour
    "contemporain-3": dict(height=2.65, hour="or", floor="parquet", floor_color=(.5, .34, .19), wall=(.78, .66, .54), accent=(.62, .36, .24), wood=OAK,
                           fabric=(.78, .72, .62), second=(.55, .24, .13), third=(.82, .68, .45), rug=(.78, .7, .58), rug_line=(.5, .25, .14), art=ART_EARTH,
                           metal=BRASS, frame=(.3, .24, .18), panes=(3, 1), window="bay", curtains=(.86, .78, .66), view="toits", kitchen=(.6, .38, .27),
                           bath_tile=(.7, .5, .38), bath_floor="carreaux", headboard="cloth", pendant="rattan"),
    # Nordic: pale wood, grey-blue, grey day
    "contemporain-4": dict(height=2.58, hour="gris", floor="parquet", floor_color=(.66, .52, .36), wall=(.85, .85, .84), accent=(.66, .71, .74), wood=PALE,
                           fabric=(.68, .70, .71), second=(.24, .34, .42), third=(.84, .8, .72), rug=(.82, .81, .79), rug_line=(.45, .5, .55), art=ART_SEA,
                           metal=BLACK, frame=(.82, .82, .81), panes=(2, 1), window="tall", curtains=None, view="jardin", kitchen=(.84, .84, .83),
                           bath_tile=(.8, .82, .83), bath_floor="carreaux", headboard="wood", pendant="globe", round_rug=True),
    # loft: brick, steel windows with many panes, leather
    "contemporain-5": dict(height=3.5, floor="parquet", floor_color=(.36, .22, .12), wall=(.80, .78, .75), feature="brick", wood=WALNUT, fabric=(.34, .16, .08),
                           second=(.22, .25, .24), third=(.7, .6, .45), rug=(.5, .44, .38), rug_line=(.2, .12, .1), art=ART_INK, metal=BLACK,
                           frame=(.03, .032, .035), panes=(4, 4), window="bay", curtains=None, view="rue", kitchen=(.08, .085, .09), kitchen_high=(.3, .2, .12),
                           bath_tile=(.3, .3, .3), bath_floor="carreaux", headboard="metal", pendant="dome", sun_from=(-1, -.2, .7)),
    # by the sea: white, sand, blue
    "contemporain-6": dict(height=2.6, hour="matin", floor="carreaux", floor_color=(.74, .68, .58), wall=(.86, .85, .82), accent=(.30, .46, .54), wood=PALE,
                           fabric=(.84, .82, .77), second=(.14, .34, .45), third=(.8, .7, .5), rug=(.78, .7, .54), rug_line=(.86, .84, .8), art=ART_SEA,
                           metal=STEEL, frame=(.84, .84, .83), panes=(2, 1), window="bay", curtains=(.88, .87, .85), view="mer", kitchen=(.22, .4, .48),
                           bath_tile=(.4, .6, .64), bath_floor="carreaux", headboard="wood", pendant="rattan", straw=True),
    # the seventies made new: white, petrol blue, pale floor
    "annees-70-2": dict(height=2.5, floor="carreaux", floor_color=(.68, .66, .62), wall=(.84, .83, .81), accent=(.12, .30, .34), wood=OAK, fabric=(.58, .58, .56),
                        second=(.76, .5, .12), third=(.8, .78, .74), rug=(.72, .72, .7), rug_line=(.2, .3, .33), art=ART_COOL, metal=BLACK, panes=(3, 1),
                        window="bay", frame=(.84, .84, .83), curtains=(.82, .82, .8), view="toits", kitchen=(.82, .81, .79), kitchen_high=(.12, .30, .34),
                        bath_tile=(.8, .8, .78), bath_floor="carreaux", headboard="cloth", pendant="dome", screen=True, sun_from=(-1, .1, .6)),
    # mid-century: walnut, mustard, olive; end of day
    "annees-70-3": dict(height=2.5, hour="or", floor="moquette", floor_color=(.42, .34, .24), wall=(.80, .76, .66), accent=(.35, .36, .18), wood=WALNUT,
                        fabric=(.66, .46, .10), second=(.28, .3, .13), third=(.74, .62, .42), rug=(.62, .5, .32), rug_line=(.3, .14, .06), art=ART_POP, metal=BRASS,
                        panes=(3, 1), window="bay", frame=(.34, .22, .13), curtains=(.68, .6, .4), view="jardin", kitchen=(.36, .38, .2), bath_tile=(.62, .5, .34),
                        bath_floor="terre", headboard="wood", pendant="globe", low_sofa=True, round_rug=True),
    # studios: a yellow one, a green one in the evening, one under the roof
    "studio-2": dict(height=2.6, hour="matin", floor="parquet", floor_color=(.5, .36, .22), wall=(.85, .84, .81), accent=(.80, .58, .22), wood=OAK, fabric=(.34, .36, .36),
                     second=(.75, .52, .14), third=(.84, .82, .77), rug=(.7, .7, .68), rug_line=(.3, .3, .3), art=ART_POP, metal=BLACK, panes=(2, 2),
                     window="tall", curtains=(.86, .85, .82), view="rue", kitchen=(.3, .33, .34), bath_tile=(.82, .8, .74), bath_floor="carreaux", pendant="dome"),
    "studio-3": dict(height=2.7, hour="soir", floor="parquet", floor_color=(.42, .27, .15), wall=(.72, .72, .64), accent=(.22, .30, .24), wood=WALNUT,
                     fabric=(.3, .36, .28), second=(.68, .36, .22), third=(.8, .74, .62), rug=(.66, .6, .48), rug_line=(.3, .34, .26), art=ART_EARTH, metal=BRASS,
                     panes=(2, 3), window="tall", curtains=(.7, .66, .56), view="toits", kitchen=(.2, .27, .22), bath_tile=(.3, .4, .34), bath_floor="damier",
                     pendant="rattan"),
    "studio-4": dict(height=2.7, floor="parquet", floor_color=(.56, .42, .27), wall=(.86, .85, .83), wood=PALE, fabric=(.66, .62, .56), second=(.56, .3, .26),
                     third=(.8, .74, .66), rug=(.8, .77, .7), rug_line=(.55, .35, .3), art=ART_WARM, metal=BLACK, panes=(2, 2), window="small", curtains=None,
                     view="toits", kitchen=(.74, .70, .62), bath_tile=(.8, .76, .68), bath_floor="tomettes", floor_alt=(.5, .25, .15), pendant="globe",
                     beams=None),
}
