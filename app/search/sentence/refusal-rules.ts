import { energyClasses } from "#app/domain/listing.ts";
import { excludable } from "../criteria/criteria-table.ts";
import { isWanted } from "../criteria/is-wanted.ts";
import { energy, equipmentRules } from "./home-rules.ts";
import { either, maybe, type Rule, rule } from "./rule.ts";
import { emptyWish, type Wish } from "./wish.ts";

const not = either("(?:surtout )?(?:sans|pas|ni|hors|sauf|excepte|non)|aucune?|exclure|(?:je ne veux|ne veut) pas");
const articles = "(?:(?:de|d|du|des|le|la|les|l|un|une|en|aucune?) )*";
const whichever = either("(?:peu |qu )?importe", "pas (?:forcement|necessairement|obligatoire(?:ment)?|besoin)");
// The words of the rules of equipment, which stand between spaces; names of groups would be there twice.
const thing = either(...equipmentRules.map(({ pattern }) => pattern.source.replaceAll(/\(\?<[a-z]\w*>/g, "(?:")));
const things = `(?<things>${thing}(?: (?:ou|ni|/) ${articles}${thing})*)`;

/** What these words would ask for; null where they also mean something that no criterion knows. */
function wishFor(words: string): Wish | null {
  const wish = emptyWish();
  for (const { pattern, means } of equipmentRules) {
    for (const { groups = {} } of ` ${words} `.matchAll(pattern)) if (means(groups, wish) !== "understood") return null;
  }
  return wish;
}

function refuse(wish: Wish, { criteria, isRental }: Wish): void {
  const { outdoors = [] } = criteria;
  const refused = excludable.filter(
    (value) => isWanted(value, criteria) || outdoors.some((outdoor) => outdoor === value),
  );
  const all = new Set([...(wish.criteria.without ?? []), ...refused]);
  wish.criteria.without = excludable.filter((value) => all.has(value));
  wish.isRental ||= isRental;
}

const letters = either("[a-g] (?:a|jusqu a|-) [b-g]", `[a-g](?: (?:(?:ou|et|ni|/|,) )?${articles}[b-g](?= ))*`, "f ?g");
const worst = "f (?:(?:ou|et|ni|/|-) )?(?:de )?g|fg";

function refuseClasses(wish: Wish, named: string): void {
  const plain = named.toUpperCase().replace("FG", "F G");
  const [, first, last] = /^([A-G]) (?:A|JUSQU A|-) ([A-G])$/.exec(plain) ?? [];
  const refused = energyClasses.filter((letter) =>
    first && last ? letter >= first && letter <= last : plain.split(" ").includes(letter),
  );
  for (const letter of refused) wish.refusedClasses.add(letter);
}

/** « Sans ascenseur », « non meublé », « pas de DPE F ou G »; other negations are quoted. */
export const refusalRules: Rule[] = [
  rule(
    "with or without",
    either(
      `(?:avec (?:ou|et) sans|avec/sans|${whichever}) ${articles}${maybe("(?:avec|si)")}(?<after>${thing})`,
      `(?<before>${thing}) (?:(?:ou|/) (?:non|pas|sans|vide)(?: meublee?s?)?|(?:indifferente?s?|facultati(?:f|ve)s?|${whichever})(?= \\|| $))`,
      "(?<empty>vide) (?:ou|/) meublee?s?",
    ),
    ({ after: later, before, empty }, wish) => {
      const named = wishFor(later ?? before ?? (empty ? "meuble" : ""));
      if (!named) return "quoted";
      wish.isRental ||= named.isRental;
      return "understood";
    },
  ),
  rule(
    "not necessarily with",
    either(
      // « Deuxième étage si pas d'ascenseur » refuses none.
      `si ${not} ${articles}${thing}`,
      `pas (?:trop|que) ${articles}${maybe("avec")}${thing}`,
      `${not} ${articles}(?:grande?s?|petite?s?|gros|grosses?|vraie?s?) ${thing}`,
      // « Sans ascenseur et balcon » may mean with a balcony.
      `${not} ${articles}${thing} et ${maybe("une?")}${thing}`,
    ),
    () => "quoted",
  ),
  rule("without equipment", `${not} ${articles}${things}`, ({ things: named }, wish) => {
    const refused = wishFor(named!);
    if (!refused) return "quoted";
    refuse(wish, refused);
    return "understood";
  }),
  rule("let empty", "(?<=(?:locations?|louer|louee?s?|loue) )(?:vides?|nue?s?|non meublee?s?)", (_said, wish) => {
    refuse(wish, wishFor("meuble")!);
  }),
  rule(
    "not of an energy class",
    either(
      `${not} ${articles}${energy} ${maybe("(?:en|de|a)")}(?<named>${letters})`,
      `${energy} (?:hors|sauf|pas|sans|non) ${articles}(?<others>${letters})`,
      `${not} ${articles}(?<alone>${worst})`,
    ),
    ({ named, others, alone }, wish) => refuseClasses(wish, (named ?? others ?? alone)!),
  ),
  rule("not hard to heat", `${not} ${articles}passoires?(?: (?:thermiques?|energetiques?|energie))?`, (_said, wish) =>
    refuseClasses(wish, "F G"),
  ),
];
