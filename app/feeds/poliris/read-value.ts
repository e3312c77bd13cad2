import { readTypedDate } from "#app/publish/form/typed-date.ts";

/** Texts that software writes for an unknown value. */
const nothing = /^(?:null|undefined|nan|n\/?[ac]|nd|non renseign[ée]e?|-+|\?+)$/i;

/** The text of a column without prose; empty for an unknown value. */
export const knownText = (text: string): string => (nothing.test(text) ? "" : text);

type ReadNumber = { ok: true; value: number } | { ok: false; code: "notANumber" | "ambiguousNumber" };

/**
 * Reads a number as software writes it: « 250000.00 », « 250 000,50 € », « 1.250.000 », « 148 kWh/m² ». An amount « 250.000 » is
 * ambiguous (250 or 250,000 euros) and never guessed.
 */
export function readNumber(text: string, { isAmount = false } = {}): ReadNumber {
  const bare = text
    .toLowerCase()
    .replaceAll(/[\s\u00A0\u202F'’]|€|euros?|eur|m²|m2|%|(?:kwh|kg|\/\s*(?:mois|an)).{0,20}$/g, "");
  const sign = bare.startsWith("-") ? -1 : 1;
  const digits = bare.replace(/^[-+]/, "");
  const value = toNumber(digits);
  if (value === null) return { ok: false, code: "notANumber" };
  if (isAmount && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return { ok: false, code: "ambiguousNumber" };
  return { ok: true, value: value === 0 ? 0 : sign * value };
}

function toNumber(digits: string): number | null {
  if (digits.length > 30) return null;
  if (/^\d+([.,]\d*)?$/.test(digits)) return Number(digits.replace(",", "."));
  // One sign separates thousands, the other decimals.
  if (/^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[.,]/g, ""));
  const both =
    /^(?<whole>\d{1,3}(?:(?<thousand>[.,])\d{3})(?:\k<thousand>\d{3})*)(?!\k<thousand>)[.,](?<decimals>\d{1,2})$/.exec(
      digits,
    );
  return both?.groups ? Number(`${both.groups.whole!.replaceAll(/[.,]/g, "")}.${both.groups.decimals}`) : null;
}

const yes = new Set(["oui", "o", "yes", "y", "1", "true", "vrai", "x"]);
const no = new Set(["non", "n", "no", "0", "false", "faux"]);

/** Yes or no; null for any other text. */
export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** An ISO day without its time; empty for « 00/00/0000 » and similar, null for a text that is no date. */
export function readDay(text: string): string | null {
  const day = text.replace(/[T ]\d{1,2}[:h]\d{2}.*$/, "");
  if (/^0{1,4}\D0{1,2}\D0{1,4}$|^0001-01-01$|^01\/01\/(?:0001|1900)$|^0+$/.test(day)) return "";
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  return readTypedDate(
    compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : day.replace(/^(\d{4})\/(\d{2})\/(\d{2})$/, "$1-$2-$3"),
  );
}

/** A number as an advertiser types it: two decimals at most, after a comma. */
export const typedNumber = (value: number): string => String(Number(value.toFixed(2))).replace(".", ",");

/** An amount as an advertiser types it: « 285000 », « 670,50 ». */
export const typedAmount = (value: number): string =>
  Number.isInteger(Number(value.toFixed(2))) ? value.toFixed(0) : value.toFixed(2).replace(".", ",");
