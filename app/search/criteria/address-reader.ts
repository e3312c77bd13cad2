import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { readTypedNumber } from "#app/i18n/typed-number.ts";
import { parseDrawing, parseView } from "./parse-area.ts";
import type { SearchArea } from "./search-area.ts";
import { spellingsOf, tickSpellings } from "./spellings.ts";

/** Limits of an address: beyond them a search is a mistake or an attack. */
const MAX_TEXT = 100;
const MAX_AREA_TEXT = 2_000;
const MAX_VALUES_READ = 50;
const MAX_PROBLEM_TEXT = 60;
/** The most places of each kind in a search, from an address or a sentence. */
export const MAX_COMMUNES = 20;
export const MAX_DEPARTMENTS = 20;
export const MAX_REGIONS = 6;
const MAX_RADIUS = 100;
/** Above any price of a home, in whole units of any currency. */
const MAX_AMOUNT = 2_000_000_000;

/** Reads the parameters of an address. Reports and leaves out what it cannot understand. */
export class AddressReader {
  readonly problems: CriteriaProblem[] = [];
  readonly #params: URLSearchParams;

  constructor(params: URLSearchParams) {
    this.#params = params;
  }

  report(problem: CriteriaProblem): void {
    this.problems.push({ ...problem, typed: cleanText(problem.typed).slice(0, MAX_PROBLEM_TEXT) });
  }

  /** A whole number of at least zero. */
  amount(...names: string[]): number | null {
    const typed = this.first(...names);
    return typed === null ? null : this.#readAmount(typed, names[0]!);
  }

  /** Two amounts, in order: « de 300 000 à 200 000 » is read the other way round. */
  range(low: string, high: string): [number | null, number | null] {
    const [from, to] = [this.amount(low), this.amount(high)];
    if (from === null || to === null || from <= to) return [from, to];
    this.report({ code: "inverted-range", parameter: low, typed: `${from} – ${to}`, range: { from: to, to: from } });
    return [to, from];
  }

  /** A count, at most `most`; zero means none. */
  count(names: readonly string[], most: number): number | null {
    const typed = this.first(...names);
    const count = typed === null ? null : this.#readAmount(typed, names[0]!, most);
    return count === 0 ? null : count;
  }

  /** Counts from 1 to `most`, in order, each once; commas separate them too. */
  counts(names: readonly string[], most: number): number[] {
    const counts = new Set(this.#list(names).map((typed) => this.#readAmount(typed, names[0]!, most) ?? 0));
    counts.delete(0);
    return [...counts].toSorted((one, other) => one - other);
  }

  /** The value of the word in the address; the keys of `words` are normalized by `normalizeName`. */
  word<Value>(names: readonly string[], words: Record<string, Value>): Value | null {
    const typed = this.first(...names);
    if (typed === null) return null;
    const key = normalizeName(typed.slice(0, MAX_TEXT));
    if (Object.hasOwn(words, key)) return words[key]!;
    this.report({ code: "unknown-value", parameter: names[0]!, typed });
    return null;
  }

  flag(names: readonly string[]): boolean {
    return this.word(names, tickSpellings) ?? false;
  }

  choice<Choice extends string>(names: readonly string[], choices: readonly Choice[]): Choice | null {
    return this.word(names, spellingsOf(choices));
  }

  /** The choices that the parameters name, in the order of `choices`; commas separate them too. */
  choices<Choice extends string>(names: readonly string[], choices: readonly Choice[]): Choice[] {
    const words = spellingsOf(choices);
    const chosen = new Set<Choice | null>();
    const unknown = new Set<string>();
    for (const value of this.#list(names)) {
      const key = normalizeName(value);
      if (Object.hasOwn(words, key)) chosen.add(words[key]!);
      else unknown.add(value);
    }
    for (const value of unknown) this.report({ code: "unknown-value", parameter: names[0]!, typed: value });
    return choices.filter((choice) => chosen.has(choice));
  }

  text(...names: string[]): string | null {
    const typed = this.first(...names);
    if (typed === null) return null;
    const text = cleanText(typed);
    if (text.length > MAX_TEXT) this.report({ code: "too-long", parameter: names[0]!, typed: text });
    return text.slice(0, MAX_TEXT).trim() || null;
  }

  /** Texts without repeats, sorted, at most `most` of them. */
  texts(names: readonly string[], most: number): string[] {
    const typed = this.all(...names).map((value) => cleanText(value).slice(0, MAX_TEXT).trim());
    const distinct = [...new Set(typed.filter((value) => value !== ""))].toSorted();
    if (distinct.length > most) this.report({ code: "too-many", parameter: names[0]!, typed: String(distinct.length) });
    return distinct.slice(0, most);
  }

  /** Places, with the radius around communes, which needs one. */
  places() {
    const communes = this.texts(["commune", "city"], MAX_COMMUNES);
    return {
      communes,
      radius: communes.length > 0 ? this.#readRadius() : null,
      departments: this.texts(["departement", "department"], MAX_DEPARTMENTS),
      regions: this.texts(["region"], MAX_REGIONS),
    };
  }

  #readRadius(): number | null {
    const radius = this.amount("rayon");
    if (radius !== null && radius > MAX_RADIUS)
      this.report({ code: "too-large", parameter: "rayon", typed: String(radius) });
    return radius === null || radius === 0 ? null : Math.min(radius, MAX_RADIUS);
  }

  /** A drawn area takes precedence over the map's view. */
  mapArea(): SearchArea | null {
    return this.#readArea("zone", parseDrawing) ?? this.#readArea("vue", parseView);
  }

  #readArea(name: string, parse: (text: string) => SearchArea | null): SearchArea | null {
    const typed = this.first(name);
    if (typed === null) return null;
    const area = parse(typed.trim().slice(0, MAX_AREA_TEXT));
    if (area === null) this.report({ code: "unknown-value", parameter: name, typed });
    return area;
  }

  #readAmount(typed: string, parameter: string, most: number = MAX_AMOUNT): number | null {
    const amount = parseAmount(typed, most);
    if (amount.ok) return amount.value;
    this.report({ code: amount.code, parameter, typed });
    return null;
  }

  /** The values of all parameters, each once; commas separate values too. */
  #list(names: readonly string[]): string[] {
    const values = this.all(...names).flatMap((value) => value.split(","));
    const distinct = new Set(values.map((value) => value.slice(0, MAX_TEXT).trim()).filter((value) => value !== ""));
    return [...distinct].slice(0, MAX_VALUES_READ);
  }

  /** The first value that is not empty: forms send empty fields too. */
  first(...names: string[]): string | null {
    return this.all(...names).find((value) => value.trim() !== "") ?? null;
  }

  all(...names: string[]): string[] {
    return names.flatMap((name) => this.#params.getAll(name)).slice(0, MAX_VALUES_READ);
  }
}

type Amount = { ok: true; value: number } | { ok: false; code: "not-a-number" | "negative" | "too-large" };

/** Parses « 250000 », « 250 000 € », « 250.000 », « 250k », « 45,5 m² » as a whole number, rounded. */
function parseAmount(typed: string, most: number): Amount {
  const read = readTypedNumber(typed);
  if (!read.ok) return read;
  const value = Math.round(read.value);
  return value > most ? { ok: false, code: "too-large" } : { ok: true, value };
}
