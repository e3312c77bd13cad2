import { articles as anyArticles, home } from "./negation.ts";
import { either, type Rule, rule } from "./rule.ts";
import { floors } from "./word-rules.ts";

const groundFloor = "(?:rez de chaussee|rez de chausse|rdc|rez(?! de jardin))";
const articles = `(?:(?:au|aux|dans|sur|:) )?${anyArticles}(?:(?:gros|grosse|trop) (?:de )?)?`;
// « Pas cher », « pas loin de Rennes », « hors charges », « pas plus de 300 000 € » have rules of their own.
const others = either(
  "cheres?|chers?|trop|plus|moins|depasser|loin|limite|charges|(?:en |au )?(?:dessous|dessus)|inferieure?s?|superieure?s?",
  "(?:(?:en|au|de) )?(?:rdc|rez)",
);
/** Negations that praise a home in texts of listings: « sans vis-à-vis ». */
const praised = either(
  "vis a vis|travaux|frais(?: (?:d agence|de notaire))?|commission|honoraires|mitoyen\\w*|mitoyennete",
  "voisins?|voisinage|nuisances?|bruits?|perte|lotissement|viabilise\\w*|constructibles?|fumeurs?|dpe",
);
const nouns = either(
  "rez de jardin|salles? de bains?|plain pied|sous sol|cuisine (?:ouverte|americaine|fermee)|fosse septique|toit plat",
  "chauffages? (?:(?:au|a l|a la|par|de) )?(?:gaz|fioul|electrique|electricite|sol|collectif|individuel|bois|granules|ville)",
  `gaz de ville|zones? [a-z]\\w*|(?:programmes?|logements?|constructions?|immobilier) neu(?:fs?|ves?)|${floors} etages?`,
  "quartiers? (?:(?:de|du|des|la|le|les|l) )*[a-z]\\w*|(?:vieux|vieille) [a-z]\\w*",
  `${home} (?:en|de|d|dans|avec) (?:l |la |le |un |une )?[a-z]\\w*`,
);
const adjective = either(
  "passante?s?|bruyante?s?|partagee?s?|collecti(?:f|ve)s?|communs?|communes?",
  "electriques?|mitoyen(?:ne)?s?|anciens?|anciennes?",
  "nord|sud|est|ouest|haute?s?|basse?s?|eleves?|commercia(?:l|le|ux)|socia(?:l|le|ux)|thermiques?",
  "solaires?|bruts?|plats?|plates?|pentue?s?",
);

/** Negations without a criterion: « sans cheminée » must never find homes with a fireplace. */
export const negationRules: Rule[] = [
  rule(
    "not on the ground floor",
    either(
      `(?:sans|pas|ni|hors|sauf|excepte|non|jamais) ${anyArticles}(?:${home} )?(?:(?:le|en|au|de|du) )*${groundFloor}`,
      `${groundFloor} (?:exclus?|non|interdit)`,
      String.raw`(?:en|a l|aux) etages?(?! \d)`,
    ),
    (_said, wish) => {
      wish.criteria.aboveGround = true;
    },
  ),
  rule("a negation of listings", `(?:sans|aucune?|ni|hors|pas) ${articles}${praised}|non [a-z]\\w*`, () => "quoted"),
  rule(
    "without",
    `(?:sans|aucune?|ni|hors|sauf|excepte|hormis|pas|jamais(?= de? ))(?! ${others}(?= )) ${articles}` +
      `(?:${nouns}|[a-z]\\w*(?: ${adjective}(?= ))?)`,
    () => "refused",
  ),
];
