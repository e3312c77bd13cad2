import { expect, test } from "vitest";
import { spaceFrench, spaceTyped, withFrenchSpacing } from "./french-spacing.ts";

test("French punctuation stays on the line of its word", () => {
  expect(spaceFrench("« bien vu ! »")).toBe("«\u00A0bien vu\u202F!\u00A0»");
  expect(spaceFrench("Erreur : ")).toBe("Erreur\u00A0: ");
  expect(spaceFrench("Par où commencer ?")).toBe("Par où commencer\u202F?");
  expect(spaceFrench("Honoraires : 4,5 % TTC")).toBe("Honoraires\u00A0: 4,5\u202F% TTC");
});

test("a length of time stays on one line", () => {
  expect(spaceFrench("Le lien est valable 48 heures.")).toBe("Le lien est valable 48\u00A0heures.");
  expect(spaceFrench("1 mois, 25 ans, le 8 janvier")).toBe("1\u00A0mois, 25\u00A0ans, le 8 janvier");
});

test("a correct text, an address and a time stay unchanged", () => {
  for (const text of ["«\u00A0oui\u00A0»", "https://example.org/?a=b", "12:30", "L’adresse a changé."]) {
    expect(spaceFrench(text)).toBe(text);
  }
});

test("a catalogue keeps its shape, and its functions return spaced texts", () => {
  const catalogue = withFrenchSpacing({
    title: "Où ?",
    inner: { quote: (text: string) => `« ${text} »`, roles: ["a : b"], count: 3 },
    own: {
      word: "non",
      describe() {
        return `${this.word} !`;
      },
    },
  });
  expect(catalogue.title).toBe("Où\u202F?");
  expect(catalogue.inner.quote("Lyon")).toBe("«\u00A0Lyon\u00A0»");
  expect(catalogue.inner.roles).toEqual(["a\u00A0: b"]);
  expect(catalogue.inner.count).toBe(3);
  expect(catalogue.own.describe()).toBe("non\u202F!");
});

test("a typed number stays beside its unit, other spaces may break", () => {
  expect(spaceTyped("Appartement 4 pièces de 72,7 m² : calme, à 25 minutes de Rennes")).toBe(
    "Appartement 4\u00A0pièces de 72,7\u00A0m²\u00A0: calme, à 25\u00A0minutes de Rennes",
  );
  expect(spaceTyped("Rue du 8 mai, 3 haltes")).toBe("Rue du 8 mai, 3 haltes");
});
