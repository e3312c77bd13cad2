import { either, type Rule, rule, after } from "./rule.ts";

const views = either(
  "mer|ocean|lacs?|montagnes?|jardins?|parc|riviere|fleuve|port|campagne|vignes?|vignobles?|monuments?|tour eiffel",
  "degagee|panoramique|imprenable|exceptionnelle|dominante|plage|rhone|saone|seine|loire|garonne|dordogne|mont blanc",
  "pyrenees|alpes|vallee|foret|golf|cathedrale|chateau|place|bassin|canal|rue|cour|eau|toits|sud|vercors|calanques",
);
const shore = "(?:mer|rivieres?|lacs?|plages?|ocean|eau|canal|seine|loire|marne|fleuve|foret|etang)";
const article = "(?:la|le|les|l|un|une)";

export const floors = either(
  "derniers?|premiers?|deuxiemes?|troisiemes?|quatriemes?|cinquiemes?|hauts?",
  String.raw`\d{1,2} ?(?:er|e|eme|ieme|nd|nde)?`,
);

/** Words whose meaning would be lost one by one. */
export const phraseRules: Rule[] = [
  rule(
    "a view",
    `vues?${after("(?:sur|a|degagee sur|panoramique sur|imprenable sur)")}${after(article)} ${views}`,
    () => "keyword",
  ),
  rule("a fine view", "(?:belles?|superbes?|magnifiques?|jolies?) vues?", () => "keyword"),
  rule(
    "by the water",
    either(
      `(?:bords?|front|proches?|proximite|face|cote|acces|pres)${after("(?:de|du|a|au|des|immediat)")}${after(article)} ${shore}`,
      "pieds dans l eau",
    ),
    () => "keyword",
  ),
  rule(
    "floors and levels",
    either(
      String.raw`plain ?pieds?|sous sols?(?: total| complet)?|rez de (?:jardin|chaussee)|rdc|etages? eleves?|r \+ \d`,
      `${floors} etages?${after("(?:eleves?|et plus)")}`,
    ),
    () => "keyword",
  ),
  rule(
    "works",
    either(
      "(?:gros |petits )?travaux|a (?:renover|rafraichir|restaurer|rehabiliter|amenager|debattre)",
      "refaite? a neuf|entierement renovee?|etat neuf|(?:(?:programmes?|logements?|constructions?|immobilier) )?neu(?:fs?|ves?)",
    ),
    () => "keyword",
  ),
  rule(
    "rooms and comforts",
    either(
      "cuisines? (?:equipees?|americaines?|ouvertes?|separees?|amenagees?|independantes?)|suites? parentales?",
      "salles? (?:de bains?|d eau|a manger|de jeux|de sport|de cinema|de reception)|chambres? de (?:bonne|service)",
      "parties? communes?|double vitrage|double sejour|pieces? de vie|panneaux? solaires?|pompes? a chaleur",
      "frais de notaire(?: reduits?| offerts?)?|maisons? d hotes?|chambres? d hotes?|vis a vis|portes? fenetres?|local velo",
    ),
    () => "keyword",
  ),
  rule(
    "the middle of a town",
    "(?:hyper ?)?centre ?villes?|centre bourg|coeur de (?:ville|village)|hyper ?centre",
    () => "keyword",
  ),
  rule(
    "years",
    either(
      String.raw`(?:annees?|construit(?:e|es|s)?(?: (?:en|apres|avant|depuis))?|datant de|avant|apres|depuis) (?:1[789]|20)\d\d`,
      "annees? [2-9]0",
    ),
    () => "keyword",
  ),
];

/** Phrases without a meaning for a home. */
export const courtesyRules: Rule[] = [
  rule(
    "courtesies",
    either(
      "s il (?:vous|te) plait|bonne journee|(?:je|nous|on) (?:suis|sommes|est) (?:a la recherche|interessee?s?)",
      "a la recherche|(?:il|elle) (?:y a|faut|faudrait)|y a t il|est ce (?:que|qu)|(?:que|qu) (?:il|elle)|d avance|j ai",
      "(?:peu )?importe|sans limite(?: de (?:prix|budget))?|a pied|a velo|en voiture",
    ),
    () => "understood",
  ),
];
