import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../random.ts";
import { capitalize } from "./words.ts";

/** The values of a subject by their names in phrases; null or false: the facts have no such value. */
export type Fields<Subject> = Record<string, (subject: Subject) => string | number | boolean | null>;

type Phrasebook<Subject> = {
  /** A phrase of the section that the facts allow; empty without one. */
  say(subject: Subject, section: string): string;
  /** A phrase like `say`, but often empty. */
  sayOften(subject: Subject, probability: number, section: string): string;
  /** All phrases of the section that the facts allow. */
  sayAll(subject: Subject, section: string): string[];
};

/** Writes the phrase; null where the facts do not allow it. */
type Phrase<Subject> = (subject: Subject) => string | null;

/** Opens the files of `samples/data/phrases`. */
export function openPhrasebook<Subject extends { random: Random }>(
  files: readonly string[],
  fields: Fields<Subject>,
): Phrasebook<Subject> {
  const folder = join(import.meta.dirname, "../../data/phrases");
  return readPhrasebook(files.map((file) => readFileSync(join(folder, `${file}.txt`), "utf8")).join("\n"), fields);
}

/**
 * Reads `# section`, then a phrase per line, allowed where its fields have values. `{Area}` capitalizes `{area}`, `{2-8}` is random;
 * `{?area}` and `{!area}` only check. Of `[one|other]`, or of a line, the first allowed part is written; `[one]` may be absent.
 */
export function readPhrasebook<Subject extends { random: Random }>(
  text: string,
  fields: Fields<Subject>,
): Phrasebook<Subject> {
  const sections = new Map(
    text.split(/^# /m).map((section) => {
      const [name = "", ...lines] = section.split(/\r?\n/).filter((line) => line !== "");
      return [name, lines.map((line) => readChoices(line, fields))];
    }),
  );
  function phrasesOf(section: string): Phrase<Subject>[] {
    const phrases = sections.get(section);
    if (!phrases) throw new Error(`There is no section "${section}"`);
    return phrases;
  }
  function say(subject: Subject, section: string): string {
    const phrases = phrasesOf(section);
    const first = Math.floor(subject.random.next() * phrases.length);
    for (let step = 0; step < phrases.length; step++) {
      const written = phrases[(first + step) % phrases.length]!(subject);
      if (written !== null) return written;
    }
    return "";
  }
  return {
    say,
    sayOften: (subject, probability, section) => (subject.random.chance(probability) ? say(subject, section) : ""),
    sayAll: (subject, section) => phrasesOf(section).flatMap((phrase) => phrase(subject) ?? []),
  };
}

function readChoices<Subject extends { random: Random }>(text: string, fields: Fields<Subject>): Phrase<Subject> {
  const choices = text.split(/\|(?![^[]*\])/).map((choice) => readSequence(choice, fields));
  return (subject) => {
    for (const choice of choices) {
      const written = choice(subject);
      if (written !== null) return written;
    }
    return null;
  };
}

function readSequence<Subject extends { random: Random }>(text: string, fields: Fields<Subject>): Phrase<Subject> {
  const pieces = text
    .split(/(\[[^\]]*\]|\{[^}]*\})/)
    .filter((piece) => piece !== "")
    .map((piece) => readPiece(piece, fields));
  return (subject) => {
    let written = "";
    for (const piece of pieces) {
      const part = piece(subject);
      if (part === null) return null;
      written += part;
    }
    return written;
  };
}

function readPiece<Subject extends { random: Random }>(piece: string, fields: Fields<Subject>): Phrase<Subject> {
  if (piece.startsWith("{")) return readField(piece, fields);
  if (!piece.startsWith("[")) return () => piece;
  const optional = readChoices(piece.slice(1, -1), fields);
  return (subject) => optional(subject) ?? "";
}

function readField<Subject extends { random: Random }>(field: string, fields: Fields<Subject>): Phrase<Subject> {
  const [, low, high] = /^\{(\d+)-(\d+)\}$/.exec(field) ?? [];
  if (high) return ({ random }) => String(random.integer(Number(low), Number(high)));
  const [, mark, given = ""] = /^\{([?!]?)(.+)\}$/.exec(field) ?? [];
  const name = given.charAt(0).toLowerCase() + given.slice(1);
  const valueOf = fields[name];
  if (!valueOf) throw new Error(`There is no field ${field}`);
  const isGiven = (value: unknown) => value !== null && value !== false;
  if (mark) return (subject) => (isGiven(valueOf(subject)) === (mark === "?") ? "" : null);
  const finish = name === given ? String : (value: unknown) => capitalize(String(value));
  return (subject) => {
    const value = valueOf(subject);
    return isGiven(value) ? finish(value) : null;
  };
}
