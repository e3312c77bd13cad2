/** Texts by key, in a browser's storage. Where the browser refuses storage, as some private windows do, nothing throws. */
function textStorage(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Null removes the text. Answers false where the browser refuses; the stored text is then unchanged. */
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

/** Until the visitor clears it. */
export const keptByBrowser = textStorage(() => localStorage);

/** Until the tab is closed. */
export const keptByTab = textStorage(() => sessionStorage);
