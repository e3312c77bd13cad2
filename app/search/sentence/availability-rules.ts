import { home } from "./negation.ts";
import { after, either, maybe, type Rule, rule } from "./rule.ts";
import type { Wish } from "./wish.ts";

const moment = either(
  "janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver",
  String.raw`rentree|vacances|noel|annee|mois|semaine|week end|plus|(?:\d{1,2}|20\d\d)(?= )`,
);
/** Words after « disponible » for the date of moving in, which is not the availability of a home. */
const when = either(
  "(?:de |des |tout de )*(?:suite|maintenant|aujourd hui|demain)|immediate?s?|immediatement|rapidement|vite",
  "courant|debut|fin|mi|bientot|prochainement|des que",
  `(?:(?:a partir|a compter|des|avant|apres|vers|depuis|en|au|de|du|d|pour|sous|toute?) )*(?:(?:le|la|cet|cette|ce|l|debut|fin|mi) )*${moment}`,
  String.raw`(?:dans|d ici) (?:\d|une?|deux|trois|quelques|peu)`,
);
const notWhen = `(?! ${when}(?= ))`;
const available = `disponibles?${notWhen}`;
const only = "(?:seulement|uniquement|exclusivement|juste|rien que|que)";
const homes = `(?:${home}|annonces?|offres?|proprietes?|residences?)`;
const their = `(?:(?:de|d|du|des|le|la|les|l|ceux|celles) )*${maybe(homes)}`;
const still = "(?:(?:encore|toujours|actuellement|qui|est|sont) )*";

/** Words for a home that somebody is about to buy or to rent. « Sans compromis » alone praises comfort. */
const taken = either(
  `(?:deja )?(?:sous|en) (?:(?:cours|phase) de )?(?:offres?|compromis|promesse|option|negociations?)${after("(?:de vente|d achat)")}`,
  "(?:deja )?reservee?s?(?! (?:a|au|aux|pour) )",
  // « Vendu loué » is sold with its tenant.
  "(?:deja |encore )?vendue?s?(?! (?:louee?s?|occupee?s?|avec|en|sur) )",
  "(?:deja |encore )louee?s?",
);
const not = "(?:(?:qui|n|ne|est|sont|soit|soient) )*(?:pas|non|ni|hors|sauf|excepte|hormis|exclure|eviter|sans)";

const wanted = (_said: unknown, { criteria }: Wish) => {
  criteria.available = true;
};

/** « Encore disponible », « pas sous offre ». They come before rules of refusals and of homes, which know the single words. */
export const availabilityRules: Rule[] = [
  rule(
    "only homes that are available",
    either(`${only} ${still}${available}`, `${only}(?= ${their}${still}${available} )`),
    wanted,
  ),
  rule("homes that are available only", `${still}disponibles? ${only}${notWhen}`, wanted),
  rule(
    "available homes",
    either(
      // The lookahead comes first: most sentences fail it at once.
      `(?=${still}disponible)(?<=${homes} )${still}${available}`,
      `(?<! (?:pas|plus|non|ni) )(?:(?:encore|toujours|actuellement) )+${available}`,
      // The plural alone is about homes; one « disponible » may be about a garage.
      `(?<! (?:pas|plus|non|ni|encore|bientot|prochainement|places|parkings|garages) )disponibles${notWhen}`,
    ),
    wanted,
  ),
  rule("not taken", `${not} ${their}${taken}(?:(?: (?:,|et|ou|ni|/))+ (?:${not} )?${their}${taken})*`, wanted),
];
