/** The texts of a form, by name. */
export type FormTexts = Map<string, string[]>;

export function textsOf(data: FormData): FormTexts {
  const texts: FormTexts = new Map();
  for (const [name, value] of data) {
    if (typeof value === "string") texts.set(name, [...(texts.get(name) ?? []), value]);
  }
  return texts;
}

/** The fields that differ from the last save, as a form to send: another device may have changed other fields. */
export function changedFields(saved: FormTexts, now: FormTexts): FormData | null {
  const changed = [...now].filter(([name, texts]) => texts.join("\0") !== saved.get(name)?.join("\0"));
  if (changed.length === 0) return null;
  const data = new FormData();
  for (const [name, texts] of changed) for (const text of texts) data.append(name, text);
  return data;
}
