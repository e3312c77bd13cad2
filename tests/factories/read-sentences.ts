import { expect, test } from "vitest";
import { parseCriteria } from "#app/search/criteria/parse-criteria.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "#app/search/criteria/criteria.ts";
import { readSentence, searchOf } from "#app/search/sentence/read-sentence.ts";
import { sentencePlaces } from "./sentence-places.ts";

/** A sentence, and the address of the search that it asks for. */
export type SentenceRow = [sentence: string, address: string];

/** One test per row: the sentence is read as the search of the address. */
export const testSentences = (rows: SentenceRow[]): void =>
  test.each<SentenceRow>(rows)("%j", (sentence, address) => {
    expect(understand(sentence)).toEqual(asAddress(address));
  });

export const understand = (sentence: string): SearchCriteria => ({
  ...noCriteria,
  ...searchOf(readSentence(sentence, sentencePlaces())),
});
/** The search of an address without a mistake. */
export function asAddress(address: string): SearchCriteria {
  const params = new URLSearchParams(address);
  const { criteria, problems } = parseCriteria(params);
  const known = new Set([...criteriaList.flatMap(({ parameters }) => parameters), "sort"]);
  expect([...problems, ...[...params.keys()].filter((name) => !known.has(name))]).toEqual([]);
  return criteria;
}

export const flat = "propertyType=appartement";
export const house = "propertyType=maison";
export const plot = "propertyType=terrain";
export const sale = "transactionType=vendre";
export const rent = "transactionType=louer";
