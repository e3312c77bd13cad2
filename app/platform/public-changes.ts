/** Counts the changes of public data, as this process is notified of them. */
export type PublicChanges = {
  /** The generation grows with each change: a page that began at the newest generation is complete. Null while no notification arrives. */
  generation(): number | null;
  /** Adds a change. `ofDocuments`: the change may be to an operator's document, which the kit reads. */
  add(ofDocuments?: boolean): void;
  /** The generation of documents: grows with each change that may be to a document, and each second while no notification arrives. */
  documents(): number;
  /** Records whether notifications arrive: a change of this state may have lost changes of data. */
  setConnected(isConnected: boolean): void;
};

/** Milliseconds for which documents stay valid without notifications. */
export const UNNOTIFIED_MS = 1_000;

export function countPublicChanges(clock: () => Date = () => new Date()): PublicChanges {
  let generation = 0;
  let documents = 0;
  let documentsAt = -Infinity;
  let isConnected = false;

  function renewUnnotified(): void {
    const now = clock().getTime();
    // A clock that was set back does not make documents last.
    if (isConnected || Math.abs(now - documentsAt) < UNNOTIFIED_MS) return;
    documents += 1;
    documentsAt = now;
  }

  return {
    generation: () => (isConnected ? generation : null),
    add(ofDocuments = false) {
      generation += 1;
      if (ofDocuments) documents += 1;
    },
    documents() {
      renewUnnotified();
      return documents;
    },
    setConnected(connected) {
      isConnected = connected;
      generation += 1;
      documents += 1;
    },
  };
}
