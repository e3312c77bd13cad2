import { expect, test } from "vitest";
import { priceHistory, priceStep } from "./price-history.ts";

const now = new Date("2026-05-02T12:00:00Z");
const none = { previousPrice: null, priceChangedAt: null };
const before = {
  transaction: "vente" as const,
  price: 200,
  previousPrice: 250,
  priceChangedAt: new Date("2026-01-01"),
  publishedAt: new Date("2025-12-01"),
};

test("a lower price keeps the previous one, a higher one clears it, the same one changes nothing", () => {
  expect(priceHistory(before, { transaction: "vente", price: 180 }, now)).toEqual({
    previousPrice: 200,
    priceChangedAt: now,
  });
  expect(priceHistory(before, { transaction: "vente", price: 210 }, now)).toEqual(none);
  expect(priceHistory(before, { transaction: "vente", price: 200 }, now)).toEqual({
    previousPrice: 250,
    priceChangedAt: before.priceChangedAt,
  });
  expect(priceHistory(before, { transaction: "location", price: 1 }, now)).toEqual(none);
});

test("a lower price within 24 hours of the publication is a correction, and no drop", () => {
  const young = { ...before, previousPrice: null, priceChangedAt: null };
  const change = (publishedAt: string | null) =>
    priceHistory(
      { ...young, publishedAt: publishedAt === null ? null : new Date(publishedAt) },
      { transaction: "vente", price: 180 },
      now,
    );
  expect(change("2026-05-02T11:55:00Z")).toEqual(none);
  expect(change("2026-05-01T12:00:00.001Z")).toEqual(none);
  expect(change("2026-05-01T12:00:00Z")).toEqual({ previousPrice: 200, priceChangedAt: now });
  expect(change(null)).toEqual(none);
});

test("a new price is a step of the history, also one that comes back; a correction or another offer starts it anew", () => {
  const step = (publishedAt: string | null, after: { transaction: "vente" | "location"; price: number }) =>
    priceStep({ ...before, publishedAt: publishedAt === null ? null : new Date(publishedAt) }, after, now);
  const [old, young] = ["2026-05-01T12:00:00Z", "2026-05-01T12:00:00.001Z"];
  expect(step(old, { transaction: "vente", price: 200 })).toBeNull();
  expect(step(old, { transaction: "vente", price: 180 })).toEqual({ since: now, startsAnew: false });
  expect(step(old, { transaction: "vente", price: before.previousPrice })).toEqual({ since: now, startsAnew: false });
  expect(step(old, { transaction: "location", price: 200 })).toEqual({ since: now, startsAnew: true });
  expect(step(young, { transaction: "vente", price: 250 })).toEqual({ since: new Date(young), startsAnew: true });
  expect(step(null, { transaction: "vente", price: 200 })).toEqual({ since: now, startsAnew: true });
});
