import { expect, test } from "vitest";
import { type ListingStatus, listingStatuses } from "#app/domain/listing.ts";
import { canFollow } from "./listing-status.ts";

const allowed: [ListingStatus, ListingStatus][] = [
  ["disponible", "en_negociation"],
  ["disponible", "transmis"],
  ["disponible", "retiree"],
  ["en_negociation", "transmis"],
  ["en_negociation", "disponible"],
  ["transmis", "disponible"],
  ["retiree", "disponible"],
];
const pairs = listingStatuses.flatMap((from) =>
  listingStatuses.map((to) => [from, to, allowed.some(([a, b]) => a === from && b === to)] as const),
);

test.each(pairs)("from %s to %s: %s", (from, to, expected) => {
  expect(canFollow(from, to)).toBe(expected);
});
