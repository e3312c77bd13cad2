import { expect, test } from "vitest";
import { readPlaceText } from "./place-text.ts";

test("a department in brackets is one, though Marseille has a 13th arrondissement too", () => {
  expect(readPlaceText("Marseille (13)")).toEqual({ kind: "name", name: "marseille", code: "13" });
  expect(readPlaceText("Marseille 13")).toEqual({ kind: "name", name: "marseille 13", code: null });
  expect(readPlaceText("Ajaccio (2A)")).toEqual({ kind: "name", name: "ajaccio", code: "2a" });
  expect(readPlaceText("(69)")).toEqual({ kind: "code", code: "69" });
});
