import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { atPlace } from "../places.ts";
import { catalogue } from "../words.ts";

const fields: Record<string, string> = {
  transactionType: "l’offre",
  propertyType: "le type de bien",
  commune: "le lieu",
  departement: "le département",
  region: "la région",
  rayon: "la distance autour",
  vue: "la zone de la carte",
  zone: "la zone dessinée",
  quartier: "le quartier",
  priceMin: "le prix minimum",
  priceMax: "le prix maximum",
  areaMin: "la surface minimum",
  areaMax: "la surface maximum",
  minRooms: "le nombre de pièces",
  minBedrooms: "le nombre de chambres",
  energyClass: "la classe énergie",
  minBathrooms: "le nombre de salles de bains",
  meuble: "le critère « Meublé »",
  ascenseur: "le critère « Ascenseur »",
  exterieur: "l’extérieur",
  stationnement: "le stationnement",
  sansRdc: "le critère « Rez-de-chaussée exclu »",
  piscine: "le critère « Piscine »",
  depuis: "la date de publication",
  rooms: "le nombre exact de pièces",
  landMin: "la surface minimum du terrain",
  landMax: "la surface maximum du terrain",
  q: "les mots-clés",
  sort: "le tri",
  page: "la page",
};

export const searchWords = /* @__PURE__ */ catalogue("search", {
  listingsTitle: "Annonces immobilières",
  orders: {
    defaut: "du plus récent au plus ancien",
    "prix-croissant": "du moins cher au plus cher",
    "prix-decroissant": "du plus cher au moins cher",
  },
  searchTitle: "Rechercher un bien",
  searchIntro: "Plusieurs communes à la fois, tous les critères, et l’adresse de la page garde votre recherche.",
  offers: { all: "Tous les biens", acheter: "À acheter", vendre: "À vendre", louer: "À louer" },
  offersLabel: "Type d’offre",
  offersNote:
    "« À\u00A0acheter » : les ventes encore disponibles. « À\u00A0vendre » : toutes les ventes, même en cours de négociation.",
  showMap: "Voir la carte",
  hideMap: "Voir la liste",
  results: "Résultats de la recherche",
  sortShort: "Tri",
  sortLabel: "Trier par",
  sorts: { defaut: "défaut", "prix-croissant": "Prix croissant", "prix-decroissant": "Prix décroissant" },
  mixedPrices: "Loyers et prix de vente mêlés",
  sortApply: "Trier",
  propertyTypes: { all: "Tous", appartement: "Appartement", maison: "Maison", terrain: "Terrain" },
  propertyTypesPlural: { appartement: "Appartements", maison: "Maisons", terrain: "Terrains" },
  fields: {
    offer: "Offre",
    propertyType: "Type de bien",
    priceFrom: "Prix minimum",
    priceTo: "Prix maximum",
    price: "Prix",
    areaFrom: "Surface min.",
    areaTo: "Surface max.",
    area: "Surface",
    quartier: "Quartier",
    quartierHint: "Part-Dieu, Chartrons…",
    commune: "Commune",
    communes: "Communes",
    communeHint: "Ville, département, région…",
    radius: "Autour des communes",
    noRadius: "Uniquement ces communes",
    km: (km: number) => `Jusqu’à ${km} km`,
    minBedrooms: "Chambres minimum",
    minRooms: "Pièces minimum",
    energyClass: "Classe énergie",
    minBathrooms: "Salles de bains minimum",
    furnished: "Meublé",
    lift: "Ascenseur",
    outdoors: "Extérieur (au moins un)",
    parking: "Parking ou garage",
    aboveGround: "Rez-de-chaussée exclu",
    pool: "Piscine",
    sinceDays: "Nouveau depuis",
    lastDays: (days: number) => (days === 1 ? "24 heures" : `${days} jours`),
    rooms: "Nombre exact de pièces",
    exactRooms: (count: number) => `${count} ${count > 1 ? "pièces" : "pièce"}`,
    landFrom: "Terrain min.",
    landTo: "Terrain max.",
    keywords: "Mots-clés",
    keywordsHint: "balcon, cheminée, vue mer…",
    assets: "Équipements et atouts",
    any: "Indifférent",
    atLeast: (count: number) => `${count} et plus`,
    noLimit: "Sans limite",
  },
  outdoors: { balcon: "Balcon", terrasse: "Terrasse", jardin: "Jardin" },
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
    bedrooms: (count: number) => `${count} ${count > 1 ? "chambres" : "chambre"} et plus`,
    energy: (letters: string) => `classe ${letters}`,
    bathrooms: (count: number) => `${count} ${count > 1 ? "salles" : "salle"} de bains et plus`,
    or: " ou ",
    since: (days: number) =>
      days === 1 ? "en ligne depuis moins de 24 heures" : `en ligne depuis moins de ${days} jours`,
    land: (bounds: string) => `terrain ${bounds}`,
    keywords: (words: string) => `« ${words} »`,
    radius: (km: number) => `${km} km autour`,
    view: "Sur la carte affichée",
    drawn: "Zone dessinée",
    only: (place: string) => `${place} seulement`,
  },
  count: (count: number, formatted: string) =>
    count === 0 ? "Aucune annonce" : `${formatted} ${count > 1 ? "annonces" : "annonce"}`,
  page: (page: number, last: string) => `page ${page} sur ${last}`,
  problems: {
    title: "Nous avons lu votre recherche ainsi :",
    describe({ code, parameter, typed }: CriteriaProblem): string {
      const field = fields[parameter] ?? parameter;
      switch (code) {
        case "not-a-number":
          return `« ${typed} » n’est pas un nombre : la recherche ignore ${field}.`;
        case "negative":
          return `« ${typed} » est négatif : la recherche ignore ${field}.`;
        case "too-large":
          return `« ${typed} » est trop grand : la recherche ignore ${field}.`;
        case "inverted-range":
          return `Le minimum dépassait le maximum (${typed}) : nous les avons échangés.`;
        case "too-long":
          return `Le texte pour ${field} est très long : seuls les cent premiers caractères comptent.`;
        case "too-many":
          return `${typed} lieux, c’est trop pour une recherche : seuls les premiers comptent.`;
        case "unknown-commune":
          return `Lieu inconnu : « ${typed} ». Vérifiez l’orthographe ou essayez le code postal.`;
        case "guessed-place":
          return `Lieu deviné : « ${typed} ».`;
        case "no-keyword":
          return `« ${typed} » ne contient aucun mot à rechercher.`;
        case "unknown-value":
          return `« ${typed} » n’est pas un choix possible pour ${field}.`;
      }
    },
  },
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
    areas: { view: "sur la carte affichée", drawn: "dans la zone dessinée" },
    only: (title: string, place: string) => `${title}, ${place} seulement`,
    withPool: "avec piscine",
    offers: { acheter: "à acheter", vendre: "à vendre", louer: "à louer" },
  },
});
