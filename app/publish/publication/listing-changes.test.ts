import { expect, test } from "vitest";
import { flatForm } from "#tests/factories/drafts.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { kindOf, readListingForm } from "../form/listing-form.schema.ts";
import { listingChanges } from "./listing-changes.ts";

const photo = { sha256: "a", alt: "Façade" };
function sideOf(changes: DraftForm, photos = [photo]) {
  const form = flatForm(changes);
  return { values: readListingForm(form, kindOf(form, { isAgency: false })).values, photos };
}
const changed = (changes: DraftForm, photos?: (typeof photo)[]) =>
  listingChanges(sideOf({}), sideOf(changes, photos)).map(({ field, unit, from, to }) =>
    unit ? `${field} ${unit} ${from} ${to}` : field,
  );

test.each([
  ["nothing", {}, []],
  ["the same price, typed in another way", { price: "285000" }, []],
  ["an empty row of rooms", { roomName: ["Séjour", "Chambre"], roomArea: ["24,2", ""] }, []],
  ["a price", { price: "28 500" }, ["price amount 28500000 2850000"]],
  [
    "a count, and one that was not known",
    { rooms: "4", showerRooms: "1" },
    ["rooms number 3 4", "showerRooms number null 1"],
  ],
  ["a text and a choice", { title: "Loft", kitchen: "separee" }, ["kitchen", "title"]],
  ["a position", { latitude: "47.2135", longitude: "-1.5621" }, ["latitude"]],
  ["a room's area", { roomArea: ["25", "", ""] }, ["roomName"]],
  ["comforts in another order", { features: ["cave", "balcon"] }, []],
  ["an amount of energy", { energyCostMax: "1100" }, ["energyCostMax amount 106000 110000"]],
] as [string, DraftForm, string[]][])("%s", (_title, changes, expected) => {
  expect(changed(changes)).toEqual(expected);
});

test("photos that are added, described or sorted", () => {
  expect(changed({}, [{ ...photo, alt: "Façade au sud" }])).toEqual(["photos"]);
  expect(changed({}, [photo, { sha256: "b", alt: "" }])).toEqual(["photos"]);
});
