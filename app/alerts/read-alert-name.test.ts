import { expect, test } from "vitest";
import { LONGEST_ALERT_NAME } from "#app/domain/alert.ts";
import { readAlertName } from "./use-cases/edit-alert.server.ts";

test.each([
  ["  Le nid   de Lyon ", "Le nid de Lyon"],
  ["", null],
  [" \u00a0\u200b ", null],
  ["a\u202eb", "ab"],
  ["é".repeat(LONGEST_ALERT_NAME), "é".repeat(LONGEST_ALERT_NAME)],
])("%j is the name %j", (typed, value) => {
  expect(readAlertName(typed)).toEqual({ ok: true, value });
});

test.each([["Lyon\r\nBcc: tous@example.org"], ["a\u0000b"], ["a\u0085b"], ["é".repeat(LONGEST_ALERT_NAME + 1)]])(
  "%j is refused as a name",
  (typed) => {
    expect(readAlertName(typed)).toEqual({ ok: false });
  },
);
