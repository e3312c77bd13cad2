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

describe("rooms", () => {
  test.each<Row>([
    ["T3", `${flat}&rooms=3`],
    ["f4", `${flat}&rooms=4`],
    ["P2", `${flat}&rooms=2`],
    ["type 3", `${flat}&rooms=3`],
    ["T 3", `${flat}&rooms=3`],
    ["3p", "rooms=3"],
    ["3 pieces", "rooms=3"],
    ["3 pcs", "rooms=3"],
    ["trois pièces", "rooms=3"],
    ["appartement de 4 pièces principales", `${flat}&rooms=4`],
    ["3 pièces minimum", "minRooms=3"],
    ["3 pièces ou plus", "minRooms=3"],
    ["3 pièces et +", "minRooms=3"],
    ["au moins 3 pièces", "minRooms=3"],
    ["minimum 4 pièces", "minRooms=4"],
    ["à partir de 3 pièces", "minRooms=3"],
    ["plus de 3 pièces", "minRooms=4"],
    ["T3 minimum", `${flat}&minRooms=3`],
    ["T3+", `${flat}&minRooms=3`],
    ["T2/T3", `${flat}&minRooms=2`],
    ["T2 T3", `${flat}&minRooms=2`],
    ["T3, T4 ou T5", `${flat}&minRooms=3`],
    ["3 ou 4 pièces", "minRooms=3"],
    ["3-4 pièces", "minRooms=3"],
    ["maison T5", `${house}&rooms=5`],
    ["F5 maison", `${house}&rooms=5`],
    ["studio", `${flat}&rooms=1`],
    ["studette", `${flat}&rooms=1`],
    ["2 chambres", "minBedrooms=2"],
    ["2 ch", "minBedrooms=2"],
    ["2ch", "minBedrooms=2"],
    ["deux chambres", "minBedrooms=2"],
    ["avec une chambre", "minBedrooms=1"],
    ["2 chambres minimum", "minBedrooms=2"],
    ["3 grandes chambres", "minBedrooms=3"],
    ["2 ou 3 chambres", "minBedrooms=2"],
    ["T4 3 chambres", `${flat}&rooms=4&minBedrooms=3`],
    ["2 salles de bains", "minBathrooms=2"],
    ["deux sdb", "minBathrooms=2"],
    ["2 salles d'eau", "minBathrooms=2"],
    ["3 pièces maximum", `q="3 pièces maximum"`],
  ])("%j", (sentence, address) => {
    expect(understand(sentence)).toEqual(asAddress(address));
  });
});

describe("prices", () => {
  test.each<Row>([
    ["350 000 €", `priceMax=350000&${sale}`],
    ["350000", `priceMax=350000&${sale}`],
    ["350k", `priceMax=350000&${sale}`],
    ["350 k€", `priceMax=350000&${sale}`],
    ["350K euros", `priceMax=350000&${sale}`],
    ["1,2 M€", `priceMax=1200000&${sale}`],
    ["1.2 million", `priceMax=1200000&${sale}`],
    ["un million d'euros", `priceMax=1000000&${sale}`],
    ["250.000 €", `priceMax=250000&${sale}`],
    ["300 mille euros", `priceMax=300000&${sale}`],
    ["deux cent cinquante mille euros", `priceMax=250000&${sale}`],
    ["700e", `priceMax=700&${rent}`],
    ["€700", `priceMax=700&${rent}`],
    ["700 €/mois", `priceMax=700&${rent}`],
    ["700 euros par mois charges comprises", `priceMax=700&${rent}`],
    ["loyer 800", `priceMax=800&${rent}`],
    ["loyer max 1 200 €", `priceMax=1200&${rent}`],
    ["moins de 85000", `priceMax=85000&${sale}`],
    ["85 000", `priceMax=85000&${sale}`],
    ["budget 300 000", `priceMax=300000&${sale}`],
    ["budget max de 300k€", `priceMax=300000&${sale}`],
    ["mon budget est de 280 000 €", `priceMax=280000&${sale}`],
    ["jusqu'à 300 000", `priceMax=300000&${sale}`],
    ["inférieur à 300000", `priceMax=300000&${sale}`],
    ["< 300000", `priceMax=300000&${sale}`],
    ["300000 max", `priceMax=300000&${sale}`],
    ["pas plus de 200 000 €", `priceMax=200000&${sale}`],
    ["en dessous de 200k", `priceMax=200000&${sale}`],
    ["à 250 000 €", `priceMax=250000&${sale}`],
    ["plus de 500 000 €", `priceMin=500000&${sale}`],
    ["à partir de 200000", `priceMin=200000&${sale}`],
    ["minimum 200 000 €", `priceMin=200000&${sale}`],
    ["entre 200 000 et 300 000 €", `priceMin=200000&priceMax=300000&${sale}`],
    ["entre 200 et 300k", `priceMin=200000&priceMax=300000&${sale}`],
    ["de 200 à 300 000 €", `priceMin=200000&priceMax=300000&${sale}`],
    ["200-300k", `priceMin=200000&priceMax=300000&${sale}`],
    ["200 000 - 300 000", `priceMin=200000&priceMax=300000&${sale}`],
    ["loyer entre 600 et 800", `priceMin=600&priceMax=800&${rent}`],
    ["min 200 000 max 300 000", `priceMin=200000&priceMax=300000&${sale}`],
    ["environ 300 000 €", `priceMin=270000&priceMax=330000&${sale}`],
    ["achat budget 300", "priceMax=300000&transactionType=acheter"],
    ["T2 Limoges 60000", `${flat}&rooms=2&commune=limoges&priceMax=60000&${sale}`],
    ["T3 Lyon 7 350 000", `${flat}&rooms=3&commune=lyon-7e&priceMax=350000&${sale}`],
    ["Paris 1 200 000 €", `commune=paris&priceMax=1200000&${sale}`],
    ["T2 Paris 15 900 €", `${flat}&rooms=2&commune=paris-15e&priceMax=900&${rent}`],
    ["maison 1930", `${house}&q=1930`],
    ["maison des années 30", `${house}&q=années 30`],
    ["pas cher", "sort=prix-croissant"],
    ["la moins chère", "sort=prix-croissant"],
  ])("%j", (sentence, address) => {
    expect(understand(sentence)).toEqual(asAddress(address));
  });
});

