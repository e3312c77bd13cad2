import { type FormEvent, type RefObject, useEffect } from "react";
import { tabStorage } from "./browser-storage.ts";

type KeptForm = {
  /** The form's key in the tab's storage. */
  key: string;
  /** Whether the form was sent: nothing is left to store. */
  isSent?: boolean;
  /** A number that identifies the form's last sent content: texts typed before it are deleted. */
  since?: number;
};

type Kept = { since: number; fields: Record<string, string> };

/**
 * Stores the typed fields of a form in the tab until they are sent, and restores them after a failed or abandoned page. Returns the
 * properties that the form needs.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  { key, isSent = false, since = 0 }: KeptForm,
): (event: FormEvent<HTMLFormElement>) => void {
  useEffect(() => {
    const kept = read(key);
    if (isSent || kept.since !== since) tabStorage.write(key, null);
    if (isSent) return;
    for (const [name, text] of Object.entries(kept.since === since ? kept.fields : {})) {
      const field = form.current?.elements.namedItem(name);
      // The server's text in the answer is newer than the stored one.
      if (isTyped(field) && field.value === field.defaultValue) field.value = text;
    }
    // The visitor typed before this page's script ran.
    if (form.current && fieldsOf(form.current).some((field) => field.value !== field.defaultValue))
      keep(form.current, { key, since });
  }, [form, key, isSent, since]);
  return (event) => keep(event.currentTarget, { key, since });
}

/** Whether the tab has typed fields under this key. */
export const isKept = (key: string): boolean => Object.values(read(key).fields).some((text) => text !== "");

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Types of fields that are not stored: nobody types into boxes and choices; passwords and codes must not be stored. */
const notTyped = ["hidden", "checkbox", "radio", "file", "password", "color"];
const isTyped = (field: unknown): field is Field =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !notTyped.includes(field.type) && field.autocomplete !== "one-time-code");

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isTyped);

function keep(form: HTMLFormElement, { key, since }: { key: string; since: number }): void {
  const fields = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  tabStorage.write(key, JSON.stringify({ since, fields }));
}

function read(key: string): Kept {
  try {
    const kept = JSON.parse(tabStorage.read(key) ?? "{}") as Partial<Kept>; // written above
    return { since: kept.since ?? 0, fields: kept.fields ?? {} };
  } catch {
    return { since: 0, fields: {} };
  }
}
