import { expect, test } from "vitest";
import { presentPriceHistory } from "./present-price-history.server.ts";

const at = (iso: string, price: number) => ({ since: new Date(iso), price });
const now = new Date("2026-11-11T10:00:00Z");
const first = at("2026-11-01T10:00:00Z", 200);

test("prices are listed by their days in France, with their position in time", () => {
  expect(presentPriceHistory([first, at("2026-11-06T23:30:00Z", 190)], { price: 190, now })).toEqual([
    { on: "2026-11-01", amount: 200, at: 0 },
    { on: "2026-11-07", amount: 190, at: 0.556 },
  ]);
});

test("one price is no history, nor are prices whose last one is not the listing's", () => {
  expect(presentPriceHistory([], { price: 200, now })).toBeNull();
  expect(presentPriceHistory([first], { price: 200, now })).toBeNull();
  expect(presentPriceHistory([first, at("2026-11-06T10:00:00Z", 190)], { price: 180, now })).toBeNull();
});

test("the last price of a day is listed if it differs from the price before", () => {
  const day = [at("2026-11-06T09:00:00Z", 190), at("2026-11-06T15:00:00Z", 180)];
  const told = (...prices: ReturnType<typeof at>[]) =>
    presentPriceHistory([first, ...prices], { price: prices.at(-1)!.price, now })?.map(({ on, amount }) => [
      on,
      amount,
    ]);
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

test("a price ahead of the server's clock is at the end of the time line", () => {
  const told = presentPriceHistory([first, at("2026-12-01T10:00:00Z", 190)], { price: 190, now });
  expect(told?.map((price) => price.at)).toEqual([0, 1]);
});
