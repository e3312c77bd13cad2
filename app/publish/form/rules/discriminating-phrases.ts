import type { DiscriminationGround } from "#app/domain/discrimination.ts";
import { type ReadableText, readableText } from "./readable-text.ts";

// Parts of the expressions below; « \s » where a space may be missing, a plain space where hyphens may stand for it.

/** Words that turn a group away, before the name of the group. */
const NOT =
  "(?:pas|ni|non|no|aucune?s?|jamais|refus(?:e|ons|es|ees)?|interdite?s?|(?:pas|refus) de (?:location|colocation|visites?))";
const TO = "(?: d'\\s?| d | de | des | les | la | aux? | a des | a une? | pour (?:les |des |un |une )?| )";
/** Words that turn a group away, after the name of the group. « Interdit aux voitures » is about no people. */
const EXCLUDED =
  "(?:s'abstenir|abstenez|(?:(?:ne sont|ne seront|n'est|ne sera) )?(?:pas|non) (?:acceptee?s?|admise?s?|desiree?s?|autorisee?s?)|refusee?s?|exclue?s?|interdite?s?|passez votre chemin)(?! (?:a|aux?|sans) )";
/** Words that reserve the home for one group, before the name of the group. */
const RESERVED_FOR = "(?:uniquement|seulement|exclusivement|reservee?s?|priorite|(?:de )?preference)";
const FOR = "(?:(?:pour|a|aux?|a des|a une?|des|les|une?) )?(?:(?:personnes?|locataires?|candidate?s?|publics?) )?";
/** Words that reserve the home for one group, after the name of the group. */
const ONLY =
  "(?:uniquement|seulement|exclusivement|only|de preference|en priorite|obligatoire(?:ment)?|imperati(?:f|ve|vement)|exigee?s?|requise?s?|demandee?s?|souhaitee?s?)";
const BETWEEN = "[\\s:,.;!()-]{0,3}";
const START = "(?<=(?:^|[.,;:!?()\\n-])\\s{0,3})";
const HOME = "(?:logements?|appartements?|studios?|chambres?|maisons?|(?:co)?locations?|lou(?:e|er|ons|ez))";
const TENANTS = "(?:(?:co)?locataires?|candidate?s?|personnes?)";
/** The start of a clause, or a mention of the home or its tenants before: « lycée de filles uniquement » has neither. */
const OF_HOME = `(?<=${START}|(?:${HOME}|${TENANTS}) (?:pour |a |aux? |de |des |les |une? )?)`;

const excluded = (people: string) => `(?:${NOT}${TO}${people}|${people}${BETWEEN}${EXCLUDED})`;
const alone = (people: string) => `(?:${RESERVED_FOR}${BETWEEN}${FOR}${people}|${people}${BETWEEN}${ONLY})`;

const foreigners =
  "(?:personnes? )?(?:d'origine )?(?:etrang(?:er|ere)s?|immigree?s?|migrante?s?|refugiee?s?|demandeurs? d'asile)";
const peoples =
  "(?:personnes? d'origine )?(?:africaine?s?|mag?h?rebine?s?|arabes?|personnes? noires?|(?:gens|personnes?) de couleur|blacks?|asiatiques|roms|gitans?|gitanes|manouches?|gens du voyage)";
const french = "(?:de nationalite francaise|d'origine francaise|francais(?:es?)?|europeens)";
/** Words that are colours too, and count only beside a person. */
const coloured = (colour: string) =>
  `(?:(?<=(?:^|[.!?\\n])\\s{0,3}(?:les )?)|(?:personnes?|locataires?|candidate?s?|gens) )${colour}`;
const faiths =
  "(?:musulmane?s?|juifs?|juives?|chretiens?|chretiennes?|catholiques?|protestante?s?|islam|(?:femmes?|personnes?) voilees?)";
const sexes =
  "(?:femmes?|filles?|jeunes? (?:femmes?|filles?|hommes?)|hommes?|garcons?|dames|dame seule|messieurs)(?: seule?s?)?(?! de (?:chambre|menage))";
const ages = "(?:retraitee?s?|jeunes)";
const children = "(?:enfants?|bebes?)";
const guarantors = "(?:garante?s?|garanties?|cautions?|cautionnaires?)(?: physiques?| parentale?s?| familiale?s?)?";
const inFrance =
  "(?:francais(?:es?)?|de nationalite francaise|(?:(?:resid[ae]n?t|domicilie|habitant|vivant|situe|base)e?s? )?en france(?: metropolitaine)?)";

/**
 * Phrases by ground, as regular expressions of the readable text: groups that are turned away, or for whom alone the home is.
 * « Idéal pour un couple » excludes nobody. Work and income are no ground (« CDI exigé »), nor is a number of people.
 */
