import { expect, test } from "vitest";
import { changedFields, textsOf } from "./changed-fields.ts";
import { priceHistory } from "./price-history.ts";
import { changeRoomRows } from "./room-rows.ts";
import { readTypedFields } from "./typed-form.ts";
import { knownPosition } from "./known-position.ts";

function formData(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test("of a form, the fields of its step are kept as typed; the others are not touched", () => {
  const sent = formData([
    ["price", " 250k € "],
    ["title", "d’une autre étape"],
    ["isAdmin", "oui"],
    ["deposit", "x".repeat(500)],
  ]);
  expect(readTypedFields(sent, "prix")).toEqual({ price: "250k €", deposit: "x".repeat(60) });
});

test("lists keep their rows in line, boxes may all be unticked, and the last of two texts counts", () => {
  const sent = formData([
    ["roomName", "Séjour"],
    ["roomName", ""],
    ["roomArea", ""],
    ["roomArea", "12"],
    ["features", ""],
  ]);
  expect(readTypedFields(sent, "surfaces")).toEqual({ roomName: ["Séjour", ""], roomArea: ["", "12"], features: [] });
  expect(
    readTypedFields(
      formData([
        ["showsExactPosition", "non"],
        ["showsExactPosition", "oui"],
      ]),
      "bien",
    ),
  ).toEqual({ showsExactPosition: "oui" });
  expect(
    readTypedFields(formData(Array.from({ length: 99 }, () => ["roomName", "a"])), "surfaces").roomName,
  ).toHaveLength(40);
});

test("what the database cannot hold is left out, line ends stay", () => {
  expect(readTypedFields(formData([["description", "un\0 \uD800deux\r\ntrois\u0007"]]), "description")).toEqual({
    description: "un \uFFFDdeux\ntrois",
  });
});

test("only what changed is sent, all the rows of a list together", () => {
  const saved = textsOf(
    formData([
      ["title", "a"],
      ["roomName", "x"],
      ["roomName", "y"],
    ]),
  );
  expect(changedFields(saved, saved)).toBeNull();
  const now = textsOf(
    formData([
      ["title", "a"],
      ["roomName", "x"],
    ]),
  );
  expect([...changedFields(saved, now)!]).toEqual([["roomName", "x"]]);
});

test("rows are added and taken away without a script", () => {
  const fields = { roomName: ["a", "b"], roomArea: ["1", "2"], rooms: "3" };
  expect(changeRoomRows(fields, "add")).toEqual({ ...fields, roomName: ["a", "b", ""], roomArea: ["1", "2", ""] });
  expect(changeRoomRows(fields, { remove: 0 })).toEqual({ ...fields, roomName: ["b"], roomArea: ["2"] });
});

test("a lower price shows the one before, a higher one forgets it, the same one changes nothing", () => {
  const now = new Date("2026-05-01");
  const before = {
    transaction: "vente" as const,
    price: 200,
    previousPrice: 250,
    priceChangedAt: new Date("2026-01-01"),
  };
  expect(priceHistory(before, { transaction: "vente", price: 180 }, now)).toEqual({
    previousPrice: 200,
    priceChangedAt: now,
  });
  expect(priceHistory(before, { transaction: "vente", price: 210 }, now)).toEqual({
    previousPrice: null,
    priceChangedAt: null,
  });
  expect(priceHistory(before, { transaction: "vente", price: 200 }, now)).toEqual({
    previousPrice: 250,
    priceChangedAt: before.priceChangedAt,
  });
  expect(priceHistory(before, { transaction: "location", price: 1 }, now)).toEqual({
    previousPrice: null,
    priceChangedAt: null,
  });
});

test("a listing is where it was placed, else always at the same point of its commune", () => {
  const commune = { latitude: 47.2184, longitude: -1.5536, population: 320_000 };
  const exact = { latitude: 47.2135, longitude: -1.5621 };
  const metres = (one: { latitude: number | null; longitude: number | null }) =>
    Math.hypot(
      one.latitude! - commune.latitude,
      (one.longitude! - commune.longitude) * Math.cos((commune.latitude * Math.PI) / 180),
    ) * 111_320;
  expect(knownPosition({ exact, commune, reference: "BV1" })).toEqual(exact);
  const unplaced = { exact: null, commune, reference: "BV7" };
  expect(knownPosition(unplaced)).toEqual(knownPosition(unplaced));
  expect(knownPosition(unplaced)).not.toEqual(knownPosition({ ...unplaced, reference: "BV8" }));
  expect(metres(knownPosition(unplaced))).toBeLessThan(1_510);
  expect(knownPosition({ ...unplaced, commune: { ...commune, latitude: null, longitude: null } })).toEqual({
    latitude: null,
    longitude: null,
  });
});
