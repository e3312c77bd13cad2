import { searchedComforts, searchOf } from "#app/domain/comforts.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import { type EnergyClass, energyClasses } from "#app/domain/listing.ts";
import { comfortWords } from "#app/i18n/fr/search/comforts.ts";
import { either, least, maybe, type Rule, rule, after } from "./rule.ts";
import { addOutdoors } from "./size-rules.ts";
import { isHome, type Wish } from "./wish.ts";

export const flat = either(
  "appartements?|apartements?|appartments?|apartments?|appartemen|apparts?|aparts?|appts?|apts?",
);
export const house = "(?:maisons?|maisonn?ettes?|vill?as?|pavillons?)";
const plot = "(?:terrains?|parcelles?)";
// Kinds of houses, which are searched in texts.
const houseKind = either(
  "longeres?|fermes?|fermettes?|corps de ferme|mas|chalets?|bastides?|bastidons?|manoirs?|chateaux?|gentilhommieres?",
  "moulin|granges?|chaumieres?|echoppes?|toulousaines?|meulieres?|bungalows?|hotels? particuliers?",
  "maisons? de (?:ville|village|maitre|campagne|pecheur|famille)",
);

/** Rules for the kind of home, after counts of rooms: « terrain » is the land of a house, or a plot. */
export const typeRules: Rule[] = [
  rule(
    "a house or a plot",
    either(`${house} (?:ou|et|/|,) ${maybe("une?")}${plot}`, `${plot} (?:ou|et|/|,) ${maybe("une?")}${house}`),
    (_said, wish) => {
      wish.types.add("maison").add("terrain");
    },
  ),
  rule("kinds of houses", houseKind, (_said, wish) => {
    wish.types.add("maison");
    return "keyword";
  }),
  rule("house", house, (_said, wish) => {
    wish.types.add("maison");
  }),
  rule("flat", flat, (_said, wish) => {
    wish.types.add("appartement");
  }),
  rule("plot to build on", `${plot} a (?:batir|construire)|lots? a batir`, (_said, wish) => {
    wish.hasPlot = true;
    return "keyword";
  }),
  rule("plot", plot, (_said, wish) => {
    wish.hasPlot = true;
    const hasSize = wish.plot.min !== null || wish.plot.max !== null;
    return isHome(wish) && !hasSize ? "keyword" : "understood";
  }),
];

export const offerRules: Rule[] = [
  rule(
    "words beside the offer",
    either(
      "investissement locatif|rapport locatif|vendue? louee?|vendue? occupee?|deja louee?|locataires? en place",
      "location accession|salle de vente",
    ),
    () => "keyword",
  ),
  rule("shared flat", "colocations?|colocs?", (_said, wish) => {
    wish.isRental = true;
    return "keyword";
  }),
  rule(
    "to let",
    `(?:(?:a|en|de|pour|la|une|je|mise en) )*(?:louer|loue|locations?|locatif|locative|bail)${after("a l annee")}`,
    (_said, wish) => {
      wish.offers.add("louer");
    },
  ),
  rule(
    "for sale",
    // « AV » before a home or at the end; elsewhere an avenue, or « avec ».
    String.raw`(?:(?:a|en|la|mise en) )*(?:vendre|vends?|ventes?)|(?<=^ )av(?= (?:\||${house}|${flat}|${plot}) )|av(?= $)`,
    (_said, wish) => {
      wish.offers.add("vendre");
    },
  ),
  rule(
    "to buy",
    "(?:(?:a|pour|d|l|un|j|en) )*(?:acheter|achats?|achete|acquerir|acquisition|acheteurs?|acquereur)",
    (_said, wish) => {
      wish.offers.add("acheter");
    },
  ),
];

const parkingKind = "(?:fermee?|exterieure?|souterraine?|couverte?|privee?|privative?)";

const { nouns } = comfortWords.french;
const inPlainWords = (noun: string) => normalizeName(noun).replaceAll(/([^s ])(?= |$)/g, "$1s?");

/** « Ascenseur », « piscines »: a rule for each comfort, the longest words first. */
const comfortRules = searchedComforts
  .map((comfort) => ({ comfort, noun: inPlainWords(nouns[comfort]) }))
  .toSorted((one, other) => other.noun.length - one.noun.length)
  .map(({ comfort, noun }) =>
    rule(comfort, either(noun, ...(searchOf(comfort).patterns ?? [])), (_said, wish) => {
      wish.criteria[comfort] = true;
    }),
  );

