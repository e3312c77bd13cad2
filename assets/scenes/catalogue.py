"""The library: sets in order of usefulness, each with its pictures.

A picture names its scene module, the words that describe it, and options for the scene (`with`).
`take` changes the picture's chance without touching the others of its set.
"""
from registry import SETS, add, picture


def find(set_id, name):
    """The set and its picture of that name."""
    if set_id in ("hero", "extras"):
        single = HERO if set_id == "hero" else next(e for e in EXTRAS if e["id"] == name)
        return single, dict(single, render=dict(width=single["width"], height=single["height"], max_kb=single["max_kb"]))
    entry = next(s for s in SETS if s["id"] == set_id)
    return entry, next(p for p in entry["pictures"] if p["name"] == name)


add("haussmann-1", "appartement", "haussmann", 11, [
    picture("facade", "Façade haussmannienne en pierre de taille, balcons filants en fer forgé", "facade_haussmann", angle=.75),
    picture("sejour", "Séjour haussmannien, parquet en point de Hongrie, cheminée de marbre et moulures"),
    picture("cuisine", "Cuisine haussmannienne au parquet en point de Hongrie, table familiale et étagères ouvertes", layout="table"),
    picture("chambre", "Chambre haussmannienne claire, parquet en point de Hongrie et boiseries"),
    picture("salle-de-bains", "Salle de bains au sol en damier, baignoire îlot et robinetterie en laiton", fitting="bath"),
    picture("vue", "Vue sur les toits de zinc depuis le balcon filant", "vue", over="toits", rail="iron"),
])
add("contemporain-1", "appartement", "contemporain", 12, [
    picture("sejour", "Séjour contemporain ouvert par une large baie vitrée, parquet en chêne clair"),
    picture("facade", "Résidence récente aux balcons vitrés, façade claire et bardage bois", "immeuble", block="recent", variant=0),
    picture("cuisine", "Cuisine contemporaine avec îlot, tabourets et plans de travail en bois", layout="island"),
    picture("chambre", "Chambre lumineuse au mur vert sauge, tête de lit en chêne"),
    picture("salle-de-bains", "Salle d’eau contemporaine, douche à l’italienne et vasque sur meuble en chêne", fitting="shower"),
    picture("vue", "Vue sur le parc depuis le balcon, garde-corps vitré", "vue", over="parc", rail="glass", sun=210, height=36, warmth=.0),
])
add("pavillon-1", "maison", "pavillon", 13, [
    picture("facade", "Pavillon de plain-pied aux volets gris-vert, allée dallée et massifs fleuris", "maison", look="pavillon"),
    picture("sejour", "Séjour de plain-pied carrelé, ouvert sur le jardin par une baie vitrée"),
    picture("cuisine", "Cuisine familiale vert sauge, table en chêne et suspension en rotin", layout="table"),
    picture("chambre", "Chambre au calme côté jardin, parquet et tons naturels"),
    picture("terrasse", "Terrasse dallée du pavillon, table en bois et parasol", "maison", look="pavillon", view="terrasse"),
])
add("mas-1", "maison", "mas", 14, [
    picture("facade", "Mas provençal en pierre, toit de tuiles canal, cyprès et lavandes", "maison", look="mas", side=-1, sun=165, extras=("creeper", "pergola")),
    picture("sejour", "Séjour de mas, poutres apparentes, tomettes et cheminée en pierre"),
    picture("cuisine", "Cuisine provençale, tomettes, poutres et chaises paillées", layout="table"),
    picture("chambre", "Chambre de mas sous les poutres, lit en fer forgé et tomettes"),
    picture("salle-de-bains", "Salle de bains aux tons de terre, baignoire îlot et sol en tomettes", fitting="bath"),
    picture("jardin", "Jardin du mas, piscine, cyprès et oliviers", "maison", look="mas", view="jardin", side=-1, sun=165,
            extras=("pool", "creeper", "pergola")),
], look="mas")
add("annees-70-1", "appartement", "annees-70", 15, [
    picture("sejour", "Séjour des années 70, mur lambrissé, canapé orange et moquette"),
    picture("facade", "Immeuble des années 70, loggias aux garde-corps orangés et pelouses", "immeuble", block="70", sun=155, side=-1),
    picture("cuisine", "Cuisine des années 70 aux façades orangées et sol en terre cuite", layout="table"),
    picture("chambre", "Chambre des années 70, boiseries sombres et moquette chaude"),
    picture("salle-de-bains", "Salle de bains des années 70 au carrelage vert tilleul, baignoire encastrée", fitting="tub"),
], look="annees-70")
add("studio-1", "appartement", "studio", 16, [
    picture("sejour", "Pièce à vivre de studio, lit, table ronde et kitchenette, vue sur les toits", "studio"),
    picture("cuisine", "Kitchenette de studio, plan de travail en bois et étagères ouvertes", "studio", towards="kitchen"),
    picture("salle-de-bains", "Salle d’eau de studio, douche vitrée et carrelage blanc", fitting="shower"),
], look="studio", flip=True)
add("longere-1", "maison", "longere", 17, [
    picture("facade", "Longère en pierre au toit d’ardoise, encadrements de brique et lucarnes", "maison", look="longere"),
    picture("sejour", "Séjour de longère, poutres anciennes et poêle dans la cheminée de pierre"),
    picture("cuisine", "Cuisine de campagne, terre cuite au sol et poutres en chêne", layout="table"),
    picture("chambre", "Chambre de campagne sous les poutres, lit en bois et terre cuite"),
    picture("jardin", "Jardin de la longère, pommiers et massifs fleuris", "maison", look="longere", view="jardin", extras=("table", "creeper")),
], look="longere", flip=True)
add("ville-1", "maison", "ville", 18, [
    picture("facade", "Maison de ville en brique sur trois niveaux, porte bleu canard et glycine", "maison_de_ville"),
    picture("sejour", "Séjour de maison de ville, mur bleu canard et cheminée de marbre"),
    picture("cuisine", "Cuisine bleu nuit de maison de ville, îlot central et parquet", layout="island"),
    picture("chambre", "Chambre de maison de ville, tête de lit capitonnée et mur bleu canard"),
], look="ville")
add("haussmann-2", "appartement", "haussmann", 19, [
    picture("sejour", "Séjour haussmannien vert d’eau, cheminée de marbre gris et vue sur les toits"),
    picture("facade", "Immeuble haussmannien vu de la rue, commerces en pied et toit de zinc", "facade_haussmann",
            angle=.12, tint=(.66, .60, .49), sun=155, height=48, shop=(.03, .05, .1), lens=22.5, rise=.28),
    picture("cuisine", "Cuisine d’appartement ancien avec îlot, hauteur sous plafond et suspensions", layout="island"),
    picture("chambre", "Chambre haussmannienne vert d’eau, moulures et parquet"),
    picture("salle-de-bains", "Salle de bains d’appartement ancien, baignoire encastrée et sol en damier", fitting="tub"),
], flip=True)
add("contemporain-2", "appartement", "contemporain", 20, [
    picture("sejour", "Séjour contemporain au mur bleu nuit, baie vitrée sur les toits"),
    picture("facade", "Résidence de brique et d’enduit clair, balcons plantés", "immeuble", block="recent", variant=1, sun=155, side=-1),
    picture("cuisine", "Cuisine bleu nuit et noyer avec îlot et crédence carrelée", layout="island"),
    picture("chambre", "Suite au mur bleu nuit, tête de lit capitonnée et parquet sombre"),
    picture("salle-de-bains", "Salle de bains gris ardoise, vasque sur meuble en noyer", fitting="tub"),
], flip=True)
add("pavillon-2", "maison", "pavillon", 21, [
    picture("facade", "Pavillon à étage aux volets gris, jardin arboré", "maison", look="pavillon-etage", sun=155, side=-1),
    picture("sejour", "Séjour de pavillon au mur terracotta, parquet et canapé bleu"),
    picture("cuisine", "Cuisine de pavillon claire et fonctionnelle, table pour quatre", layout="table"),
    picture("chambre", "Chambre de pavillon au mur terracotta, parquet et rangements"),
    picture("jardin", "Jardin du pavillon, table et parasol sur la terrasse", "maison", look="pavillon-etage", view="jardin", sun=155, side=-1,
            extras=("table",)),
], flip=True)
add("terrain-1", "terrain", "terrain", 31, [
    picture("terrain", "Terrain en prairie fleurie, bordé d’arbres, collines à l’horizon", "terrain", land="prairie"),
])
add("terrain-2", "terrain", "terrain-midi", 32, [
    picture("terrain", "Terrain du Midi planté d’oliviers et de cyprès, muret de pierres sèches", "terrain", land="midi", sun=150),
])
add("terrain-3", "terrain", "terrain", 33, [
    picture("terrain", "Terrain à bâtir borné, herbe rase, haies et clôture", "terrain", land="lotissement", sun=200),
])

HERO = dict(id="hero", seed=5, look={}, width=1800, height=1000, max_kb=240, scene="hero",
            alt="Maison de campagne au soleil couchant, lumières allumées et jardin fleuri")
# Pictures of the same family for pages without a home: nothing kept yet, nothing found, testimonials.
EXTRAS = [
    dict(id="cartons", seed=81, look={}, width=1200, height=800, max_kb=108, scene="vides", **{"with": dict(layout="cartons")},
         alt="Pièce vide au soleil du matin, cartons de déménagement et tableaux à accrocher"),
    dict(id="banc", seed=82, look={}, width=1200, height=800, max_kb=108, scene="vides", **{"with": dict(layout="banc")},
         alt="Banc de bois sous un grand arbre, prairie fleurie au matin"),
    dict(id="fauteuil", seed=83, look={}, width=1200, height=800, max_kb=108, scene="vides", **{"with": dict(layout="fauteuil")},
         alt="Fauteuil près de la fenêtre, tasse de thé et livres dans la lumière du soir"),
]

# The other sets, by kind of property.
import catalogue_flats  # noqa: E402, F401
import catalogue_houses  # noqa: E402, F401
import catalogue_land  # noqa: E402, F401
