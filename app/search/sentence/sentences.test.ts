import { describe, expect, test } from "vitest";
import { sentencePlaces } from "#tests/factories/sentence-places.ts";
import { parseCriteria } from "../criteria-address.ts";
import { noCriteria } from "../criteria.ts";
import { readSentence, searchOf } from "./read-sentence.ts";

type Row = [sentence: string, address: string];

const understand = (sentence: string) => ({
  ...noCriteria,
  ...searchOf(readSentence(sentence, sentencePlaces())),
});
const asAddress = (address: string) => parseCriteria(new URLSearchParams(address)).criteria;

const flat = "propertyType=appartement";
const house = "propertyType=maison";
const plot = "propertyType=terrain";
const sale = "transactionType=vendre";
const rent = "transactionType=louer";

describe("a sentence as people type it", () => {
  test.each<Row>([
    ["T3 Lyon 7 balcon moins de 350 000", `${flat}&rooms=3&commune=lyon-7e&exterieur=balcon&priceMax=350000&${sale}`],
    ["T3 Lyon 7 balcon moins de 350 000 €", `${flat}&rooms=3&commune=lyon-7e&exterieur=balcon&priceMax=350000&${sale}`],
    ["studio meublé Bordeaux 700 €", `${flat}&rooms=1&meuble=oui&commune=bordeaux&priceMax=700&${rent}`],
    ["maison avec jardin autour de Rennes", `${house}&exterieur=jardin&commune=rennes&rayon=10`],
    ["plain-pied", "q=plain-pied"],
    ["vue mer", "q=vue mer"],
    ["Vue sur mer", "q=Vue sur mer"],
    ["lyon", "commune=lyon"],
    ["appart lyon", `${flat}&commune=lyon`],
    ["APPARTEMENT T2 PARIS 11", `${flat}&rooms=2&commune=paris-11e`],
    ["appt t2 paris15", `${flat}&rooms=2&commune=paris-15e`],
    ["je cherche un appartement à louer à Nantes", `${flat}&${rent}&commune=nantes`],
    [
      "Bonjour, je recherche une maison à acheter près de Vannes svp",
      `${house}&transactionType=acheter&commune=vannes&rayon=10`,
    ],
    [
      "maison 4 chambres jardin garage nantes",
      `${house}&minBedrooms=4&exterieur=jardin&stationnement=oui&commune=nantes`,
    ],
    ["villa piscine aix en provence", `${house}&piscine=oui&commune=aix-en-provence`],
    ["villa avec piscine Aix", `${house}&piscine=oui&commune=Aix`],
    ["T2 meuble toulouse 650 cc", `${flat}&rooms=2&meuble=oui&commune=toulouse&priceMax=650&${rent}`],
    ["location t3 grenoble 800 euros max", `${flat}&rooms=3&${rent}&commune=grenoble&priceMax=800`],
    ["3 pièces + balcon", "rooms=3&exterieur=balcon"],
    ["terrain constructible 500 m² Pornic", `${plot}&areaMin=500&commune=pornic&q=constructible`],
    ["terrain à bâtir autour de Saint-Nazaire", `${plot}&commune=saint-nazaire&rayon=10&q=terrain à bâtir`],
    ["maison à rénover Plouha", `${house}&commune=plouha&q=rénover`],
    [
      "achat appartement 2 chambres Lille budget 250k",
      `${flat}&transactionType=acheter&minBedrooms=2&commune=lille&priceMax=250000`,
    ],
    ["loft Marseille 6e", "commune=marseille-6e&q=loft"],
    [
      "appartement dernier étage avec terrasse Montpellier",
      `${flat}&exterieur=terrasse&commune=montpellier&q=dernier étage`,
    ],
    [
      "Maison plain pied 3 chambres La Rochelle moins de 400000",
      `${house}&minBedrooms=3&commune=la-rochelle&priceMax=400000&${sale}&q=plain pied`,
    ],
    ["colocation Rennes", `${rent}&commune=rennes&q=colocation`],
    ["t4 annecy vue lac", `${flat}&rooms=4&commune=annecy&q=vue lac`],
    ["F3 Saint-Denis 93", `${flat}&rooms=3&commune=saint-denis`],
    ["appartement neuf Bordeaux", `${flat}&commune=bordeaux&q=neuf`],
    ["appartement avec cheminée", `${flat}&q=cheminée`],
    ["ferme à restaurer avec 2 hectares", `${house}&landMin=20000&q=ferme restaurer`],
    ["longère autour de Quimper", `${house}&commune=quimper&rayon=10&q=longère`],
    ["un T2 pas cher à Brest", `${flat}&rooms=2&commune=brest&sort=prix-croissant`],
    [
      "Cherche T2 ou T3 sur Nantes, balcon, max 900 € cc",
      `${flat}&minRooms=2&commune=nantes&exterieur=balcon&priceMax=900&${rent}`,
    ],
    ["maison Maisons-Alfort", `${house}&commune=maisons-alfort`],
    ["studio étudiant Lille 450", `${flat}&rooms=1&commune=lille&priceMax=450&${rent}&q=étudiant`],
    ["appartement Paris 15e 50m2 max 550k", `${flat}&commune=paris-15e&areaMin=50&priceMax=550000&${sale}`],
    ["je voudrais acheter un 2 pièces à Levallois", "transactionType=acheter&rooms=2&commune=Levallois"],
    [
      "maison avec grand jardin et piscine à 20 km de Toulouse",
      `${house}&exterieur=jardin&piscine=oui&commune=toulouse&rayon=20`,
    ],
    [
      "Appartement T4 avec ascenseur et parking, Lyon 3, 6 ou 7",
      `${flat}&rooms=4&ascenseur=oui&stationnement=oui&commune=lyon-3e&commune=lyon-6e&commune=lyon-7e`,
    ],
    ["nouveautés cette semaine à Strasbourg", "depuis=7&commune=strasbourg"],
    [
      "maison de ville Angers 3 ch jardinet",
      `${house}&minBedrooms=3&exterieur=jardin&commune=angers&q=maison de ville`,
    ],
    ["maison DPE A ou B Dijon", `${house}&energyClass=A&energyClass=B&commune=dijon`],
    ["T3 sans vis-à-vis Lyon", `${flat}&rooms=3&commune=lyon&q="sans vis-à-vis"`],
    [
      "duplex 5 pièces terrasse Boulogne-Billancourt",
      "rooms=5&exterieur=terrasse&commune=boulogne-billancourt&q=duplex",
    ],
    ["apartement 3 pieces lyon 7eme 300 000 euros", `${flat}&rooms=3&commune=lyon-7e&priceMax=300000&${sale}`],
    [
      "Nous sommes à la recherche d'une maison familiale de 5 pièces minimum à Saint-Germain-en-Laye",
      `${house}&minRooms=5&commune=saint-germain-en-laye&q=familiale`,
    ],
    ["t1 bis nice", `${flat}&rooms=1&commune=nice`],
    [
      "mas provençal avec piscine L'Isle-sur-la-Sorgue",
      `${house}&piscine=oui&commune=l-isle-sur-la-sorgue&q=mas provençal`,
    ],
    ["parking à louer Paris 11", `stationnement=oui&${rent}&commune=paris-11e`],
    ["maison pas loin de Saint-Malo vue mer", `${house}&commune=saint-malo&rayon=10&q=vue mer`],
    ["Lyon Villeurbanne T3", `${flat}&rooms=3&commune=lyon&commune=villeurbanne`],
    ["maison 120m² terrain 800m² Cesson-Sévigné", `${house}&areaMin=120&landMin=800&commune=cesson-sevigne`],
  ])("%j", (sentence, address) => {
    expect(understand(sentence)).toEqual(asAddress(address));
  });
});

