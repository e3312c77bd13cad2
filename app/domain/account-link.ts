/** What the link of a mail does to an account: opens it, sets a password, changes its address. */
export const linkPurposes = ["confirmation", "reset", "new-email"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long a link serves. */
export const linkMinutes: Record<LinkPurpose, number> = {
  confirmation: 24 * 60,
  reset: 60,
  "new-email": 24 * 60,
};
