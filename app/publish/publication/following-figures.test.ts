import { expect, test } from "vitest";
import { followingFigures } from "./following-figures.ts";

const none = {
  feesPercent: null,
  priceWithoutFees: null,
  charges: null,
  rentBase: null,
  rentSupplement: null,
  deposit: null,
};
const sale = { transaction: "vente" as const, price: 285_000_00 };
const rent = { transaction: "location" as const, price: 890_00 };
const controlled = { charges: 80_00, rentBase: 810_00, deposit: 810_00 };

test.each([
  ["a sale without fees of the buyer", sale, {}, 275_000_00, {}],
  ["fees of 5 %", sale, { feesPercent: 5, priceWithoutFees: 271_429_00 }, 275_000_00, { priceWithoutFees: 261_905_00 }],
  ["fees without a percentage", sale, { priceWithoutFees: 271_429_00 }, 275_000_00, {}],
  ["a rent with base and deposit", rent, controlled, 880_00, { rentBase: 800_00, deposit: 800_00 }],
  ["a rent without charges", rent, { rentBase: 890_00 }, 870_50, { rentBase: 870_50 }],
  ["a deposit of two months", rent, { charges: 90_00, deposit: 1_600_00 }, 850_00, { deposit: 1_520_00 }],
  ["another deposit", rent, { charges: 90_00, deposit: 700_00 }, 850_00, {}],
  ["a supplement", rent, { charges: 80_00, rentBase: 800_00, rentSupplement: 10_00 }, 880_00, {}],
  ["a base that is not the rent without charges", rent, { charges: 80_00, rentBase: 700_00 }, 880_00, {}],
  ["a rent below the charges", rent, controlled, 70_00, {}],
])("%s", (_name, listing, details, price, figures) => {
  expect(followingFigures({ listing, details: { ...none, ...details } }, price)).toEqual(figures);
});
