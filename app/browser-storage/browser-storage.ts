/** Texts by key, in a browser's storage. Never throws, also where the browser refuses storage, as some private windows do. */
function textStorage(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Null removes the text. False where the browser refuses; the stored text is then unchanged. */
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

/** Stays until the visitor clears it. */
export const browserStorage = textStorage(() => localStorage);

/** Stays until the tab is closed. */
export const tabStorage = textStorage(() => sessionStorage);
