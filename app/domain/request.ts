/** Words of a « demande », as stored (PostgreSQL enums of migration 0008). */
export const requestStatuses = ["nouvelle", "en_negociation", "acceptee", "declinee", "retiree"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestAuthors = ["demandeur", "annonceur", "portail"] as const;
export type RequestAuthor = (typeof requestAuthors)[number];

/** The two who talk: the seeker who asks, and the advertiser of the listing. */
export type RequestSide = Exclude<RequestAuthor, "portail">;

export const requestSteps = [
  "demande",
  "message",
  "negociation",
  "fin_negociation",
  "offre",
  "acceptee",
  "declinee",
  "retiree",
  "depart",
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** What the portal itself says in a thread, as stored; its sentence is in the words « requests ». */
export const requestNotices = ["withdrawn", "sold_to_other", "let_to_other"] as const;
export type RequestNotice = (typeof requestNotices)[number];

/** What people read of a status: a new request that the advertiser has answered is a discussion. */
export type RequestState = RequestStatus | "en_discussion";

/** States as the list of requests filters them. */
export const stateGroups = {
  nouvelles: ["nouvelle"],
  discussions: ["en_discussion"],
  negociations: ["en_negociation"],
  terminees: ["acceptee", "declinee", "retiree"],
} as const satisfies Record<string, readonly RequestState[]>;
export type StateGroup = keyof typeof stateGroups;
