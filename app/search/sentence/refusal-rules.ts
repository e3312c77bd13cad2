import { energyClasses } from "#app/domain/listing.ts";
import { excludable } from "../criteria/criteria-table.ts";
import { isNamed } from "../criteria/is-wanted.ts";
import { energy, typeRules } from "./home-rules.ts";
import { articles, home, not, readInto, thing, wishFor } from "./negation.ts";
import { countRules } from "./room-rules.ts";
import { either, maybe, type Rule, rule } from "./rule.ts";
import type { Wish } from "./wish.ts";

/** « ni balcon », « ou sans balcon », « , de balcon ». */
const another = `(?: (?:ou|ni|/) (?:(?:sans|pas) )?| (?:,|et) (?=(?:de|d) ))${articles}${thing}`;
const things = `(?<things>${thing}(?:${another})*)`;
const whichever = either("(?:peu |qu )?importe", "pas (?:forcement|necessairement|obligatoire(?:ment)?|besoin)");
const needed = either(
  "necessaires?|obligatoires?|indispensables?|requise?s?|exigee?s?|imperati(?:f|ve)s?|essentiel(?:le)?s?|importante?s?",
);
/** Words after an optional feature. */
const optional = either(
  "(?:ou|/) avec",
  `(?:ou|/) (?:non|pas|sans)(?! ${articles}${thing})`,
  `(?:(?:n )?est )?(?:pas|non) (?:du tout )?${needed}`,
  String.raw`inutiles?|superflue?s?|optionnel(?:le)?s?|en option|(?:indifferente?s?|facultati(?:f|ve)s?|${whichever})(?= \||,| $)`,
);
const letEmpty = "(?:vides?|nue?s?|(?:non |pas )?meublee?s?)";
const accepted = either(needed, "ok|acceptee?s?|possible|convient|ca va|(?:c est |ce n est )?pas grave");
/** Words after a refused feature. */
const excluded = either(
  "(?:est |sont )?(?:exclue?s?|interdite?s?)|a (?:exclure|eviter|bannir)",
  String.raw`non(?= (?:\||,|$|mais |et |avec |(?!meuble)${thing} ))`,
  String.raw`(?:0|zero|aucune?)(?= (?:\||,|$))`,
);

function refuse(wish: Wish, { criteria, isRental }: Wish): void {
  const { outdoors = [] } = criteria;
  const refused = excludable.filter(
    (value) => isNamed(value, criteria) || outdoors.some((outdoor) => outdoor === value),
  );
  const all = new Set([...(wish.criteria.without ?? []), ...refused]);
  wish.criteria.without = excludable.filter((value) => all.has(value));
  wish.isRental ||= isRental;
}

const letters = either("[a-g] (?:a|jusqu a|-) [b-g]", `[a-g](?: (?:(?:ou|et|ni|/|,) )?${articles}[b-g](?= ))*`, "f ?g");
const passoire = "passoires?(?: (?:thermiques?|energetiques?|energie))?";
const worst = "f (?:(?:ou|et|ni|/|-) )?(?:de )?g|fg";

function refuseClasses(wish: Wish, named: string): void {
  // « Pas de DPE à G » is no class A.
  const plain = named
    .toUpperCase()
    .replace("FG", "F G")
    .replace(/^A (?=[B-G]$)/, "");
  const [, first, last] = /^([A-G]) (?:A|JUSQU A|-) ([A-G])$/.exec(plain) ?? [];
  const refused = energyClasses.filter((letter) =>
    first && last ? letter >= first && letter <= last : plain.split(" ").includes(letter),
  );
  for (const letter of refused) wish.refusedClasses.add(letter);
}

/** « Sans ascenseur », « non meublé », « pas de DPE F ou G ». Other negations apply to words in texts. */
export const refusalRules: Rule[] = [
  rule("not counted", String.raw`(?<=(?:m2|ha|€|\d{3}|hors charges|hc) )hors ${articles}${things}`, () => "understood"),
  rule("av for with", `av(?= ${articles}${thing})`, () => "understood"),
  rule(
    "never without",
    "(?:surtout |je ne veux )?(?:pas|jamais|non|aucune?|exclure|eviter|sauf|hors) " +
      `${articles}(?:(?<wanted>${home}) )?sans ${articles}${things}`,
    ({ wanted = "", things: named }, wish) => {
      readInto(wish, wanted, [...countRules, ...typeRules]);
      return readInto(wish, named!) ? "understood" : "quoted";
    },
  ),
  rule(
    "with or without",
    either(
      `(?:avec (?:ou|et|/) sans|sans (?:ou|et|/) avec|avec/sans|${whichever}) ${articles}${maybe("(?:avec|si)")}(?<later>${thing})`,
      `(?:(?:non|pas|sans|vide) )?(?<before>${thing}) ${optional}`,
      `${not} ${articles}(?<refused>${thing}) ${accepted}`,
      `(?<furnished>${letEmpty} (?:ou|/) ${letEmpty})`,
    ),
    ({ later, before, refused, furnished }, wish) => {
      const named = wishFor(later ?? before ?? refused ?? (furnished ? "meuble" : ""));
      if (!named) return "quoted";
      wish.isRental ||= named.isRental;
      wish.notes.add("indifferent");
      return "understood";
    },
  ),
  rule(
    "not necessarily with",
    // « Deuxième étage si pas d'ascenseur » does not refuse a lift.
    either(`si ${not} ${articles}${thing}`, `pas (?:trop|que) ${articles}${maybe("avec")}${thing}`),
    () => "quoted",
  ),
  rule(
    "not with both",
    either(
      `${not} ${articles}(?:grande?s?|petite?s?|gros|grosses?|vraie?s?) ${thing}`,
      // It may mean with a balcony: « sans ascenseur et balcon ».
      `${not} ${articles}${thing} et ${maybe("une?")}${thing}`,
    ),
    () => "refused",
  ),
  rule(
    "without equipment",
    either(
      `${not} ${articles}${things}`,
      `${not} : ${articles}(?<listed>${thing}(?: (?:,|et|ou|ni|/) ${articles}${thing})*)`,
      `(?<both>${thing} (?:et|ou) ${thing}) (?:exclue?s|interdite?s)`,
      `(?<one>${thing}) ${excluded}`,
    ),
    ({ things: named, listed, both, one }, wish) => {
      const refused = wishFor((named ?? listed ?? both ?? one)!);
      if (!refused) return "refused";
      refuse(wish, refused);
      return "understood";
    },
  ),
  rule("let empty", "(?<=(?:locations?|louer|louee?s?|loue) )(?:vides?|nue?s?|non meublee?s?)", (_said, wish) => {
    refuse(wish, wishFor("meuble")!);
  }),
  rule(
    "not of an energy class",
    either(
      `${not} ${articles}${energy} ${maybe("(?:en|de)")}(?<named>${letters})`,
      `${energy} (?:hors|sauf|pas|sans|non) ${articles}(?<others>${letters})`,
      `${energy} (?<before>${letters}) ${excluded}`,
      `${not} ${articles}(?<alone>${worst})`,
      `(?<first>${worst}) (?:exclus|interdits)`,
    ),
    ({ named, others, before, alone, first }, wish) => {
      refuseClasses(wish, (named ?? others ?? before ?? alone ?? first)!);
    },
  ),
  rule("not hard to heat", `${not} ${articles}${passoire}|${passoire} ${excluded}`, (_said, wish) =>
    refuseClasses(wish, "F G"),
  ),
];
