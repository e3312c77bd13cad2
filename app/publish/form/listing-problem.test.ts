import { expect, test } from "vitest";
import { publishProblemWords } from "#app/i18n/fr/publish/publish-problems.ts";
import { publishReviewWords } from "#app/i18n/fr/publish/publish-review.ts";
import { checkListingForm } from "./check-listing.ts";
import { problemText } from "./listing-problem.ts";
import { flatForm } from "#tests/factories/drafts.ts";

const problems = (form: Parameters<typeof flatForm>[0]) =>
  checkListingForm(flatForm(form), { isAgency: true, commune: null, today: "2026-11-21", rentControlPeriods: [] })
    .problems;

test.each([
  [3, 0, "Il reste 3 points à compléter"],
  [1, 0, "Il reste un point à compléter"],
  [0, 3, "3 points à corriger"],
  [0, 1, "1 point à corriger"],
  [2, 1, "3 points à compléter ou à corriger"],
])("%i missing and %i wrong: %s", (missing, wrong, expected) => {
  expect(publishReviewWords.french.missingTitle(missing, wrong)).toBe(expected);
});

test("an invalid number is reported with an example for its field", () => {
  const told = problems({ price: "cher", landArea: "grand", livingArea: "petit", feesPercent: "peu", rooms: "trois" });
  const of = (field: string) =>
    problemText(
      told.find((problem) => problem.field === field)!,
      publishProblemWords.french,
    );
  expect(of("price")).toBe("Écrivez un nombre, par exemple 250 000.");
  expect(of("livingArea")).toBe("Écrivez un nombre, par exemple 320.");
  expect(of("feesPercent")).toBe("Écrivez un pourcentage, par exemple 4,5.");
  expect(of("rooms")).toBe("Écrivez un nombre entier, en chiffres.");
});

test.each([
  ["Pas d’étrangers", "« Pas d’étrangers » écarte des personnes selon leur origine ou leur nationalité."],
  ["Garants résidant en France exigés", "un bailleur ne peut pas refuser un garant"],
])("« %s » is refused with the reason and the law", (title, reason) => {
  const [problem] = problems({ title }).filter(({ field }) => field === "title");
  const message = problemText(problem!, publishProblemWords.french).replaceAll(/\s/g, " ");
  expect(message).toContain(reason);
  expect(message).toMatch(/article/);
});
