/** A field of a form as text, with line breaks as `\n`. Null characters, which no database takes, are left out. */
export const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "").replaceAll("\r\n", "\n").trim() : "";
};

/** What a form shows at first: what was typed, else what is stored. */
export const shownText = (typed: string | undefined, stored: string | undefined): string => typed ?? stored ?? "";

/** Notes what is wrong with each field of a form, in its order. */
export const problemsOf = (checks: Record<string, string | false | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** `error` for a field, where there is one. */
export const errorOf = (problem: string | undefined): { error?: string } => (problem ? { error: problem } : {});
