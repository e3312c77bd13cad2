import { expect, test } from "vitest";
import { tellPriceHistory } from "./tell-price-history.server.ts";

const at = (iso: string, price: number) => ({ since: new Date(iso), price });
const now = new Date("2026-11-11T10:00:00Z");
const first = at("2026-11-01T10:00:00Z", 200);

test("prices are told by their days in France, with their place in time", () => {
  expect(tellPriceHistory([first, at("2026-11-06T23:30:00Z", 190)], { price: 190, now })).toEqual([
    { on: "2026-11-01", amount: 200, at: 0 },
    { on: "2026-11-07", amount: 190, at: 0.556 },
  ]);
});

test("one price is no history, nor is one that the listing does not have any more", () => {
  expect(tellPriceHistory([], { price: 200, now })).toBeNull();
  expect(tellPriceHistory([first], { price: 200, now })).toBeNull();
  expect(tellPriceHistory([first, at("2026-11-06T10:00:00Z", 190)], { price: 180, now })).toBeNull();
});

test("a price of a moment ahead of the server's clock is the end", () => {
  const told = tellPriceHistory([first, at("2026-12-01T10:00:00Z", 190)], { price: 190, now });
  expect(told?.map((price) => price.at)).toEqual([0, 1]);
});
