"""Sets of flats."""
from registry import add, picture

add("haussmann-3", "appartement", "haussmann", 61, [
    picture("sejour", "Salon-bibliothèque vert profond le soir, cheminée de marbre noir et parquet en point de Hongrie", "salon", layout="dos"),
    picture("salle-a-manger", "Salle à manger dressée pour six le soir, murs vert profond et parquet en point de Hongrie", "pieces", room="manger"),
    picture("cuisine", "Cuisine vert sombre le soir, table ronde et étagères garnies", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre vert profond le soir, lampes de chevet allumées et rideaux de velours", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains carrelée de vert, baignoire devant la fenêtre", "bain_autre", layout="fenetre"),
    picture("entree", "Entrée d’appartement haussmannien, console, miroir rond et manteaux à la patère", "pieces", room="entree", tiles=("damier", (.68, .65, .6))),
])
add("haussmann-4", "appartement", "haussmann", 62, [
    picture("sejour", "Salon haussmannien rose poudré, deux canapés face à face devant la cheminée de marbre", "salon", layout="face"),
    picture("cuisine", "Cuisine bordeaux d’appartement ancien, îlot et tabourets sous les suspensions", "cuisine_autre", layout="angle"),
    picture("chambre", "Chambre rose poudré au parquet en point de Hongrie, bureau et étagères", "chambre_autre", layout="angle"),
    picture("chambre", "Chambre d’enfant claire, lit simple, fanions et jouets en bois", "chambre_autre", name="chambre-enfant", layout="enfant"),
    picture("salle-de-bains", "Salle de bains rose thé au sol en damier, baignoire îlot", fitting="bath"),
    picture("bureau", "Bureau d’appartement haussmannien, grande bibliothèque et parquet en point de Hongrie", "pieces", room="bureau", side="left"),
])
add("haussmann-5", "appartement", "haussmann", 63, [
    picture("sejour", "Séjour haussmannien blanc et noir, tableaux et hautes fenêtres, parquet en point de Hongrie", "salon", layout="angle"),
    picture("salle-a-manger", "Salle à manger blanche, table ronde et cheminée de marbre noir", "pieces", room="manger", round_top=True),
    picture("cuisine", "Cuisine noire derrière une verrière d’atelier, table en bois foncé", "cuisine_autre", layout="verriere"),
    picture("chambre", "Chambre blanche aux hautes fenêtres, lit noir et tableaux à l’encre", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains blanche à double vasque, grande douche vitrée", "bain_autre", layout="double"),
], flip=True)
add("contemporain-3", "appartement", "contemporain", 64, [
    picture("sejour", "Séjour aux tons terracotta baigné de soleil couchant, grande baie vitrée sur les toits", "salon", layout="baie"),
    picture("cuisine", "Cuisine terracotta, évier sous la fenêtre et table pour le petit-déjeuner", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre aux tons d’argile, tête de lit capitonnée et lumière du soir", "chambre_autre", layout="angle"),
    picture("salle-de-bains", "Salle de bains terracotta, baignoire encastrée et meuble en chêne", fitting="tub"),
    picture("salle-a-manger", "Coin repas près de la baie vitrée, table dressée sous une suspension en rotin", "pieces", room="manger", side="back"),
])
add("contemporain-4", "appartement", "contemporain", 65, [
    picture("sejour", "Séjour nordique en bois clair, canapé d’angle gris perle et bibliothèque", "salon", layout="angle"),
    picture("cuisine", "Cuisine blanche tout en longueur, fenêtre sur les arbres", "cuisine_autre", layout="couloir"),
    picture("chambre", "Chambre nordique gris-bleu, bois clair et plaid de laine", "chambre_autre", layout="fenetre"),
    picture("chambre", "Chambre à deux lits jumeaux, fenêtre sur les arbres", "chambre_autre", name="chambre-2", layout="duo"),
    picture("salle-de-bains", "Salle d’eau blanche et bois clair, douche vitrée", "bain_autre", layout="petite"),
])
add("contemporain-5", "appartement", "contemporain", 66, [
    picture("sejour", "Loft au mur de brique, verrières d’atelier et canapé de cuir", "salon", layout="dos"),
    picture("cuisine", "Cuisine noire et noyer du loft, îlot et tabourets devant la verrière", "cuisine_autre", layout="angle"),
    picture("chambre", "Chambre du loft, lit en métal contre le mur de brique", "chambre_autre", layout="angle"),
    picture("salle-de-bains", "Salle de bains grise du loft, double vasque et douche à l’italienne", "bain_autre", layout="double"),
    picture("bureau", "Bureau du loft contre le mur de brique, étagères et fauteuil de lecture", "pieces", room="bureau", side="left"),
])
add("contemporain-6", "appartement", "bord-de-mer", 67, [
    picture("sejour", "Séjour blanc et bleu avec vue mer par une large baie vitrée", "salon", layout="baie"),
    picture("cuisine", "Cuisine bleu océan et bois clair, table ronde et carrelage sable", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre bleu et sable avec vue mer, parquet et plaid de coton", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle d’eau carrelée de bleu lagon, douche vitrée", fitting="shower"),
], flip=True)
add("annees-70-2", "appartement", "annees-70", 68, [
    picture("sejour", "Séjour rénové des années 70, coin repas et salon bleu pétrole, grandes fenêtres", "salon", layout="long"),
    picture("cuisine", "Cuisine rénovée blanche et bleu pétrole, évier sous la fenêtre", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre claire à la tête de lit capitonnée, mur bleu pétrole", "chambre_autre", layout="angle"),
    picture("salle-de-bains", "Salle d’eau blanche rénovée, douche vitrée et meuble en chêne", "bain_autre", layout="petite"),
])
add("annees-70-3", "appartement", "annees-70", 69, [
    picture("sejour", "Séjour moquetté aux tons moutarde et olive, canapé bas et lumière de fin de journée", "salon", layout="angle"),
    picture("cuisine", "Cuisine olive des années 70, table ronde et chaises en bois", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre au mur olive, moquette et mobilier de noyer", "chambre_autre", layout="fenetre"),
    picture("chambre", "Chambre d’enfant aux couleurs gaies, lit simple et bureau", "chambre_autre", name="chambre-enfant", layout="enfant"),
    picture("salle-de-bains", "Salle de bains beige et terre cuite, baignoire sous la fenêtre", "bain_autre", layout="fenetre"),
], flip=True)
