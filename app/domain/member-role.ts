/** What a member does for an organisation: an assistant writes, and leaves what is published to an agent. */
export const memberRoles = ["administrator", "agent", "assistant"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Who runs the portal. */
export const operatorRoles = ["moderator", "operator"] as const;
export type OperatorRole = (typeof operatorRoles)[number];
