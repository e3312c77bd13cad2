import { MOST_COMPARED } from "./compared-listings.ts";
import { referenceStore } from "./reference-store.ts";

/** The references that this browser compares, in the order of choice. */
const store = referenceStore("bienvu:comparaison", MOST_COMPARED);

export const { subscribe, read: readCompared, readOnServer: readComparedOnServer, write: writeCompared } = store;

/** Event of the window when a visitor chooses one listing more than the maximum. */
export const COMPARISON_FULL = "bienvu:comparaison-pleine";

/** Adds a listing to the comparison, or removes it; beyond the maximum, only dispatches the event. */
export function toggleCompared(reference: string): void {
  const compared = readCompared();
  if (compared.includes(reference)) writeCompared(compared.filter((one) => one !== reference));
  else if (compared.length < MOST_COMPARED) writeCompared([...compared, reference]);
  else window.dispatchEvent(new Event(COMPARISON_FULL));
}
