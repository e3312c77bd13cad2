import { expect, test } from "vitest";
import { consequencesOf } from "./life.server.ts";
import type { LockedListing } from "./life.repository.server.ts";

const now = new Date("2026-05-02T12:00:00Z");
const before: LockedListing = {
  id: 1,
  reference: "BV00001",
  status: "disponible",
  stage: "disponible",
  transaction: "vente",
  price: 200_000_00,
  previousPrice: null,
  priceChangedAt: null,
  publishedAt: new Date("2025-12-01"),
  advertiserId: 1,
};
const today = new Date("2026-05-02T08:00:00Z");

test.each([
  ["a drop", {}, 190_000_00, "drop", { kind: "cheaper", formerPrice: 200_000_00 }],
  ["a slight drop", {}, 199_000_00, "slight-drop", { kind: "changed" }],
  ["a rise", {}, 210_000_00, "rise", { kind: "changed" }],
  ["a correction of the first day", { publishedAt: today }, 150_000_00, "correction", { kind: "new" }],
  [
    "a drop while it is negotiated",
    { status: "en_negociation", stage: "offre" } as const,
    190_000_00,
    "drop",
    { kind: "cheaper", formerPrice: 200_000_00 },
  ],
])("%s", (_name, changed, price, kind, event) => {
  const listing = { ...before, ...changed };
  const follows = consequencesOf(listing, { ...listing, price }, now);
  expect([follows.changed.kind, follows.event]).toEqual([kind, event]);
});
