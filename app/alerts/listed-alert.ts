import type { ListingCard } from "#app/listings/card-input.ts";
import type { Alert } from "./alert.ts";

/** An alert with the homes that are new since its owner looked last: how many, and the newest. */
export type ListedAlert = Alert & { newCount: number; newest: ListingCard[] };

/**
 * What a form of the list did: a message of `alertWords.list.done`. `at` is the alert that the message stands by: the form's
 * own, or after an end the next one in the list.
 */
export type ListAnswer = {
  done: "pause" | "resume" | "frequency" | "end" | "keep" | "seen" | "gone" | "nowhere";
  at: number | null;
};
