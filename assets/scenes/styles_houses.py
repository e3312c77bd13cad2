"""The looks of the other houses (see styles.py)."""
from styles import ART_COOL, ART_WARM, BLACK, BRASS, HONEY, OAK, PALE, STEEL, WALNUT
from styles_flats import ART_EARTH, ART_INK, ART_SEA

_mas = dict(height=2.9, beams=(.30, .19, .10), window="tall", panes=(2, 3), view="jardin", fireplace="stone", straw=True, metal=(.08, .07, .06),
            bath_floor="tomettes", floor="tomettes", floor_color=(.50, .22, .12))
_country = dict(height=2.6, floor="terre", beams=(.22, .14, .08), window="small", panes=(2, 3), daylight=44, fill=40, view="jardin", fireplace="stone",
                straw=True, metal=(.07, .065, .06), bath_floor="terre")

STYLES = {
    # a new house: white, black frames, pale oak, pine green
    "pavillon-3": dict(height=2.6, hour="matin", floor="carreaux", floor_color=(.66, .64, .6), wall=(.85, .84, .82), accent=(.16, .24, .2), wood=PALE,
                       fabric=(.7, .68, .63), second=(.14, .26, .2), third=(.78, .62, .4), rug=(.8, .78, .73), rug_line=(.2, .3, .24), art=ART_COOL, metal=BLACK,
                       panes=(3, 1), window="bay", frame=(.06, .065, .07), curtains=(.85, .84, .81), view="jardin", kitchen=(.15, .22, .19), kitchen_high=(.8, .78, .74),
                       bath_tile=(.5, .52, .5), bath_floor="carreaux", headboard="wood", pendant="dome"),
    # brick house of the North: deep blue, mustard, autumn evening
    "pavillon-4": dict(height=2.6, hour="or", floor="parquet", floor_color=(.38, .23, .12), wall=(.82, .78, .70), wainscot=(.16, .24, .3), wood=HONEY,
                       fabric=(.2, .27, .34), second=(.72, .5, .14), third=(.74, .66, .54), rug=(.62, .4, .22), rug_line=(.18, .22, .28), art=ART_EARTH, metal=BRASS,
                       panes=(2, 3), window="tall", frame=(.82, .8, .76), curtains=(.72, .6, .38), view="jardin", fireplace="marble", marble=(.2, .19, .18),
                       kitchen=(.2, .28, .34), bath_tile=(.74, .72, .68), bath_floor="damier", headboard="cloth", pendant="dome"),
    # the coast: boards, white, pale blue
    "pavillon-5": dict(height=2.55, floor="parquet", floor_color=(.64, .52, .38), wall=(.87, .86, .84), wainscot=(.62, .72, .76), wood=PALE, fabric=(.85, .83, .78),
                       second=(.22, .42, .55), third=(.82, .74, .58), rug=(.8, .74, .6), rug_line=(.3, .45, .55), art=ART_SEA, metal=STEEL, panes=(2, 3), window="tall",
                       frame=(.86, .86, .85), curtains=(.88, .87, .85), view="jardin", kitchen=(.56, .68, .73), bath_tile=(.7, .78, .8), bath_floor="carreaux",
                       headboard="wood", pendant="rattan", straw=True, sun_from=(-1, -.1, .85)),
    # bastide: pale grey, linen, evening sun
    "mas-2": dict(_mas, hour="or", beams=(.62, .58, .5), wall=(.82, .77, .68), floor="carreaux", floor_color=(.64, .56, .44), wood=(.45, .35, .24), fabric=(.82, .78, .7),
                  second=(.36, .42, .44), third=(.72, .6, .42), rug=(.78, .72, .6), rug_line=(.4, .44, .45), art=ART_WARM, frame=(.5, .54, .55), curtains=(.86, .82, .74),
                  kitchen=(.48, .53, .55), bath_tile=(.74, .68, .58), bath_floor="carreaux", headboard="cloth", pendant="branches", height=3.1),
    # low farmhouse: stone wall, lime white, olive
    "mas-3": dict(_mas, feature="stone", wall=(.86, .83, .76), wood=(.4, .27, .15), fabric=(.44, .46, .32), second=(.66, .5, .22), third=(.8, .74, .62), rug=(.72, .64, .48),
                  rug_line=(.4, .42, .3), art=ART_EARTH, frame=(.42, .5, .38), curtains=(.84, .8, .7), kitchen=(.44, .48, .34), bath_tile=(.66, .66, .54),
                  headboard="metal", pendant="rattan", fireplace=None, sun_color=(1, .86, .66), sun_from=(-1, .15, .8)),
    # pale stone country house: cream, blue-grey, morning
    "longere-2": dict(_country, hour="matin", window="tall", height=2.75, feature="stone", feature_color=(.66, .6, .5), beams=(.36, .26, .16), wall=(.85, .81, .73),
                      floor_color=(.52, .36, .24), wood=OAK, fabric=(.8, .75, .66), second=(.34, .42, .46), third=(.7, .52, .36), rug=(.78, .72, .62), rug_line=(.36, .42, .45),
                      art=ART_COOL, frame=(.84, .82, .78), curtains=(.84, .79, .7), kitchen=(.5, .56, .58), bath_tile=(.72, .7, .66), headboard="wood", pendant="dome",
                      fireplace=None, daylight=30, fill=28),
    # Brittany: white, deep blue, painted beams, grey day
    "longere-3": dict(_country, hour="gris", height=2.7, beams=(.78, .76, .72), wall=(.86, .85, .83), floor="parquet", floor_color=(.44, .3, .18), wood=(.5, .38, .25),
                      fabric=(.16, .26, .36), second=(.78, .74, .66), third=(.7, .2, .14), rug=(.78, .76, .72), rug_line=(.16, .26, .38), art=ART_SEA, frame=(.86, .85, .83),
                      curtains=(.84, .83, .8), kitchen=(.2, .33, .44), bath_tile=(.84, .84, .83), bath_floor="damier", headboard="wood", pendant="dome"),
    # town house of pale stone: sage and ochre
    "ville-2": dict(height=3.0, floor="parquet", floor_color=(.46, .3, .16), wall=(.84, .81, .74), feature="stone", feature_color=(.68, .62, .5), cornice=True, rose=True,
                    wood=OAK, fabric=(.46, .5, .42), second=(.74, .54, .24), third=(.82, .76, .66), rug=(.72, .68, .58), rug_line=(.44, .48, .4), art=ART_WARM, metal=BLACK,
                    panes=(2, 3), window="tall", curtains=(.84, .8, .72), view="rue", kitchen=(.5, .54, .46), bath_tile=(.62, .66, .58), bath_floor="damier",
                    headboard="wood", pendant="dome", sun_from=(-1, .2, .7)),
    # workers' house of the North: aubergine, brick, evening
    "ville-3": dict(height=2.75, hour="soir", floor="parquet", floor_color=(.34, .2, .1), wall=(.80, .76, .72), accent=(.24, .1, .15), wood=WALNUT, fabric=(.36, .3, .34),
                    second=(.62, .3, .26), third=(.78, .68, .58), rug=(.5, .36, .34), rug_line=(.2, .1, .13), art=ART_EARTH, metal=BRASS, panes=(2, 2), window="tall",
                    curtains=(.5, .34, .34), view="rue", fireplace="marble", marble=(.3, .2, .18), kitchen=(.26, .12, .17), bath_tile=(.5, .4, .42), bath_floor="damier",
                    headboard="cloth", pendant="dome", cornice=True),
    # half-timbered, Normandy: whitewash, dark beams, brick red
    "colombages-1": dict(_country, height=2.5, beams=(.13, .08, .05), wall=(.85, .81, .72), floor="tomettes", floor_color=(.46, .2, .12), wood=(.3, .18, .1), fabric=(.55, .2, .14),
                         second=(.7, .62, .46), third=(.34, .36, .26), rug=(.66, .54, .4), rug_line=(.4, .14, .1), art=ART_EARTH, frame=(.24, .15, .09),
                         curtains=(.8, .72, .6), kitchen=(.62, .56, .44), bath_tile=(.76, .72, .62), headboard="wood", pendant="dome"),
    # half-timbered, Alsace: pine, green, winter light
    "colombages-2": dict(_country, hour="gris", height=2.5, beams=(.36, .23, .12), wall=(.84, .82, .76), wainscot=(.42, .28, .16), floor="parquet", floor_color=(.48, .3, .16),
                         wood=HONEY, fabric=(.24, .32, .24), second=(.6, .12, .1), third=(.82, .78, .68), rug=(.6, .14, .12), rug_line=(.84, .8, .72), art=ART_WARM,
                         frame=(.4, .26, .14), curtains=(.84, .8, .72), kitchen=(.28, .36, .28), bath_tile=(.82, .8, .74), bath_floor="carreaux", headboard="wood",
                         pendant="branches"),
    # architect's villas: concrete grey and walnut; white and sand
    "villa-1": dict(height=2.9, floor="carreaux", floor_color=(.5, .49, .47), wall=(.84, .83, .81), accent=(.42, .41, .4), wood=WALNUT, fabric=(.6, .58, .55), second=(.2, .22, .24),
                    third=(.62, .42, .24), rug=(.66, .64, .6), rug_line=(.3, .3, .3), art=ART_INK, metal=BLACK, panes=(3, 1), window="bay", frame=(.03, .032, .035),
                    curtains=(.78, .77, .74), view="jardin", kitchen=(.11, .11, .115), kitchen_high=(.21, .115, .06), bath_tile=(.44, .43, .42), bath_floor="carreaux",
                    headboard="cloth", pendant="globe", low_sofa=True, sun_from=(-1, -.1, .6)),
    "villa-2": dict(height=3.0, hour="soir", floor="parquet", floor_color=(.6, .46, .3), wall=(.86, .84, .8), accent=(.74, .66, .54), wood=PALE, fabric=(.84, .8, .72),
                    second=(.52, .4, .26), third=(.7, .7, .62), rug=(.82, .78, .7), rug_line=(.6, .5, .36), art=ART_EARTH, metal=BRASS, panes=(4, 1), window="bay",
                    frame=(.08, .075, .07), curtains=(.84, .8, .72), view="jardin", kitchen=(.74, .68, .58), bath_tile=(.72, .66, .56), bath_floor="carreaux",
                    headboard="wood", pendant="rattan", low_sofa=True),
    # chalet: pine everywhere, snow outside
    "chalet-1": dict(height=2.6, hour="gris", floor="parquet", floor_color=(.5, .32, .17), wall=(.52, .34, .18), boards=True, beams=(.38, .23, .11), wood=HONEY, fabric=(.34, .33, .32),
                     second=(.6, .13, .1), third=(.84, .8, .72), rug=(.84, .82, .78), rug_line=(.55, .14, .1), art=ART_WARM, metal=BLACK, panes=(2, 2), window="tall",
                     frame=(.4, .25, .13), curtains=(.7, .62, .5), view="neige", fireplace="stone", kitchen=(.4, .26, .14), bath_tile=(.5, .48, .45), bath_floor="carreaux",
                     headboard="wood", pendant="branches", daylight=36, fill=34),
}
