import { browserStorage } from "./browser-storage.ts";
import { isReference } from "./favourite-references.ts";

const none: readonly string[] = [];

/** References of listings that this browser stores under a key, for `useSyncExternalStore`; follows changes in other tabs. */
export function referenceStore(key: string, most: number) {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; references: readonly string[] } = { text: null, references: none };
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
    /** The references; the same array until something changes. */
    read(): readonly string[] {
      const text = browserStorage.read(key);
      if (text !== cached.text) cached = { text, references: parseReferences(text, most) };
      return cached.references;
    },
    readOnServer: () => none,
    /** Stores references; beyond the maximum, only the first ones. */
    write(references: readonly string[]): void {
      browserStorage.write(key, references.length === 0 ? null : JSON.stringify(references.slice(0, most)));
      for (const listener of listeners) listener();
    },
  };
}

/** Parses stored references, without repeats and up to `most`: other scripts may write there too. */
export function parseReferences(text: string | null, most: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? [...new Set(value.filter(isReference))].slice(0, most) : none;
  } catch {
    return none;
  }
}
