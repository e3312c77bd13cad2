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

test("the last price of a day is told, where it is another than before", () => {
  const day = [at("2026-11-06T09:00:00Z", 190), at("2026-11-06T15:00:00Z", 180)];
  const told = (...prices: ReturnType<typeof at>[]) =>
    tellPriceHistory([first, ...prices], { price: prices.at(-1)!.price, now })?.map(({ on, amount }) => [on, amount]);
  expect(told(...day)).toEqual([
    ["2026-11-01", 200],
    ["2026-11-06", 180],
  ]);
  expect(told(...day, at("2026-11-06T16:00:00Z", 200))).toBeUndefined();
  expect(told(...day, at("2026-11-06T16:00:00Z", 200), at("2026-11-08T10:00:00Z", 190))).toEqual([
    ["2026-11-01", 200],
    ["2026-11-08", 190],
  ]);
});

test("a price of a moment ahead of the server's clock is the end", () => {
  const told = tellPriceHistory([first, at("2026-12-01T10:00:00Z", 190)], { price: 190, now });
  expect(told?.map((price) => price.at)).toEqual([0, 1]);
});
