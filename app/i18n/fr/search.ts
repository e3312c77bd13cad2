import { ofPlace } from "../of-place.ts";
import { atPlace } from "../places.ts";
import { capitalize, catalogue, mapWords } from "../words.ts";
import { comfortWords } from "./comforts.ts";

const { nouns } = comfortWords.french;

export const searchWords = /* @__PURE__ */ catalogue("search", {
  listingsTitle: "Annonces immobilières",
  orders: {
    defaut: "du plus récent au plus ancien",
    "prix-croissant": "du moins cher au plus cher",
    "prix-decroissant": "du plus cher au moins cher",
    baisse: "par baisse de prix récente",
  },
  searchTitle: "Rechercher un bien",
  searchIntro: "Plusieurs communes à la fois, tous les critères, et l’adresse de la page garde votre recherche.",
  offers: { all: "Tous les biens", acheter: "À acheter", vendre: "À vendre", louer: "À louer" },
  offersLabel: "Type d’offre",
  offersNote: "« À\u00A0acheter » : encore disponibles. « À\u00A0vendre » : y compris en négociation.",
  showMap: "Voir la carte",
  hideMap: "Voir la liste",
  createAlert: "Créer une alerte",
  results: "Résultats de la recherche",
  sortShort: "Tri",
  sortLabel: "Trier par",
  sorts: {
    defaut: "défaut",
    "prix-croissant": "Prix croissant",
    "prix-decroissant": "Prix décroissant",
    baisse: "Baisse de prix récente",
  },
  mixedPrices: "Loyers et prix de vente mêlés",
  sortApply: "Trier",
  propertyTypes: { all: "Tous", appartement: "Appartement", maison: "Maison", terrain: "Terrain" },
  propertyTypesPlural: { appartement: "Appartements", maison: "Maisons", terrain: "Terrains" },
  fields: {
    offer: "Offre",
    propertyTypes: "Type de bien",
    priceFrom: "Prix minimum",
    priceTo: "Prix maximum",
    priceDrop: "Baisse de prix",
    areaFrom: "Surface min.",
    areaTo: "Surface max.",
    quartier: "Quartier",
    quartierHint: "Part-Dieu, Chartrons…",
    communes: "Communes",
    communeHint: "Ville, département, région…",
    radius: "Autour des communes",
    noRadius: "Uniquement ces communes",
    km: (km: number) => `Jusqu’à ${km} km`,
    minBedrooms: "Chambres minimum",
    minRooms: "Pièces minimum",
    energyClasses: "Classe énergie",
    minBathrooms: "Salles de bains minimum",
    furnished: "Meublé",
    outdoors: "Extérieur (au moins un)",
    parking: "Parking ou garage",
    aboveGround: "Rez-de-chaussée exclu",
    without: "Sans…",
    sinceDays: "Nouveau depuis",
    lastDays: (days: number) => (days === 1 ? "24 heures" : `${days} jours`),
    rooms: "Nombre exact de pièces",
    landFrom: "Terrain min.",
    landTo: "Terrain max.",
    keywords: "Mots-clés",
    keywordsHint: "balcon, cheminée, vue mer…",
    assets: "Équipements et atouts",
    ...mapWords(nouns, capitalize),
    any: "Indifférent",
    atLeast: (count: number) => `${count} et plus`,
    noLimit: "Sans limite",
  },
  outdoors: { balcon: "Balcon", terrasse: "Terrasse", jardin: "Jardin" },
  withComforts: mapWords(nouns, (noun) => `avec ${noun}`),
  without: {
    meuble: "Non meublé",
    stationnement: "Sans parking",
    balcon: "Sans balcon",
    terrasse: "Sans terrasse",
    jardin: "Sans jardin",
    ...mapWords(nouns, (noun) => `Sans ${noun}`),
  },
  submit: "Rechercher",
  editSearch: "Modifier la recherche",
  moreFilters: "Plus de critères",
  clear: "Tout effacer",
  active: "Critères de la recherche",
  removeChip: (criterion: string) => `Retirer le critère ${criterion}`,
  chips: {
    priceRange: (low: string, high: string) => `${low} – ${high}`,
    priceFrom: (low: string) => `dès ${low}`,
    priceTo: (high: string) => `jusqu’à ${high}`,
    rooms: (count: number) => `${count} ${count > 1 ? "pièces" : "pièce"} et plus`,
    /** « 3 ou 4 pièces ». */
    exactRooms: (counts: number[]) =>
      `${counts.join(", ").replace(/, (?=\d+$)/, " ou ")} ${counts.at(-1)! > 1 ? "pièces" : "pièce"}`,
    bedrooms: (count: number) => `${count} ${count > 1 ? "chambres" : "chambre"} et plus`,
    energy: (letters: string) => `classe ${letters}`,
    bathrooms: (count: number) => `${count} ${count > 1 ? "salles" : "salle"} de bains et plus`,
    or: " ou ",
    since: (days: number) =>
      days === 1 ? "en ligne depuis moins de 24 heures" : `en ligne depuis moins de ${days} jours`,
    land: (bounds: string) => `terrain ${bounds}`,
    // « -cheminée » finds homes whose texts do not have the word.
    keywords: (words: string) => `« ${words.replaceAll(/(?<!\S)-(?=\S)/g, "sans ")} »`,
    radius: (km: number) => `${km} km autour`,
    view: "Sur la carte affichée",
    drawn: "Zone dessinée",
    only: (place: string) => `${place} seulement`,
  },
  count: (count: number, formatted: string) =>
    count === 0 ? "Aucune annonce" : `${formatted} ${count > 1 ? "annonces" : "annonce"}`,
  page: (page: number, last: string) => `page ${page} sur ${last}`,
  feed: "Flux RSS de cette recherche",
  meta: {
    description: (count: string, what: string) =>
      `${count} ${what}. Prix, surfaces, DPE et photos ; recherche par commune, quartier et mots-clés.`,
    in: (towns: string[], areas: { name: string; within: string }[]) =>
      [...towns.map(atPlace), ...areas.map(({ within }) => within)].join(", ").replace(/, (?=[^,]*$)/, " et "),
    inSeveral: (count: number) => `dans ${count} communes`,
    inSeveralPlaces: (count: number) => `dans ${count} lieux`,
    around: "et aux alentours",
    homes: "Biens",
    types: (names: string[]) =>
      names
        .map((name, index) => (index === 0 ? name : name.toLowerCase()))
        .join(", ")
        .replace(/, (?=[^,]*$)/, " et "),
    /** Which area of the map. */
    near: (town: string) => `près ${ofPlace(town)}`,
    areas: { view: "sur la carte affichée", drawn: "dans la zone dessinée" },
    only: (title: string, place: string) => `${title}, ${place} seulement`,
    offers: { acheter: "à acheter", vendre: "à vendre", louer: "à louer" },
  },
});
