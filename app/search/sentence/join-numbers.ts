import type { Token } from "./token.ts";

const thousands = new Set(["k", "ke", "keur", "keuro", "keuros", "mille", "milles"]);
const millions = new Set(["million", "millions", "mio", "me", "meur", "meuros"]);
const euros = new Set(["€", "euro", "euros", "eur"]);
const kilometres = new Set(["km", "kms", "kilometre", "kilometres", "kilometer"]);
const hectares = new Set(["ha", "hectare", "hectares"]);
const squareMetres = new Set(["m2", "mc", "mcarre", "mcarres", "metres2", "metre2", "sqm"]);

/** Joins numbers with their multiplier and unit: « 350 k€ » is `350000€`. Grouped numbers are amounts. */
export function joinNumbers(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const number = readNumber(tokens, index);
    const { token, length } = number ?? { token: tokens[index]!, length: 1 };
    joined.push(token);
    index += length;
  }
  return joined;
}

type Joined = { token: Token; length: number };

function readNumber(tokens: Token[], start: number): Joined | null {
  const isBeforeNumber = tokens[start]!.plain === "€" && tokens[start + 1]?.kind === "number";
  const spelt = readSpeltNumber(tokens, start);
  const first = isBeforeNumber ? start + 1 : start;
  if (!spelt && tokens[first]!.kind !== "number") return null;
  let value = spelt?.value ?? Number(tokens[first]!.plain);
  let end = first + (spelt?.length ?? 1);
  const word = (offset = 0) => tokens[end + offset]?.plain ?? "";
  let isMoney =
    isBeforeNumber || (spelt !== null && spelt.value >= 1_000) || /^\d{1,3}[ .,'’]\d{3}/.test(tokens[first]!.raw);

  const factor = factorOf(tokens, end, value);
  if (factor !== 1) {
    value *= factor;
    isMoney = true;
    end += 1;
    if (factor === 1_000_000 && isHalf(tokens, end)) [value, end] = [value + factor / 2, end + 2];
  }
  if (isMoney && /^(d|de)$/.test(word()) && euros.has(word(1))) end += 1;
  // Not « 33740 Arès ».
  const isInAres = /^ares?$/.test(word()) && value < 1_000 && !isMoney;
  if (isInAres) value *= 100;
  const unit = isInAres ? { name: "m2", length: 1 } : unitOf(tokens, end, value, isMoney);
  end += unit.length;
  // As typed: « 06000 » keeps its zero.
  if (end === start + 1 && unit.name === "") return null;
  const taken = tokens.slice(start, end);
  const raw = taken.map((token, index) => (index === 0 ? "" : token.glue) + token.raw).join("");
  const plain = `${Math.round(value * 100) / 100}${unit.name}`;
  return { token: { plain, raw, glue: tokens[start]!.glue, kind: "number" }, length: end - start };
}

/** « et demi ». */
const isHalf = (tokens: Token[], index: number) => tokens[index]?.plain === "et" && tokens[index + 1]?.plain === "demi";

function factorOf(tokens: Token[], index: number, value: number): number {
  const { plain = "", raw = "" } = tokens[index] ?? {};
  if (thousands.has(plain) && value < 100_000) return 1_000;
  if (millions.has(plain) && value < 1_000) return 1_000_000;
  // « 1,2M », « 1.2 m€ », but not « 80 m ».
  const isMillion = plain === "m" && value < 100 && (raw === "M" || euros.has(tokens[index + 1]?.plain ?? ""));
  return isMillion ? 1_000_000 : 1;
}

function unitOf(tokens: Token[], index: number, value: number, isMoney: boolean): { name: string; length: number } {
  const word = (offset: number) => tokens[index + offset]?.plain ?? "";
  const before = tokens[index - 2]?.plain ?? "";
  if (euros.has(word(0))) return { name: "€", length: 1 };
  // « 700e », where « 7e » is an arrondissement.
  if (word(0) === "e" && tokens[index]!.glue === "" && value >= 100) return { name: "€", length: 1 };
  if (squareMetres.has(word(0))) return { name: "m2", length: 1 };
  if (/^(m|metres?)$/.test(word(0)) && /^(2|carres?)$/.test(word(1))) return { name: "m2", length: 2 };
  if (word(0) === "square" && /^met(re|er)s?$/.test(word(1))) return { name: "m2", length: 2 };
  // « 80 m » is an area, « à 500 m de la gare » a distance.
  const isArea = word(0) === "m" && value >= 9 && before !== "a" && !/^(de|du|d|des)$/.test(word(1));
  if (isArea) return { name: "m2", length: 1 };
  if (hectares.has(word(0))) return { name: "ha", length: 1 };
  if (kilometres.has(word(0))) return { name: "km", length: 1 };
  return { name: isMoney ? "€" : "", length: 0 };
}

const speltNumbers = new Map(
  Object.entries({
    un: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
  }),
);
const speltFactors = new Map([
  ["cent", 100],
  ["cents", 100],
  ["mille", 1_000],
  ["million", 1_000_000],
  ["millions", 1_000_000],
]);

// « deux cent cinquante mille », « un million »; smaller numbers in letters are counts, read by the rules.
function readSpeltNumber(tokens: Token[], start: number): { value: number; length: number } | null {
  let [total, current, length] = [0, 0, 0];
  let isLarge = false;
  for (; start + length < tokens.length; length++) {
    const word = tokens[start + length]!.plain.replace(/^vingts$/, "vingt");
    const [factor, number] = [speltFactors.get(word), speltNumbers.get(word)];
    // « un demi-million », but « un million et demi ».
    if (word === "demi") current = 0.5;
    else if (number !== undefined) current = word === "vingt" && current === 4 ? 80 : current + number;
    else if (factor === undefined) break;
    else if (factor === 100) current = (current || 1) * factor;
    else [total, current] = [total + (current || 1) * factor, 0];
    isLarge ||= factor !== undefined;
  }
  if (total >= 1_000_000 && isHalf(tokens, start + length)) return { value: total + 500_000, length: length + 2 };
  // « Un hectare ».
  const isNumber = isLarge || (length > 0 && hectares.has(tokens[start + length]?.plain ?? ""));
  return isNumber ? { value: total + current, length } : null;
}
