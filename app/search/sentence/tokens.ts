import { arrondissementsOf } from "#app/domain/arrondissements.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { joinNumbers } from "./join-numbers.ts";
import type { Token } from "./token.ts";

/** The most characters of a sentence that are read. */
const MAX_SENTENCE = 200;

// « 150 200k » is no group.
const grouped = String.raw`\d{1,3}(?:[ .,'’]\d{3}){1,2}(?!\d| ?k)(?:,\d{1,2}(?!\d))?`;
/** « 200 000 » of « 200 000 300 000 ». */
const firstOfTwo = String.raw`\d{2,3} \d{3}(?= [1-9]\d{1,2} \d{3}(?!\d))`;
/** A colon after a negation, before a list. */
const colon = "(?<=(?:[Ss]ans|[Pp]as(?: de)?) ?):";
const tokenPattern = new RegExp(
  String.raw`(?<number>${firstOfTwo}|${grouped}|\d+(?:[.,]\d{1,2}(?!\d))?)|(?<word>\p{L}[\p{L}\p{M}\d²]*)|` +
    String.raw`(?<sign>[<>]=?|[≤≥+/,;&~€–-]|${colon})`,
  "gu",
);

/** « Ｔ３ », as some keyboards type. */
const wide = /[\uFF01-\uFF5E]/g;

const signs: Record<string, string> = {
  "<=": "<",
  "≤": "<",
  ">=": ">",
  "≥": ">",
  ";": ",",
  "&": "et",
  "~": "environ",
  "–": "-",
};

/** The tokens of a sentence, its numbers joined with their units. Never throws. */
export function readTokens(sentence: string): Token[] {
  const text = cleanText(sentence.length > MAX_SENTENCE ? wholeWords(sentence) : sentence).replaceAll(wide, (each) =>
    each.normalize("NFKC"),
  );
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const [raw] = match;
    const isJoint = raw === "-" && /\p{L}-\p{L}/u.test(text.slice(match.index - 1, match.index + 2));
    if (isJoint) continue;
    const glue = text.slice(end, match.index);
    end = match.index + raw.length;
    const groups = match.groups!;
    if (groups.number) tokens.push({ plain: plainNumber(raw), raw, glue, kind: "number" });
    // « T3+ balcon », not « T3 + balcon ».
    else if (raw === "+" && glue === "" && /^( |$)/.test(text.slice(end)))
      tokens.push({ plain: "ou+", raw, glue, kind: "sign" });
    else if (groups.sign) tokens.push({ plain: signs[raw] ?? raw, raw, glue, kind: "sign" });
    else tokens.push(...splitWord({ plain: plainWord(raw), raw, glue, kind: "word" }));
  }
  return joinNumbers(splitDistricts(tokens));
}

/** Cuts a sentence after a whole word. */
const wholeWords = (sentence: string) => sentence.slice(0, MAX_SENTENCE).replace(/\s\S*$/, "");

const plainWord = (raw: string) => normalizeName(raw).replaceAll(" ", "") || raw.toLowerCase();

function plainNumber(raw: string): string {
  if (raw.startsWith("0")) return raw.replace(",", ".");
  const isGrouped = new RegExp(`^${grouped}$`, "u").test(raw);
  const digits = isGrouped ? raw.replace(/,\d{1,2}$/, "").replaceAll(/[ .,'’]/g, "") : raw.replace(",", ".");
  return String(Number(digits));
}

// « paris15 », « t2meublé », « maisonavecjardin » are typed on phones.
function splitWord(token: Token): Token[] {
  const [, type, word] = /^([tf][1-9])([a-z]{4,})$/.exec(token.plain) ?? [];
  if (type && word)
    return [
      { ...token, plain: type, raw: token.raw.slice(0, 2) },
      { plain: word, raw: token.raw.slice(2), glue: "", kind: "word" },
    ];
  const [, home, feature] = /^(\p{L}{4,})avec(\p{L}{4,})$/iu.exec(token.raw) ?? [];
  if (home && feature)
    return [home, "avec", feature].map((raw, nth) => ({
      ...token,
      plain: plainWord(raw),
      raw,
      glue: nth === 0 ? token.glue : " ",
    }));
  const parts = /^(?<city>paris|lyon|marseille)(?<number>\d{1,2})(?<rest>[a-z]*)$/.exec(token.plain)?.groups;
  if (!parts) return [token];
  const { city, number, rest } = parts;
  const first: Token[] = [
    { ...token, plain: city!, raw: token.raw.slice(0, city!.length) },
    { plain: number!, raw: number!, glue: "", kind: "number" },
  ];
  return rest ? [...first, { plain: rest, raw: rest, glue: "", kind: "word" }] : first;
}

// « Lyon 7 350 000 » is Lyon 7e up to 350 000, and « Paris 1 200 000 € » costs more than a million.
function splitDistricts(tokens: Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const city = tokens[index - 1]?.plain ?? "";
    const most = arrondissementsOf.get(city);
    const parts = /^(?<district>\d{1,2})[ ](?<amount>\d{3}(?: \d{3})?)$/.exec(token.raw)?.groups;
    if (most === undefined || !parts || Number(parts.district) > most || isPlausible(city, Number(token.plain)))
      return [token];
    const { district, amount } = parts;
    return [
      { ...token, plain: district!, raw: district! },
      { plain: plainNumber(amount!), raw: amount!, glue: " ", kind: "number" as const },
    ];
  });
}

function isPlausible(city: string, amount: number): boolean {
  const [rent, price] = city === "paris" ? [3_000, 3_000_000] : [2_000, 2_000_000];
  return amount < rent || (amount >= 20_000 && amount < price);
}
