/** The favourites of a visitor without an account: references kept by the browser itself. */
const KEY = "bienvu:favoris";
const MOST = 200;

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
  const text = readText();
  if (text !== cached.text) cached = { text, references: parse(text) };
  return cached.references;
}

export const readFavouritesOnServer = () => none;

export function toggleFavourite(reference: string): void {
  const current = readFavourites();
  const next = current.includes(reference) ? current.filter((one) => one !== reference) : [reference, ...current].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full or forbidden storage: the heart stays as it was.
  }
  for (const listener of listeners) listener();
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((one) => typeof one === "string") : none;
  } catch {
    return none;
  }
}
