import { expect, test } from "vitest";
import { enPriceChangeWords } from "./en/dashboard/price-change.ts";
import { priceChangeWords } from "./fr/dashboard/price-change.ts";

test("the text counts the people to notify of a new price: one person, many, or a minimum", () => {
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
