import { type FormEvent, type RefObject, useEffect } from "react";
import { tabStorage } from "./browser-storage.ts";

type KeptForm = {
  /** A name of its own among what the tab keeps. */
  key: string;
  /** Nothing is left to be kept. */
  isSent?: boolean;
  /** What was sent last by this form, as a number: what was typed before that is forgotten. */
  since?: number;
};

type Kept = { since: number; fields: Record<string, string> };

/**
 * Keeps what is typed into a form for as long as the tab is open, until it is sent: a page that failed or was left
 * gives it back. Returns what the form needs to be told of.
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
      // What the server gave back with its answer is newer.
      if (isTyped(field) && field.value === field.defaultValue) field.value = text;
    }
    // Typed before this page's script came.
    if (form.current && fieldsOf(form.current).some((field) => field.value !== field.defaultValue))
      keep(form.current, { key, since });
  }, [form, key, isSent, since]);
  return (event) => keep(event.currentTarget, { key, since });
}

/** Whether the tab keeps something under this key. */
export const isKept = (key: string): boolean => Object.values(read(key).fields).some((text) => text !== "");

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Boxes and choices have values that nobody types; a password, or the code of a second factor, is kept nowhere. */
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