const phrases: Record<DiscriminationGround, string[]> = {
  guarantor: [
    `${guarantors} ${inFrance}${BETWEEN}${ONLY}`,
    `(?:exigeons|demandons|exigee?s?|demandee?s?|il faut|uniquement|seulement|necessite)(?: avec)?(?: une?| des| les)? ${guarantors} ${inFrance}`,
    excluded(`${guarantors} (?:etranger(?:e)?s?|(?:resid[ae]n?ts? )?a l'etranger|hors de france)`),
  ],
  origin: [
    // « Aucun étranger à la copropriété »: an outsider.
    `${excluded(foreigners)}(?! (?:a|aux?) )`,
    `sauf (?:les |aux )?${foreigners}`,
    excluded(peoples),
    `${NOT} (?:de|des|les|aux|pour les) noirs|${coloured("noirs")}${BETWEEN}${EXCLUDED}`,
    excluded("(?:titres? de sejour|cartes? de sejour)"),
    // « Matériaux français exclusivement » is about no person.
    `(?:${START}|(?:personnes?|locataires?|candidate?s?|couples?|etudiante?s?|gens) )${french}${BETWEEN}${ONLY}`,
    `${RESERVED_FOR} (?:pour|aux?|a des|a une?)(?: (?:personnes?|locataires?|candidate?s?|couples?))? ${french}`,
    `${START}(?:uniquement|seulement|exclusivement) (?:des )?${french}`,
    `(?:carte d'identite|piece d'identite|nationalite) francaise${BETWEEN}${ONLY}`,
    "francais de souche",
    alone("personnes? blanches?"),
    `${RESERVED_FOR} (?:pour|aux?)(?: les| des)? blancs|${coloured("blancs")}${BETWEEN}${ONLY}`,
  ],
  religion: [
    excluded(faiths),
    `${OF_HOME}${alone(faiths)}`,
    "(?:confession|religion) (?:catholique|chretienne|musulmane|juive|protestante) (?:uniquement|exigee|seulement|exclusivement)",
  ],
  family: [
    // « Pas d'enfants dans l'immeuble » is about the neighbours.
    "(?:pas|ni|aucun|non)(?: d'\\s?| d | aux | )(?:enfants?|bebes?)(?! (?:dans|au|a l'etage|en bas(?! age)|voisins?)|\\s?\\?)",
    `(?:familles?|couples?|celibataires?|meres? (?:celibataires?|seules?))${BETWEEN}${EXCLUDED}`,
    `${children}${BETWEEN}${EXCLUDED}(?! (?:dans|sur|en|au) )`,
    "pas (?:de|des) (?:familles?|couples?|celibataires?|meres? celibataires?|divorcee?s?|parents? isoles?)(?! (?:dans|au|en dessous|a l'etage))",
    alone("(?:celibataires?|couples? maries?|(?:couples?|familles?|personnes?|locataires?) sans enfants?)"),
  ],
  pregnancy: [excluded("femmes? enceintes?")],
  age: [
    excluded("(?:jeunes couples?|personnes? agees?|retraitee?s?|vieilles personnes)"),
    // « Pas de jeunes arbres » is about no person.
    `${NOT}${TO}jeunes(?=\\s?(?:$|[.,;:!?()\\n-])| (?:ni|et|ou|gens|merci|svp))|jeunes${BETWEEN}${EXCLUDED}`,
    // Residences for students and for seniors are lawful.
    `(?<!(?:residence|foyer)[^.!?\\n]{0,80})${alone(ages)}`,
    `(?:locataires?|personnes?|candidate?s?)(?: de| agees? de| ages? de)? (?:plus|moins) de \\d\\d ans${BETWEEN}(?:${ONLY}|${EXCLUDED})`,
    "pas de (?:locataires?|personnes?|candidate?s?)(?: de| agees? de| ages? de)? (?:plus|moins) de \\d\\d ans",
  ],
  sex: [`${OF_HOME}${excluded(sexes)}`, `${OF_HOME}${alone(sexes)}`],
  orientation: [
    excluded("(?:homosexuel(?:le)?s?|homos|gays?|lesbiennes?|lgbt|trans|transsexuel(?:le)?s?|transgenres?)"),
    alone("(?:couples? )?(?:heteros?|heterosexuel(?:le)?s?)"),
  ],
  disability: [
    excluded("(?:personnes? )?(?:handicapee?s?|malades|seropositi(?:f|ve)s?|depressi(?:f|ve)s)"),
    excluded("personnes? (?:invalides?|sous (?:tutelle|curatelle))"),
    `bonne sante ${ONLY}`,
  ],
  poverty: [
    excluded("(?:(?:beneficiaires?|allocataires?) du )?rsa"),
    excluded("(?:cas soc(?:iaux)?|cassos|assistes|allocataires?(?: de la caf)?)"),
  ],
};

/** Phrases that may exclude people, or be about something else: « lycée de filles uniquement ». */
const doubtful = [alone(faiths), alone(sexes), excluded(sexes), alone(ages), `${children}${BETWEEN}${EXCLUDED}`];

const compile = (phrase: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${phrase.replaceAll(" ", "[\\s-]{1,3}")})(?![\\p{L}\\d])`, "u");

const refusals = (Object.entries(phrases) as [DiscriminationGround, string[]][]).flatMap(([ground, list]) =>
  list.map((phrase) => ({ ground, pattern: compile(phrase) })),
);
const doubts = doubtful.map(compile);

/** The first words of a text that exclude people; null where there are none. */
export function findDiscrimination(original: string): { ground: DiscriminationGround; quote: string } | null {
  const text = readableText(original);
  for (const { ground, pattern } of refusals) {
    const quote = quoteOf(pattern, text);
    if (quote) return { ground, quote };
  }
  return null;
}

/** The first words of a text that may exclude people, for a text in which `findDiscrimination` finds nothing; null without any. */
export function findPossibleExclusion(original: string): string | null {
  if (findDiscrimination(original)) return null;
  const text = readableText(original);
  return doubts.map((pattern) => quoteOf(pattern, text)).find((quote) => quote !== null) ?? null;
}

function quoteOf(pattern: RegExp, { text, quote }: ReadableText): string | null {
  const match = pattern.exec(text);
  return match && quote(match.index, match.index + match[0].length);
}
