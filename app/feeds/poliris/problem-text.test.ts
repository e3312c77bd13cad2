import { expect, test } from "vitest";
import { enFeedProblemWords } from "#app/i18n/en/feeds/feed-problems.ts";
import { feedColumnWords } from "#app/i18n/fr/feeds/feed-columns.ts";
import { feedProblemWords } from "#app/i18n/fr/feeds/feed-problems.ts";
import { columnText, problemText } from "./problem-text.ts";
import { rankNames } from "./ranks.ts";

test.each([
  [{ by: 1, from: 22 }, "À partir de la colonne 22 environ, les valeurs sont décalées d’une colonne vers la droite"],
  [{ by: -2, from: 85 }, "À partir de la colonne 85 environ, les valeurs sont décalées de 2 colonnes vers la gauche"],
])("a shift by %j is named", (shift, text) => {
  expect(problemText({ code: "shifted", shift }, feedProblemWords.french).wrong).toContain(text);
  expect(problemText({ code: "shifted", shift }, enFeedProblemWords).wrong).toContain(`column ${shift.from}`);
});

test("each column has a name of its own, with its number", () => {
  expect(columnText("price", feedColumnWords.french)).toBe("Prix ou loyer (colonne 11)");
  expect(columnText(null, feedColumnWords.french)).toBe("Toute la ligne");
  expect(new Set(rankNames.map((name) => columnText(name, feedColumnWords.french))).size).toBe(rankNames.length);
});
