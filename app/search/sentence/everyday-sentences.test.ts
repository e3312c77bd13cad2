import { flat, house, plot, rent, sale, testSentences } from "#tests/factories/read-sentences.ts";

const buy = "transactionType=acheter";

// As people typed them who had not seen the rules.
testSentences([
  ["jcherche un apart a loué a marseille 2 pieces", `${flat}&${rent}&commune=marseille&rooms=2`],
  ["maisn a vendr bordeaux 3 chbr avc jardain", `${house}&${sale}&commune=bordeaux&minBedrooms=3&exterieur=jardin`],
  ["t2 meuble toulouse max 700e/mois", `${flat}&${rent}&commune=toulouse&priceMax=700&rooms=2&meuble=oui`],
  ["appart lyon 3eme ac balcon et assenceur", `${flat}&commune=lyon-3e&exterieur=balcon&ascenseur=oui`],
  [
    "maizon plin pied montpellier picine 400 000 euro maxi",
    `${house}&${sale}&commune=montpellier&priceMax=400000&piscine=oui&q=plain pied`,
  ],
  ["slt je veu acheté un studio sur rennes pa cher", `${flat}&${buy}&commune=rennes&rooms=1&sort=prix-croissant`],
  [
    "apartement a loue strasbourg 3p 75m² parkin",
    `${flat}&${rent}&commune=strasbourg&areaMin=75&rooms=3&stationnement=oui`,
  ],
  ["studio ou deux pièces à Grenoble moins de 550 euros", `${flat}&${rent}&commune=grenoble&priceMax=550&rooms=1,2`],
  [
    "achat maison 4 à 6 pièces autour de 350000 Angers",
    `${house}&${buy}&commune=angers&priceMin=315000&priceMax=385000&rooms=4,5,6`,
  ],
  [
    "F2, F3 ou F4 Villeurbanne 69100 dpe A B ou C",
    `${flat}&commune=villeurbanne&rooms=2,3,4&energyClass=A&energyClass=B&energyClass=C`,
  ],
  ["je veux un appartement à Nice mais surtout pas meublé", `${flat}&${rent}&commune=nice&sans=meuble`],
  ["appartement Lille 3 chambres pas de rez-de-chaussée", `${flat}&commune=lille&minBedrooms=3&sansRdc=oui`],
  [
    "T3 avec balcon ni ascenseur ni parking Grenoble",
    `${flat}&commune=grenoble&rooms=3&exterieur=balcon&sans=ascenseur,stationnement`,
  ],
  ["maison Le Mans entre 180 et 220k", `${house}&${sale}&commune=le-mans&priceMin=180000&priceMax=220000`],
  ["appartement Nice un demi-million grand maximum", `${flat}&${sale}&commune=nice&priceMax=500000`],
  ["maison nice un million et demi", `${house}&${sale}&commune=nice&priceMax=1500000`],
  ["maison nice 1 million et demi", `${house}&${sale}&commune=nice&priceMax=1500000`],
  ["on a deux cent cinquante mille euros pour acheter vers Tours", `${buy}&commune=tours&priceMax=250000`],
  ["furnished studio Lyon no more than €600 a month", `${flat}&${rent}&commune=lyon&priceMax=600&rooms=1&meuble=oui`],
  [
    "slt je cherche un ptit studio meublé sur bdx max 550",
    `${flat}&${rent}&commune=bordeaux&priceMax=550&rooms=1&meuble=oui`,
  ],
  ["t2meublé nice 900€ charges comprises", `${flat}&${rent}&commune=nice&priceMax=900&rooms=2&meuble=oui`],
  ["T3 à Marseille mais pas dans les quartiers nord", `${flat}&commune=marseille&rooms=3&q=-"quartiers nord"`],
  ["3 pièces Paris 15 si pas d'ascenseur", `commune=paris-15e&rooms=3&q="si pas d'ascenseur"`],
  [
    "maison 3 chambres Le Mans budget 200/250",
    `${house}&${sale}&commune=le-mans&priceMin=200000&priceMax=250000&minBedrooms=3`,
  ],
  ["T1 budget 300 Lille", `${flat}&${rent}&commune=lille&priceMax=300&rooms=1`],
  [
    "3 bed house Dordogne up to 300k energy rating D or better",
    `${house}&${sale}&departement=24&priceMax=300000&minBedrooms=3&energyClass=A&energyClass=B&energyClass=C&energyClass=D`,
  ],
  ["maison en pierre dans le Périgord noir avec un hectare", `${house}&region=perigord-noir&landMin=10000&q=pierre`],
  ["building plot Brittany at least 1000 sqm", `${plot}&region=bretagne&areaMin=1000`],
  [
    "apartment in Nice with lift and terrace, unfurnished",
    `${flat}&${rent}&commune=nice&exterieur=terrasse&ascenseur=oui&sans=meuble`,
  ],
  ["location à l'année bassin d'Arcachon maison 3 chambres", `${house}&${rent}&region=bassin-d-arcachon&minBedrooms=3`],
]);
