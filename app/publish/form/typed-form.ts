import type { DraftForm } from "./draft-form.ts";
import { fieldNames, isListField, LONGEST_LIST, longestOf, stepOf } from "./listing-fields.ts";
import type { FormStep } from "./steps.ts";

/**
 * The fields of a step in a submitted form, as typed. Fields that were not sent are left out, so that the draft keeps its values.
 * Tick boxes and lists that may be empty send an empty text first.
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

/** The typed text without characters that the database refuses, cut at the field's length. */
function keepable(text: string, longest: number): string {
  return text
    .replaceAll("\r\n", "\n")
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
