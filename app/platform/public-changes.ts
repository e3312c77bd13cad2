/** Counts the changes of what public pages show, as this process is notified of them. */
export type PublicChanges = {
  /** Grows with each change: a page whose making began at the newest generation lacks none. Null while no notification arrives. */
  generation(): number | null;
  add(): void;
  /** Notifications arrive from now on, or no longer do: either way changes may have been missed. */
  setConnected(isConnected: boolean): void;
};

export function countPublicChanges(): PublicChanges {
  let generation = 0;
  let isConnected = false;
  return {
    generation: () => (isConnected ? generation : null),
    add() {
      generation += 1;
    },
    setConnected(connected) {
      isConnected = connected;
      generation += 1;
    },
  };
}
