import type { SentenceNote } from "./notes.ts";
import { after, either, maybe, type Outcome, type Rule, rule } from "./rule.ts";

const noted = (note: SentenceNote, words: string, outcome: Outcome = "keyword"): Rule =>
  rule(note, words, (_said, wish) => {
    wish.notes.add(note);
    return outcome;
  });

/** The visitor's own position, before any rule reads « autour de » as a distance to a place. */
export const hereRules: Rule[] = [
  noted(
    "ici",
    either(
      `${maybe("(?:tout|pas loin|non loin|juste)")}(?:autour|pres|proches?|aupres|a proximite|a cote|aux alentours|loin) ` +
        "(?:de |d )(?:chez )?(?:moi|nous|ici|ma position|mon domicile)",
      String.raw`${maybe("(?:a|dans un rayon de)")}${maybe("moins de")}\d+(?:km|min)? ?(?:minutes?|mn|min)? (?:de|autour de) (?:chez )?(?:moi|nous)`,
      "(?:dans|pour) mon (?:quartier|secteur|coin)|(?:la )?(?:ou|d ou) je (?:suis|me trouve)|ma position|par ici",
      "(?:near|around|close to|next to) (?:me|here|my location)",
    ),
    "understood",
  ),
];

/** Facts that only the texts of listings contain. */
export const factRules: Rule[] = [
  noted("dernier-etage", "(?:au |en )?dernier etage"),
  noted(
    "neuf",
    "(?<!(?: a| etat| comme| quasi) )(?:dans (?:du|le|l) )?(?:(?:programmes?|logements?|constructions?|immobilier) )?neu(?:fs?|ves?)(?! (?:pieces?|chambres?|p|ch|mois|ans?|euros?))",
  ),
  noted("viager", "viagers?"),
  noted(
    "vacances",
    either(
      "(?:pour (?:les|des) |de |en )?vacances|saisonni(?:er|ere)s?|(?:a|pour) la (?:semaine|nuit|nuitee|journee)|(?:pour )?(?:un|le) week ?end|airbnb",
    ),
  ),
];

/** Kinds of property that the portal does not have. They come after rules with longer words: « maison avec bureau ». */
export const absentKindRules: Rule[] = [
  noted("bureau", "(?<! (?:avec|et|,|\\+) (?:un )?)bureaux?|open ?space|coworking"),
  noted(
    "local",
    either(
      `loca(?:l|ux) (?:commercia(?:l|ux)|professionnels?|artisana(?:l|ux)|d activites?|pro)|murs commerciaux`,
      `fonds? de commerces?|boutiques?|entrepots?|hangars?|pas de porte${after("commercial")}`,
    ),
  ),
  rule("shops", String.raw`(?<=\| )commerces?|commerces?(?= \|)`, (_said, { criteria, notes }) => {
    // « 80 m² proche commerces » is a home.
    if (criteria.areaMin === undefined && criteria.areaMax === undefined) notes.add("local");
    return "keyword";
  }),
  noted("immeuble", `immeubles?${after("(?:de rapport|entiers?|locatifs?)")}`),
];
