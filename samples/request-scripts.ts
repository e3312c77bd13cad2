import type { Transaction } from "#app/domain/listing.ts";
import type { RequestAuthor, RequestStatus, RequestStep } from "#app/domain/request.ts";
import scripts from "./data/requests.json" with { type: "json" };

/** A step of a sample thread: the number of days ago, and a time of day (UTC). `share` is an offer's share of the price. */
export type ScriptedStep = {
  author: Exclude<RequestAuthor, "portail">;
  step: RequestStep;
  days: number;
  time: string;
  text?: string;
  share?: number;
};

/** The script of a sample thread. `unreadBy` is the side that has not read its end. */
export type Script = { status: RequestStatus; steps: ScriptedStep[]; unreadBy: "annonceur" | "demandeur" | null };

export type RequestPlot = "fresh" | "freshToo" | "discussed" | "negotiated" | "accepted" | "declined";

/** The scripts for each kind of listing. Reason for the cast: types of JSON have no unions of literals. */
export const requestScripts = scripts as Record<Transaction, Record<RequestPlot, Script[]>>;
