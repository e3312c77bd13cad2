import type { ListingCard } from "#app/listings/card-input.ts";
import type { Alert } from "./alert.ts";

/** An alert with its news since its owner last looked: the number of listings, and the newest of them. */
export type ListedAlert = Alert & { newCount: number; newest: ListingCard[] };

/**
 * The result of a form in the list: a message of `alertWords.list.done`. `at` is the alert beside which it is shown: the
 * form's alert or, once that has ended, the next one in the list.
 */
export type ListAnswer = {
  done: "pause" | "resume" | "frequency" | "end" | "keep" | "seen" | "gone" | "nowhere";
  at: number | null;
};
