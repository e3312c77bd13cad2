import { canAdvertise, type UserType } from "#app/domain/user-type.ts";

/**
 * Who acts. Everybody is also a `visitor`; whoever is logged in an `account`; members of an organisation have its role, and
 * owners and agencies are `administrator` of their own.
 */
export type Role = "visitor" | "account" | "administrator";

/** How far an act reaches: what is one's own, what one's organisation has, or anything. */
export type Reach = "own" | "organisation" | "any";

/** Who may do what, and how far. Who is not named may not. */
export const policy = {
  /** Pages and calls that answer all visitors alike. */
  "site.see": { visitor: "any" },
  /** What one has without an account too: questions, favourites, alerts, a session to begin. */
  "own.write": { visitor: "own" },
  "account.write": { account: "own" },
  /** A thread as its seeker, and as its advertiser. */
  "thread.ask": { account: "own" },
  "thread.answer": { administrator: "organisation" },
  "desk.see": { administrator: "organisation" },
  "draft.write": { administrator: "organisation" },
  "listing.write": { administrator: "organisation" },
  "organisation.write": { administrator: "organisation" },
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;

export type Act = keyof typeof policy;

/** The roles of whoever acts: of an account, or of a visitor without one. */
const rolesOf = (account: { userType: UserType } | null): Role[] => [
  "visitor",
  ...(account ? (["account"] as const) : []),
  ...(account && canAdvertise(account) ? (["administrator"] as const) : []),
];

/** How far an act reaches for whoever acts; null where they may not. */
export function reachOf(account: { userType: UserType } | null, act: Act): Reach | null {
  const reaches: Partial<Record<Role, Reach>> = policy[act];
  const all = rolesOf(account).map((role) => reaches[role]);
  return (["any", "organisation", "own"] as const).find((reach) => all.includes(reach)) ?? null;
}
