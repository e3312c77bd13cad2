/** Counts the changes of what public pages show, as this process is notified of them. */
export type PublicChanges = {
  /** Grows with each change: a page whose making began at the newest generation lacks none. Null while no notification arrives. */
  generation(): number | null;
  /** `ofDocuments`: it may be one of the documents of operators, which the kit reads. */
  add(ofDocuments?: boolean): void;
  /** Grows with each change that may be one of the documents of operators. */
  documents(): number;
  /** Notifications arrive from now on, or no longer do: either way changes may have been missed. */
  setConnected(isConnected: boolean): void;
};

export function countPublicChanges(): PublicChanges {
  let generation = 0;
  let documents = 0;
  let isConnected = false;
  return {
    generation: () => (isConnected ? generation : null),
    add(ofDocuments = false) {
      generation += 1;
      if (ofDocuments) documents += 1;
    },
    documents: () => documents,
    setConnected(connected) {
      isConnected = connected;
      generation += 1;
      documents += 1;
    },
  };
}
