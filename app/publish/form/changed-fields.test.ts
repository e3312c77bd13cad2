import { expect, test } from "vitest";
import { changedFields, textsOf } from "./changed-fields.ts";

function formData(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test("only changed fields are sent, all rows of a list together", () => {
  const saved = textsOf(
    formData([
      ["title", "a"],
      ["roomName", "x"],
      ["roomName", "y"],
    ]),
  );
  expect(changedFields(saved, saved)).toBeNull();
  const now = textsOf(
    formData([
      ["title", "a"],
      ["roomName", "x"],
    ]),
  );
  expect([...changedFields(saved, now)!]).toEqual([["roomName", "x"]]);
});
