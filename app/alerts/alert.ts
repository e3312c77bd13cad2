import type { AlertFrequency, PauseReason } from "#app/domain/alert.ts";
import { retention } from "#app/domain/retention.ts";

/** Unconfirmed alerts end after a week. */
export const DAYS_TO_CONFIRM = retention.unconfirmedAlerts;

/** After a year without a click a mail asks the recipient; without an answer the alert ends a month later. */
export const INACTIVE_DAYS = retention.inactiveAlerts;
export const ANSWER_DAYS = retention.inactiveAnswer;

/** An alert as its owner sees it. */
export type Alert = {
  id: number;
  /** The canonical query of the search. */
  query: string;
  /** The owner's name for the alert, or the name made of the criteria. */
  name: string;
  /** « Appartements à vendre à Lyon, jusqu’à 350 000 € ». */
  searchName: string;
  ownName: string | null;
  frequency: AlertFrequency;
  confirmedAt: Date | null;
  /** Null while the alert is active. */
  pauseReason: PauseReason | null;
  createdAt: Date;
  seenAt: Date;
  clickedAt: Date;
  askedAt: Date | null;
};
