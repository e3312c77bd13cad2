import { MOST_COMPARED } from "./compared-listings.ts";
import { referenceStore } from "./reference-store.ts";

/** What this browser compares, in the order of choice. */
const store = referenceStore("bienvu:comparaison", MOST_COMPARED);

export const { subscribe, read: readCompared, readOnServer: readComparedOnServer, write: writeCompared } = store;

/** Told on the window when one more listing than fits is chosen. */
export const COMPARISON_FULL = "bienvu:comparaison-pleine";

/** Chooses a listing for comparison, or takes it out; one too many changes nothing and is told. */
export function toggleCompared(reference: string): void {
  const compared = readCompared();
  if (compared.includes(reference)) writeCompared(compared.filter((one) => one !== reference));
  else if (compared.length < MOST_COMPARED) writeCompared([...compared, reference]);
  else window.dispatchEvent(new Event(COMPARISON_FULL));
}
