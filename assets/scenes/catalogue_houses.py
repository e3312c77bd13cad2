"""Sets of houses."""
from registry import add, picture

add("pavillon-3", "maison", "pavillon", 41, [
    picture("facade", "Maison récente de plain-pied, enduit clair, menuiseries gris anthracite et bouleaux", "maison", look="neuf", sun=165, side=-1, hour="matin"),
    picture("sejour", "Séjour traversant de maison récente, coin repas et canapé près des baies vitrées", "salon", layout="long"),
    picture("cuisine", "Cuisine vert sapin et bois clair ouverte sur le jardin, îlot et tabourets", "cuisine_autre", layout="angle"),
    picture("chambre", "Chambre au mur vert sapin, baie vitrée sur le jardin", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains grège à double vasque, grande douche vitrée", "bain_autre", layout="double"),
    picture("detail", "Carrés potagers et serre au fond du jardin", "exterieur", layout="potager", sun=165),
])
add("pavillon-4", "maison", "pavillon", 42, [
    picture("facade", "Maison de brique au toit de tuiles, volets verts et grands arbres roux en automne", "maison", look="brique", season="automne", hour="or", sun=235),
    picture("sejour", "Salon bleu nuit et moutarde au soleil couchant, cheminée de marbre entre deux canapés", "salon", layout="face"),
    picture("cuisine", "Cuisine bleue de maison de brique, évier sous la fenêtre et table pour le goûter", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre bleue et moutarde, lumière dorée du soir et bureau", "chambre_autre", layout="angle"),
    picture("jardin", "Jardin d’automne de la maison de brique, arbres roux et pelouse", "maison", look="brique", season="automne", hour="or", sun=235, side=-1,
            view="jardin", take=1, extras=("table",)),
])
add("pavillon-5", "maison", "pavillon", 43, [
    picture("facade", "Maison blanche aux volets bleu clair et rosiers", "maison", look="vendee", sun=200, height=48),
    picture("sejour", "Séjour blanc et bleu lavande, deux canapés face aux fenêtres du jardin", "salon", layout="face"),
    picture("cuisine", "Cuisine bleu pâle de maison de bord de mer, table et chaises paillées", layout="table"),
    picture("chambre", "Chambre blanche aux boiseries bleu pâle, fenêtres sur le jardin", "chambre_autre", layout="fenetre"),
    picture("chambre", "Chambre à deux lits aux boiseries bleu pâle", "chambre_autre", name="chambre-2", layout="duo"),
    picture("terrasse", "Terrasse de la maison blanche, table en bois à l’ombre du parasol", "maison", look="vendee", sun=200, height=48, view="terrasse"),
    picture("detail", "Porte bleue de la maison blanche, rosier grimpant et banc de bois", "exterieur", layout="porte", sun=205, height=46, wall=("plain", (.86, .85, .82)), door=(.16, .36, .5)),
], flip=True)
add("mas-2", "maison", "mas", 44, [
    picture("facade", "Bastide à l’enduit ocre et aux volets gris-bleu, cyprès au soleil couchant", "maison", look="bastide", hour="or", sun=240),
    picture("sejour", "Salon de bastide en lin clair, poutres blanchies et cheminée de pierre, lumière du soir", "salon", layout="face"),
    picture("salle-a-manger", "Salle à manger de bastide, longue table dressée et chaises paillées", "pieces", room="manger", side="back"),
    picture("cuisine", "Cuisine de bastide gris-bleu, étagères de bois et vaisselle", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre de bastide aux poutres blanchies, fenêtre sur le jardin", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains de bastide en pierre claire, baignoire devant la fenêtre", "bain_autre", layout="fenetre"),
])
add("mas-3", "maison", "mas", 45, [
    picture("facade", "Mas en pierre claire, volets vert amande et lavandes", "maison", look="mas-bas", sun=150, side=-1, height=50),
    picture("sejour", "Séjour de mas au mur de pierres apparentes, tomettes et canapé olive", "salon", layout="angle"),
    picture("cuisine", "Cuisine vert olive du mas, évier sous la fenêtre et tomettes", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre du mas au mur de pierres, lit en fer forgé", "chambre_autre", layout="angle"),
    picture("jardin", "Piscine du mas entre les lavandes et les oliviers", "maison", look="mas-bas", sun=150, side=-1, height=50, view="jardin", extras=("pool", "pergola")),
    picture("salle-de-bains", "Salle d’eau du mas, double vasque et tomettes", "bain_autre", layout="double"),
])
add("longere-2", "maison", "longere", 46, [
    picture("facade", "Maison en pierre claire au toit de tuiles, volets gris-bleu et jardin arboré", "maison", look="charentaise", sun=160, side=-1),
    picture("sejour", "Séjour de campagne au mur de pierre claire, lumière du matin", "salon", layout="baie"),
    picture("cuisine", "Cuisine gris-bleu de maison de campagne, table ronde et poutres", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre au mur de pierre claire, poutres et bureau", "chambre_autre", layout="angle"),
    picture("bureau", "Bureau de campagne près de la fenêtre, bibliothèque et poutres", "pieces", room="bureau"),
    picture("jardin", "Jardin de la maison de pierre en automne, feuillages dorés", "maison", look="charentaise", season="automne", sun=160, view="jardin", hour="matin",
            side=-1, take=2, extras=("table",)),
    picture("detail", "Porte d’entrée bleu-gris sous le rosier grimpant, banc et pots de fleurs", "exterieur", layout="porte", sun=160, wall=("rubble", (.60, .54, .43)), door=(.30, .38, .42)),
])
add("longere-3", "maison", "breton", 47, [
    picture("facade", "Maison bretonne blanche aux encadrements de granit, volets bleus et toit d’ardoise", "maison", look="breton", hour="gris", side=1),
    picture("sejour", "Séjour breton blanc et bleu marine, poutres peintes et poêle dans la cheminée", "salon", layout="dos"),
    picture("cuisine", "Cuisine bleue de maison bretonne, îlot et poutres blanches", "cuisine_autre", layout="angle"),
    picture("chambre", "Chambre d’enfant de maison bretonne, lit simple et jouets en bois", "chambre_autre", name="chambre-enfant", layout="enfant"),
    picture("chambre", "Chambre bleu marine et blanche sous les poutres peintes", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains blanche au sol en damier, baignoire encastrée", fitting="tub"),
])
add("ville-2", "maison", "ville", 48, [
    picture("sejour", "Séjour de maison de ville au mur de pierre de taille, vert sauge et ocre", "salon", layout="dos"),
    picture("facade", "Maison de ville en pierre claire, volets gris et porte verte", "maison_de_ville", row="pierre", sun=160, side=-1),
    picture("cuisine", "Cuisine vert sauge derrière une verrière, table pour deux", "cuisine_autre", layout="verriere"),
    picture("chambre", "Chambre de maison de ville, mur de pierre de taille et parquet", "chambre_autre", layout="angle"),
    picture("salle-de-bains", "Salle de bains vert sauge au sol en damier, baignoire îlot", fitting="bath"),
    picture("entree", "Entrée de maison de ville, carrelage en damier, console et banc", "pieces", room="entree", tiles=("damier", (.68, .65, .6))),
    picture("jardin", "Cour-jardin de la maison de ville, table de fer et plantes grimpantes", "exterieur", layout="patio", sun=150, height=36, tone=(.6, .53, .43)),
], flip=True)
add("ville-3", "maison", "ville", 49, [
    picture("sejour", "Salon aubergine le soir, cheminée de marbre et lampes allumées", "salon", layout="face"),
    picture("facade", "Rue de maisons de brique à la tombée du soir, fenêtres éclairées", "maison_de_ville", row="brique", hour="soir"),
    picture("cuisine", "Cuisine aubergine tout en longueur, éclairée le soir", "cuisine_autre", layout="couloir"),
    picture("chambre", "Chambre aubergine le soir, lampes de chevet et parquet sombre", "chambre_autre", layout="fenetre"),
    picture("salle-a-manger", "Salle à manger le soir, table ronde dressée près de la cheminée", "pieces", room="manger", round_top=True),
])
add("colombages-1", "maison", "normand", 50, [
    picture("facade", "Maison normande à colombages au toit de tuiles, rosiers et pommiers", "maison", look="normande"),
    picture("sejour", "Séjour normand sous les poutres sombres, cheminée de pierre et tomettes", "salon", layout="dos"),
    picture("cuisine", "Cuisine de maison à colombages, évier sous la fenêtre et tomettes", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre à colombages sous la pente du toit, lucarne et poutres", "chambre_autre", layout="sous-toit"),
    picture("salle-de-bains", "Salle de bains sous la pente du toit, baignoire îlot", "bain_autre", layout="sous-toit"),
    picture("jardin", "Maison normande à colombages vue du verger, pommiers en fleurs", "maison", look="normande", view="jardin", take=1),
    picture("detail", "Potager de la maison normande, carrés de légumes et fleurs", "exterieur", layout="potager", take=1, sun=215, hour="matin"),
])
add("colombages-2", "maison", "alsacien", 51, [
    picture("facade", "Maison alsacienne à colombages rouge brique, géraniums aux fenêtres", "colombages", look="alsacienne"),
    picture("sejour", "Salon alsacien lambrissé, poêle dans la cheminée de pierre et tapis rouge", "salon", layout="face"),
    picture("cuisine", "Cuisine vert de gris à boiseries, table ronde et chaises paillées", "cuisine_autre", layout="repas"),
    picture("chambre", "Chambre lambrissée sous les poutres, plaid rouge et rideaux clairs", "chambre_autre", layout="fenetre"),
    picture("facade", "Maison alsacienne à colombages sous la neige, fenêtres éclairées", "colombages", name="hiver", look="alsacienne", season="hiver", hour="soir", snow=True, take=1),
])
add("villa-1", "maison", "villa", 52, [
    picture("facade", "Villa d’architecte à toit plat, béton, bois et larges baies vitrées", "villa", look="beton", pool=False),
    picture("sejour", "Séjour de villa d’architecte, baie vitrée, noyer et gris anthracite", "salon", layout="baie"),
    picture("cuisine", "Cuisine noire et noyer d’une villa d’architecte, îlot et tabourets", "cuisine_autre", layout="angle"),
    picture("chambre", "Suite de villa d’architecte, baie vitrée sur le jardin", "chambre_autre", layout="fenetre"),
    picture("salle-de-bains", "Salle de bains minérale, double vasque et douche à l’italienne", "bain_autre", layout="double"),
    picture("jardin", "Piscine de la villa d’architecte, terrasse et graminées", "villa", look="beton", view="jardin", take=1),
])
add("villa-2", "maison", "villa", 53, [
    picture("facade", "Villa blanche contemporaine éclairée à la tombée de la nuit", "villa", look="blanche", hour="soir", pool=False, view="entree"),
    picture("jardin", "Piscine éclairée d’une villa blanche au crépuscule", "villa", look="blanche", hour="soir"),
    picture("sejour", "Séjour de villa le soir, tons sable, canapé d’angle et lampes allumées", "salon", layout="angle"),
    picture("salle-a-manger", "Salle à manger de villa le soir, table dressée face à la baie vitrée", "pieces", room="manger", side="back"),
    picture("cuisine", "Cuisine sable et bois clair de villa, éclairée le soir", "cuisine_autre", layout="angle", take=1),
    picture("chambre", "Chambre de villa aux tons sable, lampes allumées", "chambre_autre", layout="angle"),
], flip=True)
add("chalet-1", "maison", "chalet", 54, [
    picture("facade", "Chalet de bois et de pierre sous la neige, sapins et montagnes", "colombages", look="chalet", season="hiver", hour="neige", snow=True),
    picture("sejour", "Salon de chalet en bois, poêle dans la cheminée de pierre, neige aux fenêtres", "salon", layout="dos"),
    picture("cuisine", "Cuisine de chalet tout en bois, table et poutres", "cuisine_autre", layout="evier"),
    picture("chambre", "Chambre de chalet sous la pente du toit, plaid rouge et bois blond", "chambre_autre", layout="sous-toit"),
    picture("salle-de-bains", "Salle d’eau de chalet, pierre grise et bois", "bain_autre", layout="petite"),
])
