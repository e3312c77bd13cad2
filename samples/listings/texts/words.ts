const feminineNumbers = [
  "zéro",
  "une",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
];
const ordinals = [
  "premier",
  "deuxième",
  "troisième",
  "quatrième",
  "cinquième",
  "sixième",
  "septième",
  "huitième",
  "neuvième",
  "dixième",
];

/** « trois chambres », « une chambre », « deux salles de bains »: the first word takes the plural. */
export function countFeminine(count: number, noun: string): string {
  const [first = "", ...rest] = noun.split(" ");
  return [feminineNumbers[count] ?? String(count), count > 1 ? `${first}s` : first, ...rest].join(" ");
}

/** « troisième » */
export function ordinal(rank: number): string {
  return ordinals[rank - 1] ?? `${rank}e`;
}

/** « 63,5 m² » */
export function squareMetres(area: number): string {
  return `${formatNumber(area)} m²`;
}

/** Rooms have whole metres, small ones halves. */
export function roughMetres(area: number): string {
  return squareMetres(area < 8 ? Math.round(area * 2) / 2 : Math.round(area));
}

// toLocaleString() is a hundred times slower.
function formatNumber(value: number): string {
  const [whole = "0", decimals] = String(Math.round(value * 10) / 10).split(".");
  const grouped = whole.length > 3 ? `${whole.slice(0, -3)}\u{202F}${whole.slice(-3)}` : whole;
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** « à Lyon 3e », « au Havre », « aux Sables-d’Olonne », « à La Rochelle » */
export function inPlace(name: string): string {
  if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
  return name.startsWith("Les ") ? `aux ${name.slice(4)}` : `à ${name}`;
}

/** « de Lyon », « d’Annecy », « du Havre », « des Sables-d’Olonne » */
export function ofPlace(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  return /^[AEIOUYÀÂÉÈÊËÎÏÔÖŒ]/u.test(name) ? `d’${name}` : `de ${name}`;
}

/** « a, b et c » */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} et ${words.at(-1)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const narrow = "\u{202F}";
const wide = "\u{A0}";

/** Adds the no-break spaces of French typography. */
export function typeset(text: string): string {
  return text.replaceAll(/ (?=[:»%])|(?<=«) | (?=[;?!])|(?<=\d) (?=m²)/g, (_, at: number) =>
    ";?!".includes(text[at + 1]!) ? narrow : wide,
  );
}
