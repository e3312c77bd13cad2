import { ofPlace } from "#app/i18n/of-place.ts";
import { atPlace } from "#app/i18n/places.ts";
import { catalogue, mapWords } from "#app/i18n/words.ts";
import { comfortWords } from "./comforts.ts";

/** A search as a title or a sentence. The server writes these: browsers load the words only with the map. */
export const searchTitleWords = /* @__PURE__ */ catalogue("search-title", {
  description: (count: string, title: string | null) =>
    `${count} annonces${title === null ? " en France" : ` : ${title}`}. Prix, surfaces, DPE et photos ; recherche par commune, quartier et mots-clés.`,
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
  /** The area of the map, by a town nearby. */
  near: (town: string) => `près ${ofPlace(town)}`,
  areas: { view: "sur la carte affichée", drawn: "dans la zone dessinée" },
  only: (title: string, place: string) => `${title}, ${place} seulement`,
  offers: { acheter: "à acheter", vendre: "à vendre", louer: "à louer" },
  propertyTypes: { appartement: "Appartements", maison: "Maisons", terrain: "Terrains" },
  withComforts: mapWords(comfortWords.french.nouns, (noun) => `avec ${noun}`),
});
