import { isReference, MOST_FAVOURITES } from "./favourite-references.ts";

/** The favourites that this browser shows: a visitor's own, or a copy of the account's. Newest first. */
const KEY = "bienvu:favoris";

const listeners = new Set<() => void>();
let cached: { text: string | null; references: readonly string[] } = { text: null, references: [] };
const none: readonly string[] = [];

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The same array as long as nothing has changed. */
export function readFavourites(): readonly string[] {
  const text = readText(KEY);
  if (text !== cached.text) cached = { text, references: parse(text) };
  return cached.references;
}

export const readFavouritesOnServer = () => none;

/** Beyond the most that are kept, what came first stays: nothing that was chosen is lost in silence. */
export function writeFavourites(references: readonly string[]): void {
  writeText(KEY, references.length === 0 ? null : JSON.stringify(references.slice(0, MOST_FAVOURITES)));
  for (const listener of listeners) listener();
}

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes. A full or forbidden storage: what was shown stays as it was. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows of some browsers keep nothing.
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isReference) : none;
  } catch {
    return none;
  }
}
