import { expect, test } from "vitest";
import { readTypedFields } from "./typed-form.ts";

function formData(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test("the fields of a form's step are stored as typed; others are not changed", () => {
  const sent = formData([
    ["price", " 250k € "],
    ["title", "d’une autre étape"],
    ["isAdmin", "oui"],
    ["deposit", "x".repeat(500)],
  ]);
  expect(readTypedFields(sent, "prix")).toEqual({ price: "250k €", deposit: "x".repeat(60) });
});

test("lists keep their rows aligned, all boxes may be unticked, and the last of two texts counts", () => {
  const sent = formData([
    ["roomName", "Séjour"],
    ["roomName", ""],
    ["roomArea", ""],
    ["roomArea", "12"],
    ["features", ""],
  ]);
  expect(readTypedFields(sent, "surfaces")).toEqual({ roomName: ["Séjour", ""], roomArea: ["", "12"], features: [] });
  expect(
    readTypedFields(
      formData([
        ["showsExactPosition", "non"],
        ["showsExactPosition", "oui"],
      ]),
      "bien",
    ),
  ).toEqual({ showsExactPosition: "oui" });
  expect(
    readTypedFields(formData(Array.from({ length: 99 }, () => ["roomName", "a"])), "surfaces").roomName,
  ).toHaveLength(40);
});

test("characters that the database refuses are removed, line ends stay", () => {
  expect(readTypedFields(formData([["description", "un\0 \uD800deux\r\ntrois\u0007"]]), "description")).toEqual({
    description: "un \uFFFDdeux\ntrois",
  });
});
