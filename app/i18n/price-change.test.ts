import { expect, test } from "vitest";
import { enPriceChangeWords } from "./en/price-change.ts";
import { priceChangeWords } from "./fr/price-change.ts";

test("who is told of a new price: one person, many, and at least as many as were counted", () => {
  const { told } = priceChangeWords.french;
  expect(told({ favourites: 0, alerts: 1, isLeast: false })).toBe(
    "1 personne dont une alerte correspond sera prévenue par e-mail.",
  );
  const many = { favourites: 1_000, alerts: 2, isLeast: true };
  expect(told(many)).toBe(
    "Au moins 1\u202F000 personnes qui ont ce bien en favori et 2 personnes dont une alerte correspond seront prévenues par e-mail.",
  );
  expect(enPriceChangeWords.told(many)).toContain("At least 1,000 people with this home among their favourites");
});
