/**
 * The fields of a record `"a"!#"b"`, one character per byte. `hasPlain`: some fields have no quotes. `isOpen`: the last field has no
 * closing quote. `rest`: the lines after the last field.
 */
type SplitFields = { fields: string[]; hasPlain: boolean; isOpen: boolean; rest: string };

const SEPARATOR = "!#";
const SPACES = [" ", "\t", "\r", "\n"];

/**
 * Splits a record; null where it has more than `mostFields`. A quote closes a field only before a separator that another field
 * follows, or at the end of the record: software does not escape quotes in texts.
 */
export function splitFields(record: string, mostFields: number): SplitFields | null {
  const raw = withoutSpaces(record.replace(/^(?:\xEF\xBB\xBF)?[ \t]*/, ""));
  const isSpaced = /^"[^"]*"(?:[ \t]+!#|!#[ \t]+")/.test(raw);
  const skip = (at: number) => (isSpaced ? skipSpaces(raw, at) : at);
  const fields: string[] = [];
  let hasPlain = false;
  for (let at = 0; ;) {
    if (fields.length === mostFields) return null;
    const begin = skip(at);
    if (raw[begin] === '"') {
      const quote = closingQuote(raw, begin + 1, skip);
      if (quote < 0) return { ...openEnd(fields, raw.slice(begin + 1)), hasPlain };
      fields.push(unescapeQuotes(raw.slice(begin + 1, quote)));
      at = skip(quote + 1);
      if (at === raw.length) break;
    } else {
      const separator = raw.indexOf(SEPARATOR, at);
      if (separator < 0) return { ...plainEnd(fields, raw.slice(at)), hasPlain: true };
      hasPlain = true;
      fields.push(raw.slice(at, separator));
      at = separator;
    }
    at += SEPARATOR.length;
  }
  return { fields, hasPlain, isOpen: false, rest: "" };
}

type Skip = (at: number) => number;

function closingQuote(raw: string, from: number, skip: Skip): number {
  for (let quote = raw.indexOf('"', from); quote >= 0; quote = raw.indexOf('"', quote + 1)) {
    const after = skip(quote + 1);
    if (after === raw.length) return quote;
    if (raw.startsWith(SEPARATOR, after) && beginsField(raw, skip(after + SEPARATOR.length))) return quote;
  }
  return -1;
}

/** Whether a field can begin here: a quote, the record's end, or a field without quotes. */
function beginsField(raw: string, at: number): boolean {
  if (at === raw.length || raw[at] === '"') return true;
  const quote = raw.indexOf('"', at);
  if (quote < 0) return true;
  const separator = raw.indexOf(SEPARATOR, at);
  return separator >= 0 && separator < quote;
}

/** The last field, without closing quote or followed by lines that are no record. */
function openEnd(fields: string[], text: string): Omit<SplitFields, "hasPlain"> {
  const end = /"[ \t]*[\r\n]/.exec(text);
  if (!end) return { fields: [...fields, unescapeQuotes(text)], isOpen: true, rest: "" };
  const rest = text.slice(end.index + 1).replace(/^[ \t\r\n]+/, "");
  return { fields: [...fields, unescapeQuotes(text.slice(0, end.index))], isOpen: false, rest };
}

function plainEnd(fields: string[], text: string): Omit<SplitFields, "hasPlain"> {
  const end = /[\r\n]+/.exec(text);
  if (!end) return { fields: [...fields, text], isOpen: false, rest: "" };
  return { fields: [...fields, text.slice(0, end.index)], isOpen: false, rest: text.slice(end.index + end[0].length) };
}

/** Unescapes doubled quotes where all quotes of the field are doubled; otherwise software did not escape them. */
function unescapeQuotes(text: string): string {
  if (!text.includes('""') || text.replaceAll('""', "").includes('"')) return text;
  return text.replaceAll('""', '"');
}

function withoutSpaces(raw: string): string {
  let end = raw.length;
  while (SPACES.includes(raw[end - 1] ?? "")) end -= 1;
  return raw.slice(0, end);
}

function skipSpaces(raw: string, at: number): number {
  let next = at;
  while (raw[next] === " " || raw[next] === "\t") next += 1;
  return next;
}
