/** Texts by key in a browser's storage. Never throws, even where the browser refuses storage, as some private windows do. */
function textStorage(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a text; null removes it. False where the browser refuses: the stored text is then unchanged. */
    write(key: string, text: string | null): boolean {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Storage that stays until the visitor clears it. */
export const browserStorage = textStorage(() => localStorage);

/** Storage that stays until the tab is closed. */
export const tabStorage = textStorage(() => sessionStorage);
