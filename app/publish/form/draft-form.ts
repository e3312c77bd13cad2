/** A form as typed, unchecked: a text per field, a list for repeated fields (rooms, comforts). */
export type DraftForm = Record<string, string | string[]>;

/** The text of a field, the first one where there are several. */
export function textIn(form: DraftForm, field: string): string {
  const typed = form[field];
  return (Array.isArray(typed) ? typed[0] : typed) ?? "";
}

/** The rows of a field, or the ticked boxes. */
export function listIn(form: DraftForm, field: string): string[] {
  const typed = form[field];
  return Array.isArray(typed) ? typed : typed === undefined ? [] : [typed];
}
