import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { capitalize, catalogue, mapWords } from "../words.ts";
import { comfortWords } from "./comforts.ts";

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
  baisse: "le critère « Baisse de prix »",
  areaMin: "la surface minimum",
  areaMax: "la surface maximum",
  minRooms: "le nombre de pièces",
  minBedrooms: "le nombre de chambres",
  energyClass: "la classe énergie",
  minBathrooms: "le nombre de salles de bains",
  meuble: "le critère « Meublé »",
  exterieur: "l’extérieur",
  stationnement: "le stationnement",
  sansRdc: "le critère « Rez-de-chaussée exclu »",
  depuis: "la date de publication",
  rooms: "le nombre exact de pièces",
  landMin: "la surface minimum du terrain",
  landMax: "la surface maximum du terrain",
  sans: "ce que vous excluez",
  disponible: "le critère « Disponibles seulement »",
  q: "les mots-clés",
  sort: "le tri",
  page: "la page",
  ...mapWords(comfortWords.french.nouns, (noun) => `le critère « ${capitalize(noun)} »`),
};

const inverted: Record<string, string> = {
  priceMin: "Prix minimum et maximum intervertis",
  areaMin: "Surfaces minimum et maximum interverties",
  landMin: "Surfaces de terrain minimum et maximum interverties",
};

export const searchProblemWords = /* @__PURE__ */ catalogue("search-problems", {
  title: "Nous avons lu votre recherche ainsi :",
  range: (from: string, to: string) => `de ${from} à ${to}`,
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
        return `${inverted[parameter] ?? "Minimum et maximum intervertis"} : ${typed}.`;
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
      case "contradicted":
        return `« ${typed} » contredit un autre critère : la recherche n’en tient pas compte.`;
      case "unknown-value":
        return `« ${typed} » n’est pas un choix possible pour ${field}.`;
    }
  },
});
