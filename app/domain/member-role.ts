/** A member's role in an organisation: an assistant writes drafts, an agent publishes them. */
export const memberRoles = ["administrator", "agent", "assistant"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Roles of people who run the portal. */
export const operatorRoles = ["moderator", "operator"] as const;
export type OperatorRole = (typeof operatorRoles)[number];
