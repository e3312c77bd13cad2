import { cityAbbreviations } from "#app/domain/city-abbreviations.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import shortForms from "./data/short-forms.json" with { type: "json" };

/** Unambiguous short forms, with the plain word. « av » may also be an avenue: the rule of sales reads it. */
const words = new Map(Object.entries(shortForms));

// « ss » is « sous » before these, and « sans » before others.
const below = /^(sols?|pentes?|toits?|combles|offre|compromis|les)$/;

/** The full word of a short form; `next` is the word after it. */
export function wordOf(plain: string, next = ""): string | null {
  if (plain === "ss") return below.test(next) ? "sous" : "sans";
  if (/^pleins?$/.test(plain) && /^pieds?$/.test(next)) return "plain";
  const city = cityAbbreviations.get(plain);
  return words.get(plain) ?? (city === undefined ? null : normalizeName(city));
}
