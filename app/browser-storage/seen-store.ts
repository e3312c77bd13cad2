import { MOST_CARDS } from "./listing-cards.ts";
import { referenceStore } from "./reference-store.ts";

/**
 * The last viewed listings of this browser, the latest first, at most as many as one call for cards accepts. The browser sends only their
 * references, to show them again.
 */
const store = referenceStore("bienvu:vus", MOST_CARDS);

export const { subscribe, read: readSeen, readOnServer: readSeenOnServer, write: writeSeen } = store;

export function rememberSeen(reference: string): void {
  writeSeen([reference, ...readSeen().filter((one) => one !== reference)]);
}
