import { MOST_CARDS } from "./listing-cards.ts";
import { referenceStore } from "./reference-store.ts";

/**
 * The listings last shown in this browser, the latest first, at most as many as one call for cards accepts. They are
 * sent only as references, to be shown again.
 */
const store = referenceStore("bienvu:vus", MOST_CARDS);

export const { subscribe, read: readSeen, readOnServer: readSeenOnServer, write: writeSeen } = store;

export function rememberSeen(reference: string): void {
  writeSeen([reference, ...readSeen().filter((one) => one !== reference)]);
}
