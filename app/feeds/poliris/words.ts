import type { PropertyType, Transaction } from "#app/domain/listing.ts";

/** The offer of a line: a kind that the portal accepts, or the words of one that it does not; null for unknown words. */
type Offer<Kind> = { taken: Kind } | { notTaken: string } | null;

/** Words without case, accents and signs, to be compared: « Loft/Atelier/Surface » is « loft atelier surface ». */
export const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();

const listed = (words: string): Set<string> => new Set(words.split(",").map(plainWords));

const transactionWords: Record<Transaction, Set<string>> = {
  vente: listed("vente, ventes, à vendre, vente de prestige, vente prestige, sale, for sale, luxury sale"),
  location: listed(
    "location, locations, à louer, location à l’année, location annuelle, rental, rent, for rent, to let",
  ),
};
const otherTransactions = listed(
  "location vacances, location de vacances, location saisonnière, saisonnier, holiday rental, viager, vente en viager, " +
    "cession de bail, cession bail, lease termination, produit d’investissement, produit investissement, investment product, " +
    "vente fonds de commerce, vente fond de commerce, vente de fonds de commerce, fonds de commerce, fond de commerce, " +
    "sale of business assets, produit catalogue, catalogue product, vente aux enchères, enchères, programme neuf, vefa, " +
    "colocation, location parking, location bureaux, location commerce, droit au bail",
);

const typeWords: Record<PropertyType, Set<string>> = {
  appartement: listed(
    "appartement, appartements, flat, apartment, studio, studette, duplex, triplex, souplex, loft, loft atelier surface, " +
      "lo atelier surface, loft atelier, lo atelier, loft workshop area, chambre de service",
  ),
  maison: listed(
    "maison, maisons, maison villa, villa, house, house villa, maison individuelle, pavillon, maison d’architecte, " +
      "chalet, ferme, fermette, corps de ferme, moulin, manoir, mas, mazet, bastide, bastidon, bergerie, longère, propriété, " +
      "demeure, château, castel, hôtel particulier, private mansion, échoppe, toulousaine, riad, domaine, " +
      "propriété de chasse, propriété équestre, maison ancienne, maison basque, maison charentaise, maison contemporaine, " +
      "maison de maître, maison de village, maison de ville, maison jumelée, maison landaise, maison d’hôte, " +
      "maison de loisirs, maison en pierre, maison provençale, maison traditionnelle, cabanon, grange",
  ),
  terrain: listed("terrain, terrains, ground, land, plot, terrain à bâtir, terrain constructible"),
};
const otherTypes = listed(
  "parking, parkings, box, parking box, garage, place de parking, boutique, boutiques, shop, commerce, bureau, bureaux, " +
    "bureaux et commerces, offices, office, local, locaux, local commercial, local professionnel, local d’activités, " +
    "local d’activité, local de stockage, entrepôt, immeuble, immeubles, building, bâtiment, bâtiments, immeuble commercial, " +
    "immeuble de bureaux, immeuble mixte, immeuble de rapport, entreprises, entreprise, fonds de commerce, fond de commerce, " +
    "droit au bail, cession de bail, programme, programme neuf, projet, lotissement, maison avec terrain, house with ground, " +
    "terrain et maison, modèle de maison, exploitation agricole, exploitation viticole, exploitation agricole viticole, " +
    "terrain agricole, terrain commercial, terrain de loisirs, terrain industriel, terrain viticole, vignoble, forêt, étang, " +
    "restauration, hôtel, hôtel restaurant, divers, autre, autres, péniche, mobil home, " +
    "mobile home, cave, chambre, chambre d’hôte, île, coworking",
);
/** Words that software writes for an unknown kind. */
const unsaid = listed("inconnu, inconnue, unknown");

const kindIn = <Kind extends string>(words: Record<Kind, Set<string>>, word: string): Kind | null =>
  (Object.keys(words) as Kind[]).find((kind) => words[kind].has(word)) ?? null;

/** Reads column 3. */
export function readTransaction(text: string): Offer<Transaction> {
  const word = plainWords(text);
  const taken = kindIn(transactionWords, word);
  if (taken !== null) return { taken };
  return otherTransactions.has(word) ? { notTaken: text } : null;
}

/** Reads columns 4 and 181. Column 181 may exclude a home (« terrain agricole »), and replaces an empty or unknown column 4. */
export function readPropertyType(text: string, subtype: string): Offer<PropertyType> {
  const [word, finer] = [plainWords(text), plainWords(subtype)];
  if (otherTypes.has(word)) return { notTaken: text };
  if (otherTypes.has(finer)) return { notTaken: subtype };
  const taken = kindIn(typeWords, word) ?? (word === "" || unsaid.has(word) ? kindIn(typeWords, finer) : null);
  return taken === null ? null : { taken };
}

/** Whether a country is not France: the portal has no communes there. */
export function isAbroad(country: string): boolean {
  const word = plainWords(country);
  return /^\p{L}{2}/u.test(word) && !french.has(word);
}
const french = listed(
  "France, FR, FRA, France métropolitaine, French, République française, Guadeloupe, Martinique, Guyane, Guyane française, " +
    "Réunion, La Réunion, Mayotte, Saint Martin, Saint Barthélemy, Saint Pierre et Miquelon, Nouvelle Calédonie, " +
    "Polynésie française, Corse, GP, MQ, GF, RE, YT, NC, PF, non renseigné, inconnu, null",
);

/** The words that the portal writes. */
export const writtenTransactions: Record<Transaction, string> = { vente: "vente", location: "location" };
export const writtenTypes: Record<PropertyType, string> = {
  appartement: "appartement",
  maison: "maison/villa",
  terrain: "terrain",
};
