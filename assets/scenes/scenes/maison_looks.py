"""The looks of detached houses: measures, roof, walls, shutters, trees (see maison.py)."""

LOOKS = {
    "pavillon": dict(width=11.5, depth=8.2, height=2.85, levels=1, roof="tuile", pitch=33, wall=("plain", (.80, .74, .62)),
                     shutter=(.30, .37, .34), style="louvre", door=(.24, .31, .29), trees=("tilleul", "bouleau")),
    "pavillon-etage": dict(width=10.2, depth=8.6, height=5.4, levels=2, roof="tuile", pitch=36, wall=("plain", (.82, .80, .76)),
                           roof_color=(.20, .12, .09), shutter=(.42, .44, .46), style="louvre", door=(.32, .1, .07),
                           trees=("pommier", "tilleul"), bay=True),
    "mas": dict(width=14.5, depth=7.5, height=5.5, levels=2, roof="canal", pitch=19, wall=("rubble", (.52, .43, .31)),
                shutter=(.36, .45, .46), style="board", door=(.3, .38, .38), trees=("olivier", "olivier"), south=True),
    "longere": dict(width=17.5, depth=6.5, height=2.9, levels=1, roof="ardoise", pitch=45, wall=("rubble", (.46, .41, .34)),
                    shutter=(.48, .13, .1), style="board", door=(.42, .1, .08), trees=("pommier", "tilleul"), dormers=3,
                    surround=(.42, .2, .13)),
    # a new house: pale render, slate-grey frames, no shutters
    "neuf": dict(width=12.5, depth=8.6, height=2.75, levels=1, roof="tuile", pitch=31, wall=("plain", (.84, .82, .78)), roof_color=(.11, .115, .13),
                 shutter=None, frame=(.07, .08, .09), door=(.12, .14, .15), trees=("bouleau", "bouleau"), panes=(1, 1), bay=True),
    # Brittany: white render, granite around the openings, slate, blue shutters
    "breton": dict(width=11.0, depth=7.0, height=5.1, levels=2, roof="ardoise", pitch=44, wall=("plain", (.83, .82, .79)), shutter=(.12, .27, .42),
                   style="board", door=(.1, .24, .4), trees=("pommier", "tilleul"), surround=(.42, .39, .36), flowers="hortensia"),
    # the North: brick on one storey and a half, tiles, green shutters
    "brique": dict(width=10.5, depth=8.0, height=3.0, levels=1, roof="tuile", pitch=45, wall=("brick", (.40, .16, .09)), roof_color=(.33, .12, .07),
                   shutter=(.10, .2, .14), style="louvre", door=(.1, .22, .15), trees=("tilleul", "bouleau"), dormers=2),
    # Provence: a plastered country house of two storeys, grey-blue shutters
    "bastide": dict(width=12.8, depth=8.6, height=5.9, levels=2, roof="canal", pitch=20, wall=("plain", (.74, .57, .36)), shutter=(.48, .53, .55),
                    style="louvre", door=(.35, .42, .44), trees=("olivier", "olivier"), south=True, door_at=2),
    # Provence: a long low farmhouse of pale stone, almond-green shutters
    "mas-bas": dict(width=16.0, depth=7.2, height=3.1, levels=1, roof="canal", pitch=18, wall=("rubble", (.58, .52, .42)), shutter=(.42, .5, .38),
                    style="board", door=(.26, .33, .22), trees=("olivier", "olivier"), south=True),
    # the Loire and Poitou: pale stone, flat tiles, blue-grey shutters
    "charentaise": dict(width=15.0, depth=6.8, height=5.0, levels=2, roof="tuile", pitch=27, wall=("rubble", (.60, .54, .43)), roof_color=(.45, .26, .15),
                        shutter=(.5, .56, .58), style="board", door=(.42, .5, .52), trees=("tilleul", "pommier"), surround=(.62, .57, .47)),
    # the Atlantic coast: white, low, tiles, pale blue shutters
    "vendee": dict(width=12.0, depth=7.6, height=2.8, levels=1, roof="canal", pitch=21, wall=("plain", (.86, .85, .82)), shutter=(.28, .47, .58),
                   style="board", door=(.25, .44, .55), trees=("pommier", "pommier"), flowers="rose"),
    # the seventies: raised over its garage, brown joinery
    "annees-70": dict(width=12.0, depth=8.4, height=2.8, levels=1, roof="tuile", pitch=27, wall=("plain", (.76, .68, .55)), roof_color=(.24, .13, .09),
                      shutter=(.26, .15, .08), style="board", door=(.26, .14, .07), trees=("bouleau", "tilleul"), frame=(.3, .19, .11), bay=True),
    # Normandy: dark timbers, cream plaster, steep tiles, dormers
    "normande": dict(width=14.0, depth=6.8, height=2.9, levels=1, roof="tuile", pitch=49, wall=("plain", (.80, .73, .58)), roof_color=(.23, .12, .075),
                     shutter=None, frame=(.17, .09, .05), door=(.2, .1, .05), trees=("pommier", "pommier"), dormers=3, timber=(.12, .065, .035)),
}
