import { expect, test } from "vitest";
import { priceHistory } from "./price-history.ts";

test("a lower price keeps the previous one, a higher one clears it, the same one changes nothing", () => {
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
