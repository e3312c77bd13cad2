import { type FormEvent, type RefObject, useEffect } from "react";
import { keptByTab } from "#app/browser-storage/browser-storage.ts";

/**
 * Keeps what is typed into a form for as long as the tab is open, under a key of its own, until it `isSent`: a page
 * that failed or was left gives it back. Returns what the form needs to be told of.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, key: string, isSent: boolean) {
  useEffect(() => {
    if (isSent) {
      keptByTab.write(key, null);
      return;
    }
    for (const [name, text] of Object.entries(read(key))) {
      const field = form.current?.elements.namedItem(name);
      // What the server gave back with its answer is newer.
      if (
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.value === field.defaultValue
      )
        field.value = text;
    }
    // Typed before this page's script came.
    if (form.current && fieldsOf(form.current).some((field) => field.value !== field.defaultValue))
      keep(form.current, key);
  }, [form, key, isSent]);
  return (event: FormEvent<HTMLFormElement>) => {
    keep(event.currentTarget, key);
  };
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
];

function keep(form: HTMLFormElement, key: string): void {
  keptByTab.write(key, JSON.stringify(Object.fromEntries(new FormData(form))));
}

function read(key: string): Record<string, string> {
  try {
    return (JSON.parse(keptByTab.read(key) ?? "{}") ?? {}) as Record<string, string>; // written above
  } catch {
    return {};
  }
}