export const equipmentRules: Rule[] = [
  ...comfortRules,
  rule("furnished", "meublee?s?|meubler", (_said, wish) => {
    wish.criteria.furnished = true;
    wish.isRental = true;
  }),
  rule(
    "parking",
    either(
      `${maybe("(?<beside>avec)")}${maybe("une?")}(?:${maybe(`place${after("de")}`)}(?:parking|stationnement|garage)|box)${after(parkingKind)}` +
        after("(?:ou|et|/) (?:parking|garage|box)"),
      String.raw`(?:(?:\d|deux|trois) )?(?:places${after("de (?:parking|stationnement|garage)")}|parkings|garages|stationnements)`,
      "carport",
    ),
    ({ beside }, wish) => {
      wish.criteria.parking = true;
      if (!beside) wish.notes.add("stationnement");
    },
  ),
  rule("roof terrace", "toits? terrasses?|rooftop|terrasse (?:sur le toit|plein sud|couverte)", (_said, wish) => {
    addOutdoors(wish, "terrasse");
    return "keyword";
  }),
  rule("balcony", "balcons?", (_said, wish) => addOutdoors(wish, "balcon")),
  rule("terrace", "terrasses?|terasses?|terrases?", (_said, wish) => addOutdoors(wish, "terrasse")),
  rule("garden", "jardins?|jardinets?", (_said, wish) => addOutdoors(wish, "jardin")),
  rule("outdoors", `${maybe("espaces?")}(?:exterieurs?|ext)`, (_said, wish) =>
    addOutdoors(wish, "balcon", "terrasse", "jardin"),
  ),
];

export const energy = `(?:(?:dpe|(?:classe|etiquette|diagnostic|performance)${after("(?:energie|energetique|dpe)")})${after("classe")})`;
const letters = "[a-g](?: (?:(?:ou|et|/|-|,) )?[b-g](?= )| (?:ou|et|/|,) a(?= ))*";
const better =
  "(?:(?:ou|et) (?:mieux|plus|moins|meilleure?|superieure?)|minimum|mini|min|maximum|maxi|max|au (?:moins|minimum|pire))";

function addClasses({ criteria }: Wish, classes: readonly EnergyClass[]): void {
  const all = new Set([...(criteria.energyClasses ?? []), ...classes]);
  criteria.energyClasses = energyClasses.filter((letter) => all.has(letter));
}
const upTo = (letter: string) => energyClasses.filter((each) => each <= letter.toUpperCase());

export const energyRules: Rule[] = [
  rule(
    "energy class from one to another",
    `${energy} ${maybe("(?:entre|de)")}(?<from>[a-g]) (?:a|-) (?<to>[a-g])`,
    ({ from, to }, wish) => {
      const [first, last] = [from!, to!].toSorted();
      addClasses(
        wish,
        upTo(last!).filter((letter) => letter >= first!.toUpperCase()),
      );
    },
  ),
  rule(
    "energy class or better",
    either(
      `${energy} (?:${least}|jusqu a|max(?:imum)?) ${maybe("de")}(?<letter>[a-g])`,
      `${energy} (?<same>[a-g]) ${better}`,
      `${least} ${energy} (?<later>[a-g])`,
    ),
    ({ letter, same, later }, wish) => addClasses(wish, upTo((letter ?? same ?? later)!)),
  ),
  rule(
    "better than an energy class",
    either(
      `(?:mieux|meilleure?s?) (?:que|qu) (?:(?:un|une|le|la) )?${energy} (?<letter>[b-g])`,
      `${energy} (?:mieux|meilleure?s?) (?:que|qu) (?<same>[b-g])`,
    ),
    ({ letter, same }, wish) => addClasses(wish, upTo((letter ?? same)!).slice(0, -1)),
  ),
  rule("energy classes", `${energy} (?<letters>${letters})`, ({ letters: typed }, wish) => {
    const named: string[] = typed!.toUpperCase().match(/\b[A-G]\b/g) ?? [];
    addClasses(
      wish,
      energyClasses.filter((letter) => named.includes(letter)),
    );
  }),
];