describe("places", () => {
  test.each<Row>([
    ["69003", "commune=lyon-3e"],
    ["69003 Lyon", "commune=lyon-3e"],
    ["Lyon 69003", "commune=lyon-3e"],
    ["T2 75011", `${flat}&rooms=2&commune=paris-11e`],
    ["06000", "commune=nice"],
    ["Lyon 7", "commune=lyon-7e"],
    ["Lyon 7e", "commune=lyon-7e"],
    ["Lyon 3ème", "commune=lyon-3e"],
    ["lyon 3 eme arrondissement", "commune=lyon-3e"],
    ["Paris 1er", "commune=paris-1er"],
    ["7e arrondissement de Lyon", "commune=lyon-7e"],
    ["Paris 11 12 20", "commune=paris-11e&commune=paris-12e&commune=paris-20e"],
    ["Paris 10e, 11e et 12e", "commune=paris-10e&commune=paris-11e&commune=paris-12e"],
    ["Marseille 13", "commune=marseille-13e"],
    ["Marseille (13)", "commune=marseille"],
    ["Saint-Denis (93)", "commune=saint-denis"],
    ["st denis 93200", "commune=saint-denis"],
    ["st etienne", "commune=saint-etienne"],
    ["St-Germain en Laye", "commune=saint-germain-en-laye"],
    ["saint maur", "commune=saint maur"],
    ["la baule", "commune=la baule"],
    ["Boulogne", "commune=Boulogne"],
    ["Clermont", "commune=Clermont"],
    ["les sables d'olonne", "commune=les-sables-d-olonne"],
    ["sables-d'olonne maison", `${house}&commune=les-sables-d-olonne`],
    ["maison mer", `${house}&q=mer`],
    ["maison Mer", `${house}&commune=mer`],
    ["port vendres", "commune=port-vendres"],
    ["maison à vendre port vendres", `${house}&${sale}&commune=port-vendres`],
    ["à Mer", "commune=mer"],
    ["Mer", "commune=mer"],
    ["maison Mer 41500", `${house}&commune=mer`],
    ["maison bord de mer", `${house}&q=bord de mer`],
    ["maison proche de la mer", `${house}&q=mer`],
    ["appartement vue dégagée", `${flat}&q=vue dégagée`],
    ["maison à Vue", `${house}&commune=vue`],
    ["belle vue", "q=belle vue"],
    ["maison Tours", `${house}&commune=tours`],
    ["Rennes 35", "commune=rennes"],
    ["T3 Lyon calme jours", `${flat}&rooms=3&commune=lyon&q=calme jours`],
    ["Rennes et alentours", "commune=rennes&rayon=10"],
    ["Rennes et ses environs", "commune=rennes&rayon=10"],
    ["aux alentours de Caen", "commune=caen&rayon=10"],
    ["à 10 km de Lyon", "commune=lyon&rayon=10"],
    ["Nantes 20km", "commune=nantes&rayon=20"],
    ["Nantes + 15 km", "commune=nantes&rayon=15"],
    ["dans un rayon de 30 km autour de Metz", "commune=metz&rayon=30"],
    ["Metz rayon 30", "commune=metz&rayon=30"],
    ["à 20 min de Bordeaux", "commune=bordeaux&rayon=20"],
    ["à moins de 30 minutes de Lille", "commune=lille&rayon=30"],
    ["proche Annecy", "commune=annecy&rayon=10"],
    ["à côté de Cassis", "commune=cassis&rayon=10"],
    ["proche gare Lyon", "commune=lyon&q=gare"],
    ["près du métro à Lille", "commune=lille&q=métro"],
    ["banlieue de Lille", "commune=lille&rayon=10"],
    ["Lyon ou Grenoble", "commune=grenoble&commune=lyon"],
    ["Paris, Lyon, Marseille", "commune=lyon&commune=marseille&commune=paris"],
    ["centre ville Tours", "commune=tours&q=centre ville"],
    ["Le Mans", "commune=le-mans"],
    ["maison en Bretagne", `${house}&region=bretagne`],
    ["maison Loire-Atlantique", `${house}&departement=44`],
    ["maison dans le 44", `${house}&departement=44`],
    ["appartement 44", `${flat}&departement=44`],
    ["maison Gers", `${house}&departement=32`],
    ["maison dans les Landes", `${house}&departement=40`],
    ["maison dans le Nord", `${house}&departement=59`],
    ["maison exposée nord", `${house}&q=exposée nord`],
    ["appartement Île-de-France", `${flat}&region=ile-de-france`],
    ["maison Hauts de France", `${house}&region=hauts-de-france`],
    ["terrain Pays de la Loire", `${plot}&region=pays-de-la-loire`],
    ["T3 PACA", `${flat}&rooms=3&region=provence-alpes-cote-d-azur`],
    ["Haute-Loire", "departement=43"],
    ["maison Rennes Bretagne", `${house}&commune=rennes`],
    ["maison Rennes ou Bretagne", `${house}&commune=rennes&region=bretagne`],
    ["maison Saint-Denis La Réunion", `${house}&commune=saint-denis-974`],
    ["maison à Nantes, en Loire-Atlantique", `${house}&commune=nantes`],
    ["maison Landes 3 chambres", `${house}&departement=40&minBedrooms=3`],
    ["terrain Nord 500 m2", `${plot}&departement=59&areaMin=500`],
    ["maison Lot 150000", `${house}&departement=46&priceMax=150000&${sale}`],
    ["jardin exposition Nord", "exterieur=jardin&q=exposition Nord"],
    ["appartement Paris XIe", `${flat}&commune=paris-11e`],
    ["T2 Paris XVI", `${flat}&rooms=2&commune=paris-16e`],
    ["maison Vieux-Lille", `${house}&q=Vieux-Lille`],
    ["T2 1er étage Lille", `${flat}&rooms=2&commune=lille&q=1er étage`],
    ["maison entre 5 et 2 chambres", `${house}&minBedrooms=2`],
    ["T3 croix rousse Lyon", `${flat}&rooms=3&commune=lyon&q=croix rousse`],
    ["autour de 35000", "commune=rennes&rayon=10"],
  ])("%j", (sentence, address) => {
    expect(understand(sentence)).toEqual(asAddress(address));
  });
});
