"""Plots of land: one or two pictures each."""
from registry import add, picture

add("terrain-4", "terrain", "terrain-midi", 34, [
    picture("terrain", "Terrain au milieu des vignes, mas et cyprès au loin, lumière du soir", "terrain_autre", land="vigne", hour="or", sun=240,
            shot=((.6, -14.5, 3.3), (-1.5, 10), 25, -.08)),
])
add("terrain-5", "terrain", "terrain", 35, [
    picture("terrain", "Ancien verger de pommiers dans une prairie fleurie", "terrain_autre", land="verger", sun=205),
    picture("terrain", "Vieux pommiers du verger en automne", "terrain_autre", name="automne", take=1, season="automne", land="verger", hour="or", sun=150,
            shot=((-9.5, -11, 1.7), (4, 12), 26, -.02)),
])
add("terrain-6", "terrain", "terrain-montagne", 36, [
    picture("terrain", "Alpage fleuri bordé de sapins, montagnes enneigées à l’horizon", "terrain_autre", land="montagne", sun=150, height=40),
    picture("terrain", "Prairie de montagne et grange de bois au pied des sommets", "terrain_autre", name="grange", take=1, land="montagne", sun=225, hour="matin",
            shot=((-7, -3, 1.75), (9, 34), 30, .03)),
])
add("terrain-7", "terrain", "terrain-littoral", 37, [
    picture("terrain", "Terrain du littoral, herbes de dune, ganivelles et mer à l’horizon", "terrain_autre", land="littoral", sun=215, height=44,
            shot=((1, -13, 3.1), (0, 12), 24, -.06)),
])
add("terrain-8", "terrain", "terrain", 38, [
    picture("terrain", "Clairière entourée de chênes et de bouleaux, chemin de terre", "terrain_autre", land="clairiere", sun=190, height=48),
    picture("terrain", "Clairière en automne, feuillages dorés", "terrain_autre", name="automne", take=1, season="automne", land="clairiere", hour="matin", sun=230,
            shot=((-8, -12, 1.7), (6, 10), 25, -.01)),
])
add("terrain-9", "terrain", "terrain", 39, [
    picture("terrain", "Champ fauché aux balles de foin, collines dans la lumière du soir", "terrain_autre", land="foin", hour="or", sun=232),
])
add("terrain-10", "terrain", "terrain", 40, [
    picture("terrain", "Parcelle à bâtir bornée le long d’une rue neuve, coffrets posés", "terrain_autre", land="lotissement", sun=170, height=44,
            shot=((3, -15, 1.8), (0, 8), 23, -.03)),
])
add("terrain-11", "terrain", "terrain", 91, [
    picture("terrain", "Terrain en lisière de village, murets de pierres sèches et clocher", "terrain_autre", land="village", sun=160, height=34),
    picture("terrain", "Le terrain et le village sous un ciel gris", "terrain_autre", name="gris", take=1, land="village", hour="gris", shot=((9, -12, 1.75), (-4, 12), 25, -.02)),
])
add("terrain-12", "terrain", "terrain", 92, [
    picture("terrain", "Jardin clos de murs au cœur du bourg, pommiers et vieux puits", "terrain_autre", land="jardin", sun=165, height=46,
            shot=((1.5, -12.5, 1.7), (-1, 8), 24, .0)),
])
