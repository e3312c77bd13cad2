import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { sentencePlaces } from "#tests/factories/sentence-places.ts";
import { formatCriteria } from "../criteria/criteria-address.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { noCriteria } from "../criteria/criteria.ts";
import { readSentence, searchOf } from "./read-sentence.ts";
import { sentenceRules } from "./sentence-rules.ts";
import { readTokens } from "./tokens.ts";

const understand = (sentence: string) => searchOf(readSentence(sentence, sentencePlaces()));

const known =
  "T3 Lyon 7 balcon moins de 350 000 € studio sans meublé à 20 km autour pièces chambres entre et 80 m² terrain maison " +
  "DPE A ou , - + < pas cher Mer vue bonjour";
const words = fc.array(fc.constantFrom(...known.split(" ")), { maxLength: 30 }).map((some) => some.join(" "));

test("any text becomes a search without mistakes, and its address holds the whole search", () => {
  fc.assert(
    fc.property(fc.oneof(anyText({ maxLength: 300 }), words), (sentence) => {
      const search = { ...noCriteria, ...understand(sentence) };
      const { criteria, problems } = parseCriteria(formatCriteria(search));
      expect(problems).toEqual([]);
      expect(formatCriteria(criteria).toString()).toBe(formatCriteria(search).toString());
    }),
    { numRuns: 500 },
  );
});

test("no sentence loses all its words: a criterion, a keyword or a note is left", () => {
  fc.assert(
    fc.property(fc.oneof(anyText({ maxLength: 300 }), words), (sentence) => {
      fc.pre(readTokens(sentence).some(({ kind }) => kind !== "sign"));
      const reading = readSentence(sentence, sentencePlaces());
      const address = formatCriteria({ ...noCriteria, ...searchOf(reading) }).toString();
      expect([address, ...reading.notes].join("")).not.toBe("");
    }),
    { numRuns: 500, examples: [["pas Lyon"], ["in"], ["& we"]] },
  );
});

test("two hundred characters are read", () => {
  expect(understand(`T3${" ".repeat(10)}${"x".repeat(190)} piscine`)).not.toHaveProperty("pool");
});

test("each rule has a name of its own", () => {
  const names = sentenceRules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
