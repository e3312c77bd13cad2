/** The effect of a mail's link: confirms an account, sets a password, changes an address. */
export const linkPurposes = ["confirmation", "reset", "new-email"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long a link works. */
export const linkMinutes: Record<LinkPurpose, number> = {
  confirmation: 24 * 60,
  reset: 60,
  "new-email": 24 * 60,
};
