import fc from "fast-check";
import { expect, test } from "vitest";
import { priceChange, priceChangeRules } from "./price-change.ts";

const now = new Date("2026-05-02T12:00:00Z");
const earlier = { previousPrice: 250_00, priceChangedAt: new Date("2026-01-01") };
const none = { previousPrice: null, priceChangedAt: null };
const before = { transaction: "vente" as const, price: 200_00, ...earlier, publishedAt: new Date("2025-12-01") };

const atHours = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const justYoung = new Date(atHours(24).getTime() + 1);

test.each([
  ["the same price", {}, {}, "same", null, earlier, false],
  ["1 % less", {}, { price: 198_00 }, "drop", now, { previousPrice: 200_00, priceChangedAt: now }, true],
  ["a cent less than 1 %", {}, { price: 198_01 }, "slight-drop", now, earlier, false],
  ["a euro less, never dropped before", none, { price: 199_00 }, "slight-drop", now, none, false],
  ["more", {}, { price: 200_01 }, "rise", now, none, false],
  ["the price of before the drop", {}, { price: 250_00 }, "rise", now, none, false],
  [
    "a lower price 24 hours after the publication",
    { publishedAt: atHours(24) },
    { price: 180_00 },
    "drop",
    now,
    { previousPrice: 200_00, priceChangedAt: now },
    true,
  ],
] as const)("%s", (_name, changed, after, kind, since, drop, isNotified) => {
  const change = priceChange({ ...before, ...changed }, { transaction: "vente", price: before.price, ...after }, now);
  expect(change).toEqual({ kind, step: since && { since, startsAnew: false }, drop, isNotified });
});

test.each([
  ["a correction within 24 hours", justYoung, { price: 150_00 }, "correction", justYoung],
  ["rent instead of sale within 24 hours", justYoung, { transaction: "location" }, "correction", justYoung],
  ["rent instead of sale", before.publishedAt, { transaction: "location", price: 1_00 }, "other-offer", now],
  ["a first publication", null, {}, "first", now],
] as const)(
  "%s starts the history anew, shows no drop and notifies nobody",
  (_name, publishedAt, after, kind, since) => {
    const change = priceChange(
      { ...before, publishedAt },
      { transaction: "vente", price: before.price, ...after },
      now,
    );
    expect(change).toEqual({ kind, step: { since, startsAnew: true }, drop: none, isNotified: false });
  },
);

test("people are notified of a drop exactly when it is shown as one, whatever the prices", () => {
  const price = fc.integer({ min: 1, max: 50_000_000_00 });
  fc.assert(
    fc.property(price, price, (from, to) => {
      const { isNotified, drop } = priceChange(
        { ...before, ...none, price: from },
        { transaction: "vente", price: to },
        now,
      );
      expect(isNotified).toBe(drop.previousPrice !== null);
      expect(isNotified).toBe(BigInt(to) * 100n <= BigInt(from) * BigInt(100 - priceChangeRules.leastDropPercent));
    }),
  );
});
