import { isOnShow, type ListingStatus, type OnShowStatus } from "./listing.ts";

/**
 * The stages of a home, each with the status that it refines. A listing without a stored stage has the first one of its status:
 * searches, counts, tabs and figures read the status alone.
 */
export const statusOfStage = {
  brouillon: "brouillon",
  disponible: "disponible",
  negociation: "en_negociation",
  offre: "en_negociation",
  compromis: "en_negociation",
  /** Sold or let. */
  cedee: "transmis",
  retiree: "retiree",
  pause: "retiree",
  /** Hidden by the portal, which alone ends this stage. */
  masquee: "retiree",
} as const satisfies Record<string, ListingStatus>;
export type ListingStage = keyof typeof statusOfStage;

export const listingStages = Object.keys(statusOfStage) as ListingStage[];

/** Stages of the listings that visitors find. */
export type OnShowStage = {
  [Stage in ListingStage]: (typeof statusOfStage)[Stage] extends OnShowStatus ? Stage : never;
}[ListingStage];
export const isOnShowStage = (stage: ListingStage): stage is OnShowStage => isOnShow(statusOfStage[stage]);

/** The stage to store beside the status: null for the first stage of the status. */
export const storedStage = (stage: ListingStage): ListingStage | null =>
  listingStages.find((other) => statusOfStage[other] === statusOfStage[stage]) === stage ? null : stage;

/** The statuses that can follow each; the same one where one of its stages can follow another. Only a publication shows a draft. */
const nextStatuses: Record<ListingStatus, readonly ListingStatus[]> = {
  brouillon: [],
  disponible: ["en_negociation", "transmis", "retiree"],
  en_negociation: ["disponible", "en_negociation", "transmis", "retiree"],
  transmis: ["disponible"],
  retiree: ["disponible", "retiree"],
};

/** Whether an advertiser may move a listing from one stage to another. */
export const canFollow = (from: ListingStage, to: ListingStage): boolean =>
  from !== to &&
  from !== "masquee" &&
  to !== "masquee" &&
  nextStatuses[statusOfStage[from]].includes(statusOfStage[to]);
