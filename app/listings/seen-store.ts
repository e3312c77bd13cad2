import { referenceStore } from "./reference-store.ts";

/** Listings that « Vus récemment » remembers. */
export const MOST_SEEN = 12;

/** The listings that this browser has shown, the last one first. They leave it only as references, to be shown again. */
const store = referenceStore("bienvu:vus", MOST_SEEN);

export const { subscribe, read: readSeen, readOnServer: readSeenOnServer, write: writeSeen } = store;

export function rememberSeen(reference: string): void {
  writeSeen([reference, ...readSeen().filter((one) => one !== reference)]);
}
