import { isOnShow, type ListingStatus, type OnShowStatus } from "./listing.ts";

/**
 * What people say of a home, by the status that it refines. The first stage of a status is what a listing without a stored
 * stage has: searches, counts, tabs and cards of figures read the status alone.
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
  /** By the portal, which alone ends it. */
  masquee: "retiree",
} as const satisfies Record<string, ListingStatus>;
export type ListingStage = keyof typeof statusOfStage;

export const listingStages = Object.keys(statusOfStage) as ListingStage[];

/** Stages of the listings that visitors find. */
export type OnShowStage = {
  [Stage in ListingStage]: (typeof statusOfStage)[Stage] extends OnShowStatus ? Stage : never;
}[ListingStage];
export const isOnShowStage = (stage: ListingStage): stage is OnShowStage => isOnShow(statusOfStage[stage]);

const firstOf = (status: ListingStatus): ListingStage =>
  listingStages.find((stage) => statusOfStage[stage] === status) ?? "brouillon";

/** What is stored beside the status: null for its first stage. */
export const storedStage = (stage: ListingStage): ListingStage | null =>
  firstOf(statusOfStage[stage]) === stage ? null : stage;

/** The statuses that can follow each, by another stage of the same one too. A draft is shown by its publication alone. */
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

/** The stages that an advertiser may choose, in the order of the table. */
export const nextStages = (from: ListingStage): ListingStage[] => listingStages.filter((to) => canFollow(from, to));
