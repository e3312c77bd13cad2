import { mapSearchedComforts } from "#app/domain/comforts.ts";
import { capitalize, catalogue } from "#app/i18n/words.ts";
import { comfortWords } from "./comforts.ts";

const { nouns } = comfortWords.french;

/**
 * Texts about a criterion without results or with an unreadable value: the search without it (`wider`), the names of its parameters
 * in messages, and a range with swapped ends. Pages with results do not load these texts.
 */
export const searchCriteriaWords = /* @__PURE__ */ catalogue("search-criteria", {
  propertyTypes: { wider: "Tous les types de biens", names: { propertyType: "le type de bien" } },
  offer: { wider: "À vendre comme à louer", names: { transactionType: "l’offre" } },
  communes: {
    wider: "Partout en France",
    names: {
      commune: "le lieu",
      departement: "le département",
      region: "la région",
      rayon: "la distance autour",
    },
  },
  mapArea: {
    wider: "Au-delà de la zone de la carte",
    names: { vue: "la zone de la carte", zone: "la zone dessinée" },
  },
  quartier: { wider: "Dans tous les quartiers", names: { quartier: "le quartier" } },
  price: {
    wider: "Sans limite de prix",
    names: { priceMin: "le prix minimum", priceMax: "le prix maximum" },
    swapped: "Prix minimum et maximum intervertis",
  },
  priceDrop: { wider: "Que le prix ait baissé ou non", names: { baisse: "le critère « Baisse de prix »" } },
  area: {
    wider: "Sans limite de surface",
    names: { areaMin: "la surface minimum", areaMax: "la surface maximum" },
    swapped: "Surfaces minimum et maximum interverties",
  },
  land: {
    wider: "Quelle que soit la surface du terrain",
    names: { landMin: "la surface minimum du terrain", landMax: "la surface maximum du terrain" },
    swapped: "Surfaces de terrain minimum et maximum interverties",
  },
  minRooms: { wider: "Quel que soit le nombre de pièces", names: { minRooms: "le nombre de pièces" } },
  rooms: { wider: "Avec plus ou moins de pièces", names: { rooms: "le nombre exact de pièces" } },
  minBedrooms: { wider: "Quel que soit le nombre de chambres", names: { minBedrooms: "le nombre de chambres" } },
  minBathrooms: {
    wider: "Quel que soit le nombre de salles de bains",
    names: { minBathrooms: "le nombre de salles de bains" },
  },
  energyClasses: { wider: "Toutes les classes énergie", names: { energyClass: "la classe énergie" } },
  outdoors: { wider: "Avec ou sans extérieur", names: { exterieur: "l’extérieur" } },
  furnished: { wider: "Meublé ou non", names: { meuble: "le critère « Meublé »" } },
  parking: { wider: "Avec ou sans stationnement", names: { stationnement: "le stationnement" } },
  ...mapSearchedComforts((comfort) => ({
    wider: `Avec ou sans ${nouns[comfort]}`,
    names: { [comfort]: `le critère « ${capitalize(nouns[comfort])} »` },
  })),
  aboveGround: { wider: "Rez-de-chaussée compris", names: { sansRdc: "le critère « Rez-de-chaussée exclu »" } },
  sinceDays: { wider: "Quelle que soit la date de publication", names: { depuis: "la date de publication" } },
  keywords: { wider: "Sans les mots-clés", names: { q: "les mots-clés" } },
  without: { wider: "Même avec ce que vous excluez", names: { sans: "ce que vous excluez" } },
  available: {
    wider: "Même en négociation ou sous offre",
    names: { disponible: "le critère « Disponibles seulement »" },
  },
});
