import { expect, test } from "vitest";
import { randomFor } from "../random.ts";
import { type Fields, readPhrasebook } from "./phrasebook.ts";

type Flat = { random: ReturnType<typeof randomFor>; area: string; floor: string | null; isNew: boolean };

const fields: Fields<Flat> = {
  area: ({ area }) => area,
  floor: ({ floor }) => floor,
  new: ({ isNew }) => isNew,
};
const flat: Flat = { random: randomFor(1, 1), area: "douze m²", floor: null, isNew: true };
const write = (line: string, facts: Partial<Flat> = {}) =>
  readPhrasebook(`# section\n${line}\n`, fields).sayAll({ ...flat, ...facts }, "section");

test("a field is written, with a capital where its name has one", () => {
  expect(write("{Area} : voici {area}.")).toEqual(["Douze m² : voici douze m²."]);
});

test("a phrase whose field has no value is not allowed", () => {
  expect(write("Au {floor}.")).toEqual([]);
  expect(write("Au {floor}.", { floor: "premier" })).toEqual(["Au premier."]);
});

test("{?field} and {!field} ask for a value, and write nothing", () => {
  expect(write("{?new}Neuf.")).toEqual(["Neuf."]);
  expect(write("{!new}Ancien.")).toEqual([]);
  expect(write("{!floor}Plain-pied.")).toEqual(["Plain-pied."]);
});

test("the first allowed part of a line or of brackets is written; brackets may stay empty", () => {
  expect(write("Un [{!new}vieux|bel] appartement[ au {floor}].")).toEqual(["Un bel appartement."]);
  expect(write("Au {floor}.|[{?new}Neuf|Ancien], {area}.")).toEqual(["Neuf, douze m²."]);
});

test("a random number is within its bounds", () => {
  const minutes = Array.from({ length: 50 }, () => Number(write("{2-4}")[0]));
  expect(new Set(minutes)).toEqual(new Set([2, 3, 4]));
});

test("one of the allowed phrases is said, or nothing", () => {
  const book = readPhrasebook("# some\nAu {floor}.\nNeuf.\n\n# none\nAu {floor}.\n", fields);
  expect(Array.from({ length: 9 }, () => book.say(flat, "some"))).toEqual(Array(9).fill("Neuf."));
  expect(book.say(flat, "none")).toBe("");
  expect(book.sayOften(flat, 0, "some")).toBe("");
});

test("an unknown field or section is refused", () => {
  expect(() => write("{surface}")).toThrow("{surface}");
  expect(() => readPhrasebook("# some\nNeuf.\n", fields).say(flat, "other")).toThrow("other");
});
