import type { DraftForm } from "./draft-form.ts";
import { fieldNames, isListField, LONGEST_LIST, longestOf, stepOf } from "./listing-fields.ts";
import type { FormStep } from "./steps.ts";

/**
 * The fields of a step that a form sends, as typed. Fields that it does not send are left out: they keep what the draft
 * has. A box that may be unticked, and a list that may be empty, send an empty text first.
 */
export function readTypedFields(sent: FormData, step: FormStep): DraftForm {
  const fields = fieldNames.filter((field) => stepOf(field) === step && sent.has(field));
  return Object.fromEntries(
    fields.map((field) => {
      const texts = sent
        .getAll(field)
        .filter((value) => typeof value === "string")
        .map((text) => keepable(text, longestOf(field)));
      if (!isListField(field)) return [field, texts.at(-1) ?? ""];
      return [field, (field === "features" ? texts.filter((text) => text !== "") : texts).slice(0, LONGEST_LIST)];
    }),
  );
}

/** As typed, but for what the database cannot hold, and what is beyond the field's length. */
function keepable(text: string, longest: number): string {
  return text
    .replaceAll("\r\n", "\n")
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
