/** A form as typed: text per field, a list where a field repeats (rooms, comforts). Nothing in it is checked. */
export type DraftForm = Record<string, string | string[]>;

/** What was typed in a field, the first text where there are several. */
export function textIn(form: DraftForm, field: string): string {
  const typed = form[field];
  return (Array.isArray(typed) ? typed[0] : typed) ?? "";
}

/** What was typed in the rows of a field, or ticked. */
export function listIn(form: DraftForm, field: string): string[] {
  const typed = form[field];
  return Array.isArray(typed) ? typed : typed === undefined ? [] : [typed];
}
