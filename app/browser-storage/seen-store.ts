import { MOST_CARDS } from "./listing-cards.ts";
import { referenceStore } from "./reference-store.ts";

/** The listings that this browser has shown, the last one first, as many as one call for cards names. They leave it only as references, to be shown again. */
const store = referenceStore("bienvu:vus", MOST_CARDS);

export const { subscribe, read: readSeen, readOnServer: readSeenOnServer, write: writeSeen } = store;

export function rememberSeen(reference: string): void {
  writeSeen([reference, ...readSeen().filter((one) => one !== reference)]);
}
