/** What a browser keeps as text under keys; one that keeps nothing, as private windows of some do, throws nothing here. */
function textStorage(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Null removes. False where nothing could be kept: what was there stays as it was. */
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

/** For as long as the visitor likes. */
export const keptByBrowser = textStorage(() => localStorage);

/** For as long as the tab is open. */
export const keptByTab = textStorage(() => sessionStorage);
