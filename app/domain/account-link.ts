/**
 * The effect of a mail's link: confirms an account, sets a password, changes an address. `factor` is a code that one operator
 * gives another in place of a link, to set up a second factor.
 */
export const linkPurposes = ["confirmation", "reset", "new-email", "factor"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Minutes for which a link works. */
export const linkMinutes: Record<LinkPurpose, number> = {
  confirmation: 24 * 60,
  reset: 60,
  "new-email": 24 * 60,
  factor: 24 * 60,
};
