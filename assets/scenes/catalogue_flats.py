"""Sets of flats."""
from registry import add, picture

add("haussmann-3", "appartement", "haussmann", 61, [
    picture("sejour", "Salon-bibliothèque vert profond le soir, cheminée de marbre noir et parquet en point de Hongrie", "salon", layout="dos"),
    picture("salle-a-manger", "Salle à manger dressée pour six le soir, murs vert profond et parquet en point de Hongrie", "pieces", room="manger"),
    picture("cuisine", "Cuisine vert sombre le soir, table ronde et étagères garnies", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre vert profond le soir, lampes de chevet allumées et rideaux de velours", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains carrelée de vert, baignoire devant la fenêtre", "bain_autre", layout="fenetre"),
    picture("entree", "Entrée d’appartement haussmannien, console, miroir rond et manteaux à la patère", "pieces", room="entree", tiles=("damier", (.68, .65, .6))),
    picture("facade", "Immeuble haussmannien à la tombée du soir, fenêtres et réverbères allumés", "facade_haussmann", angle=.4, hour="soir", tint=(.62, .55, .44)),
])
add("haussmann-4", "appartement", "haussmann", 62, [
    picture("sejour", "Salon haussmannien rose poudré, deux canapés face à face devant la cheminée de marbre", "salon", layout="face"),
    picture("cuisine", "Cuisine bordeaux d’appartement ancien, îlot et tabourets sous les suspensions", "cuisine_autre", layout="angle"),
    picture("chambre", "Chambre rose poudré au parquet en point de Hongrie, bureau et étagères", "chambre_autre", layout="angle"),
    picture("chambre", "Chambre d’enfant claire, lit simple, fanions et jouets en bois", "chambre_autre", name="chambre-enfant", layout="enfant"),
    picture("salle-de-bains", "Salle de bains rose thé au sol en damier, baignoire îlot", fitting="bath"),
    picture("bureau", "Bureau d’appartement haussmannien, grande bibliothèque et parquet en point de Hongrie", "pieces", room="bureau", side="left"),
    picture("facade", "Façade haussmannienne au petit matin, balcons fleuris et platanes", "facade_haussmann", angle=.55, hour="matin", sun=140,
            tint=(.68, .60, .50), shop=(.16, .05, .05)),
    picture("balcon", "Balcon filant fleuri de géraniums, table de bistrot et vue sur les toits", "exterieur", layout="balcon", hour="matin", sun=150),
])
add("haussmann-5", "appartement", "haussmann", 63, [
    picture("sejour", "Séjour haussmannien blanc et noir, tableaux et hautes fenêtres, parquet en point de Hongrie", "salon", layout="angle"),
    picture("salle-a-manger", "Salle à manger blanche, table ronde et cheminée de marbre noir", "pieces", room="manger", round_top=True),
    picture("cuisine", "Cuisine noire derrière une verrière d’atelier, table en bois foncé", "cuisine_autre", layout="verriere"),
    picture("chambre", "Chambre blanche aux hautes fenêtres, lit noir et tableaux à l’encre", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains blanche à double vasque, grande douche vitrée", "bain_autre", layout="double"),
    picture("facade", "Immeuble haussmannien en automne, platanes dorés le long de la rue", "facade_haussmann", season="automne", angle=.12, sun=160, height=30,
            tint=(.58, .54, .46), shop=(.02, .02, .022), lens=22.5, rise=.28),
    picture("vue", "Vue sur les toits de zinc sous un ciel gris, balcon de fer forgé", "vue", over="toits", rail="iron", hour="gris", shot=(-.8, 2.0, 24)),
], flip=True)
add("contemporain-3", "appartement", "contemporain", 64, [
    picture("sejour", "Séjour aux tons terracotta baigné de soleil couchant, grande baie vitrée sur les toits", "salon", layout="baie"),
    picture("cuisine", "Cuisine terracotta, évier sous la fenêtre et table pour le petit-déjeuner", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre aux tons d’argile, tête de lit capitonnée et lumière du soir", "chambre_autre", layout="angle"),
    picture("salle-de-bains", "Salle de bains terracotta, baignoire encastrée et meuble en chêne", fitting="tub"),
    picture("salle-a-manger", "Coin repas près de la baie vitrée, table dressée sous une suspension en rotin", "pieces", room="manger", side="back"),
    picture("facade", "Résidence récente blanche et bois dans la lumière du soir, balcons plantés", "immeuble", block="recent", variant=2, hour="or", sun=236),
    picture("terrasse", "Terrasse sur les toits au soleil couchant, canapés de jardin et guirlande", "exterieur", layout="toit", hour="or", sun=245),
])
add("contemporain-4", "appartement", "contemporain", 65, [
    picture("sejour", "Séjour nordique en bois clair, canapé d’angle gris perle et bibliothèque", "salon", layout="angle"),
    picture("cuisine", "Cuisine blanche tout en longueur, fenêtre sur les arbres", "cuisine_autre", layout="couloir"),
    picture("chambre", "Chambre nordique gris-bleu, bois clair et plaid de laine", "chambre_autre", layout="fenetre"),
    picture("chambre", "Chambre à deux lits jumeaux, fenêtre sur les arbres", "chambre_autre", name="chambre-2", layout="duo"),
    picture("salle-de-bains", "Salle d’eau blanche et bois clair, douche vitrée", "bain_autre", layout="petite"),
    picture("facade", "Résidence grise et bois sombre entourée de bouleaux, balcons vitrés", "immeuble", block="recent", variant=3, hour="gris", side=-1, floors=4),
])
add("contemporain-5", "appartement", "contemporain", 66, [
    picture("sejour", "Loft au mur de brique, verrières d’atelier et canapé de cuir", "salon", layout="dos"),
    picture("cuisine", "Cuisine noire et noyer du loft, îlot et tabourets devant la verrière", "cuisine_autre", layout="angle"),
    picture("chambre", "Chambre du loft, lit en métal contre le mur de brique", "chambre_autre", layout="angle"),
    picture("salle-de-bains", "Salle de bains grise du loft, double vasque et douche à l’italienne", "bain_autre", layout="double"),
    picture("bureau", "Bureau du loft contre le mur de brique, étagères et fauteuil de lecture", "pieces", room="bureau", side="left"),
    picture("facade", "Résidence aux tons de brique rose à la tombée du soir, fenêtres éclairées", "immeuble", block="recent", variant=4, hour="soir", floors=4),
])
add("contemporain-6", "appartement", "bord-de-mer", 67, [
    picture("sejour", "Séjour blanc et bleu avec vue mer par une large baie vitrée", "salon", layout="baie"),
    picture("cuisine", "Cuisine bleu océan et bois clair, table ronde et carrelage sable", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre bleu et sable avec vue mer, parquet et plaid de coton", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle d’eau carrelée de bleu lagon, douche vitrée", fitting="shower"),
    picture("vue", "Vue sur la mer et la plage depuis le balcon vitré", "vue", over="mer", rail="glass", sun=205, height=40, hour="jour",
            shot=(.1, 5.5, 19)),
], flip=True)
add("annees-70-2", "appartement", "annees-70", 68, [
    picture("sejour", "Séjour rénové des années 70, deux canapés face à face devant la baie vitrée, mur bleu pétrole", "salon", layout="face"),
    picture("cuisine", "Cuisine rénovée blanche et bleu pétrole, évier sous la fenêtre", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre claire à la tête de lit capitonnée, mur bleu pétrole", "chambre_autre", layout="angle"),
    picture("salle-de-bains", "Salle d’eau blanche rénovée, douche vitrée et meuble en chêne", "bain_autre", layout="petite"),
    picture("facade", "Immeuble des années 70 ravalé, loggias blanches et bleu pétrole", "immeuble", block="70", variant=1, sun=160, side=-1, take=1),
    picture("vue", "Vue sur le parc et la ville depuis le balcon", "vue", over="parc", rail="glass", sun=215, height=40, warmth=.0, take=1, shot=(-.6, -3.0, 23)),
])
add("annees-70-3", "appartement", "annees-70", 69, [
    picture("sejour", "Séjour moquetté aux tons moutarde et olive, canapé bas et lumière de fin de journée", "salon", layout="angle"),
    picture("cuisine", "Cuisine olive des années 70, table ronde et chaises en bois", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre au mur olive, moquette et mobilier de noyer", "chambre_autre", layout="fenetre"),
    picture("chambre", "Chambre d’enfant aux couleurs gaies, lit simple et bureau", "chambre_autre", name="chambre-enfant", layout="enfant"),
    picture("salle-de-bains", "Salle de bains beige et terre cuite, baignoire sous la fenêtre", "bain_autre", layout="fenetre"),
    picture("facade", "Immeuble des années 70 aux loggias vert olive, bouleaux dorés d’automne", "immeuble", season="automne", block="70", variant=2, hour="or", sun=238, floors=4),
], flip=True)
add("studio-2", "appartement", "studio", 70, [
    picture("sejour", "Studio clair au mur jaune, canapé et kitchenette derrière un bar en bois", "studio_autre", layout="canape"),
    picture("cuisine", "Kitchenette du studio, bar et tabourets en bois", "studio_autre", layout="canape", shot=((1.5, 2.2, 1.45), (2.9, 5.8), 24, -.08)),
    picture("salle-de-bains", "Salle d’eau du studio, douche vitrée et carrelage clair", "bain_autre", layout="petite"),
    picture("facade", "Immeuble ancien de quartier, commerces en pied et platanes", "facade_haussmann", angle=.3, sun=190, tint=(.64, .57, .44), shop=(.14, .1, .03)),
])
add("studio-3", "appartement", "studio", 71, [
    picture("sejour", "Studio vert sauge le soir, lit et table ronde sous la suspension", "studio"),
    picture("cuisine", "Kitchenette vert sombre du studio, étagères ouvertes, le soir", "studio", towards="kitchen"),
    picture("salle-de-bains", "Salle d’eau carrelée de vert au sol en damier, douche vitrée", fitting="shower"),
    picture("vue", "Vue sur les toits à la tombée du soir depuis le balcon", "vue", over="toits", rail="iron", hour="soir", sun=250, shot=(.3, -4.0, 23)),
], flip=True)
add("studio-4", "appartement", "studio", 72, [
    picture("sejour", "Studio sous les toits, lit, table ronde et fenêtres de toit", "studio_autre", layout="toit"),
    picture("salle-de-bains", "Salle de bains sous la pente du toit, baignoire îlot et sol en tomettes", "bain_autre", layout="sous-toit"),
    picture("vue", "Vue sur les toits de zinc au petit matin", "vue", over="toits", rail="iron", hour="matin", sun=140, take=1, shot=(-.5, 4.0, 26)),
])
