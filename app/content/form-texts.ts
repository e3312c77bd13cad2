/** A field of a form as text, with line breaks as `\n` and without null characters, which the database refuses. */
export const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "").replaceAll("\r\n", "\n").trim() : "";
};

/** The initial text of a field: the typed text, else the stored one. */
export const shownText = (typed: string | undefined, stored: string | undefined): string => typed ?? stored ?? "";

/** Collects the problems of a form's fields, in the order of the form. */
export const problemsOf = (checks: Record<string, string | false | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => Boolean(entry[1])));
