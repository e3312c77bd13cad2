/** Words of a « demande », as stored (PostgreSQL enums of migrations 0105 and 20261128_offer_answers). */
export const requestStatuses = ["nouvelle", "en_negociation", "acceptee", "declinee", "retiree"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestAuthors = ["demandeur", "annonceur", "portail"] as const;
export type RequestAuthor = (typeof requestAuthors)[number];

/** The two sides of a thread: the seeker who asks, and the listing's advertiser. */
export type RequestSide = Exclude<RequestAuthor, "portail">;

export const requestSteps = [
  "demande",
  "message",
  "negociation",
  "fin_negociation",
  "offre",
  "offre_acceptee",
  "offre_refusee",
  "acceptee",
  "declinee",
  "retiree",
  "depart",
  "remise_en_ligne",
  "prix_modifie",
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** The portal's own notices in a thread, as stored; their sentences are in the words « requests ». */
export const requestNotices = ["withdrawn", "sold_to_other", "let_to_other"] as const;
export type RequestNotice = (typeof requestNotices)[number];

/** The state that pages show: a new request that the advertiser has answered is a discussion. */
export type RequestState = RequestStatus | "en_discussion";

/** States by which the list of requests is filtered. */
export const stateGroups = {
  nouvelles: ["nouvelle"],
  discussions: ["en_discussion"],
  negociations: ["en_negociation"],
  terminees: ["acceptee", "declinee", "retiree"],
} as const satisfies Record<string, readonly RequestState[]>;
export type StateGroup = keyof typeof stateGroups;