describe("areas", () => {
  test.each<Row>([
    ["80 m²", "areaMin=80"],
    ["80m2", "areaMin=80"],
    ["80 mètres carrés", "areaMin=80"],
    ["appartement de 80 m2 habitables", `${flat}&areaMin=80`],
    ["80 m² minimum", "areaMin=80"],
    ["45,5 m²", "areaMin=46"],
    ["au moins 100m2", "areaMin=100"],
    ["plus de 100 m²", "areaMin=100"],
    ["moins de 50 m²", "areaMax=50"],
    ["50 m2 max", "areaMax=50"],
    ["entre 80 et 100 m²", "areaMin=80&areaMax=100"],
    ["80-100m2", "areaMin=80&areaMax=100"],
    ["de 80 à 100 m²", "areaMin=80&areaMax=100"],
    ["environ 100 m²", "areaMin=90&areaMax=110"],
    ["maison 100 m²", `${house}&areaMin=100`],
    ["terrain de 500 m²", `${plot}&areaMin=500`],
    ["terrain 500 à 800 m2", `${plot}&areaMin=500&areaMax=800`],
    ["parcelle de 1 hectare", `${plot}&areaMin=10000`],
    ["maison avec terrain de 500 m²", `${house}&landMin=500`],
    ["maison sur 1000 m² de terrain", `${house}&landMin=1000`],
    ["maison avec 2 ha", `${house}&landMin=20000`],
    ["maison avec jardin de 300 m²", `${house}&exterieur=jardin&landMin=300`],
    ["maison avec terrain", `${house}&q=terrain`],
    ["terrain", plot],
    ["terrasse de 20 m²", "exterieur=terrasse"],
    ["séjour de 40 m²", "q=séjour de 40 m²"],
  ])("%j", (sentence, address) => {
    expect(understand(sentence)).toEqual(asAddress(address));
  });
});

describe("offers, equipment and the rest", () => {
  test.each<Row>([
    ["à louer", rent],
    ["location", rent],
    ["location meublée", `${rent}&meuble=oui`],
    ["à vendre", sale],
    ["vente maison", `${house}&${sale}`],
    ["acheter une maison", `${house}&transactionType=acheter`],
    ["investissement locatif", "q=investissement locatif"],
    ["meublé", `meuble=oui&${rent}`],
    ["appartement meublé 200 000 €", `${flat}&meuble=oui&priceMax=200000&${sale}`],
    ["non meublé", `q="non meublé"`],
    ["sans ascenseur", `q="sans ascenseur"`],
    ["pas de jardin", `q="pas de jardin"`],
    ["sans travaux", `q="sans travaux"`],
    ["balcon ou terrasse", "exterieur=balcon&exterieur=terrasse"],
    ["avec extérieur", "exterieur=balcon&exterieur=terrasse&exterieur=jardin"],
    ["terasse", "exterieur=terrasse"],
    ["garage", "stationnement=oui"],
    ["place de parking", "stationnement=oui"],
    ["2 places de parking", "stationnement=oui"],
    ["box fermé", "stationnement=oui"],
    ["ascenseur", "ascenseur=oui"],
    ["piscine chauffée", "piscine=oui&q=chauffée"],
    ["sans rez-de-chaussée", "sansRdc=oui"],
    ["pas de rdc", "sansRdc=oui"],
    ["hors RDC", "sansRdc=oui"],
    ["en étage avec ascenseur", "sansRdc=oui&ascenseur=oui"],
    ["rez-de-jardin", "q=rez-de-jardin"],
    ["DPE C", "energyClass=C"],
    ["classe A ou B", "energyClass=A&energyClass=B"],
    ["DPE A, B ou C", "energyClass=A&energyClass=B&energyClass=C"],
    ["DPE D ou mieux", "energyClass=A&energyClass=B&energyClass=C&energyClass=D"],
    ["DPE minimum D", "energyClass=A&energyClass=B&energyClass=C&energyClass=D"],
    ["DPE A à C", "energyClass=A&energyClass=B&energyClass=C"],
    ["classe énergie B à Lyon", "energyClass=B&commune=lyon"],
    ["nouveau", "depuis=7"],
    ["depuis 3 jours", "depuis=3"],
    ["aujourd'hui", "depuis=1"],
    ["cette semaine", "depuis=7"],
    ["ces 3 derniers jours", "depuis=3"],
    ["dernières 24 heures", "depuis=1"],
    ["cave", "q=cave"],
    ["vue mer plain-pied", "q=vue mer plain-pied"],
    ["travaux", "q=travaux"],
    ["maison ancienne en pierre", `${house}&q=ancienne pierre`],
    ["chalet", `${house}&q=chalet`],
    ["bonjour", "q=bonjour"],
    ["loft atypique lumineux", "q=loft atypique lumineux"],
  ])("%j", (sentence, address) => {
    expect(understand(sentence)).toEqual(asAddress(address));
  });
});
