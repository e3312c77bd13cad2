import { type MemberRole, type OperatorRole, operatorRoles } from "#app/domain/member-role.ts";
import { type Actor, advertiserOf } from "./actor.ts";

/** Everybody is also a `visitor`, and whoever is logged in an `account`. */
export type Role = "visitor" | "link" | "account" | MemberRole | "software" | OperatorRole | "portal";

/** How far a right goes: to what is one's own, to what one's organisation has, or to anything. */
export type Reach = "own" | "organisation" | "any";

const staff = { moderator: "any", operator: "any" } as const;
const team = { administrator: "organisation", agent: "organisation", assistant: "organisation" } as const;

/** Who may do what, and how far. Who is not named may not. */
export const policy = {
  /** Pages and calls that answer all visitors alike. */
  "site.see": { visitor: "any" },
  /** What one has without an account too: questions, favourites, alerts, a session to begin. */
  "own.write": { visitor: "own" },
  "account.write": { account: "own" },
  /** A thread as its seeker, and as its advertiser. */
  "thread.ask": { account: "own", link: "own" },
  "thread.answer": team,
  "desk.see": team,
  "draft.write": team,
  "listing.write": { administrator: "organisation", agent: "organisation", software: "organisation" },
  /** Files of an agency's software: its imports, sources and exports. */
  "feed.write": { administrator: "organisation", agent: "organisation" },
  "organisation.write": { administrator: "organisation" },
  /** The back office. Its first act is done before the second factor is proven. */
  "factor.write": { moderator: "own", operator: "own" },
  "office.see": staff,
  "operator.write": { operator: "any" },
  /** Hides listings, and shows them again: the portal does so too, for a suspended organisation. */
  "listing.hide": { ...staff, portal: "any" },
  "account.restrict": staff,
  "account.help": staff,
  "account.erase": { operator: "any" },
  "listing.correct": staff,
  "listing.transfer": { operator: "any" },
  /** Gives an agency of files that nobody owns to an organisation, or dismisses it. */
  "feed.attribute": { operator: "any" },
  "thread.disclose": staff,
  /** What the site says and how it looks, and its settings. */
  "site.write": { operator: "any" },
  "block.write": { operator: "any" },
  /** Cases, decisions with their reasons, private notes. */
  "case.decide": staff,
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;

export type Act = keyof typeof policy;

/** Whether an act is one of operators and moderators alone. */
export const isOfOperators = (act: Act): boolean =>
  Object.keys(policy[act]).every((role) => operatorRoles.some((operator) => operator === role));

const reachesOf = (actor: Actor, act: Act): Reach[] => {
  const reaches: Partial<Record<Role, Reach>> = policy[act];
  return rolesOf(actor).flatMap((role) => reaches[role] ?? []);
};

function rolesOf(actor: Actor): Role[] {
  if (actor.kind !== "person") return ["visitor", actor.kind];
  const { member, operator } = actor;
  return ["visitor", "account", ...(member ? [member.role] : []), ...(operator ? [operator] : [])];
}

/** How far a right goes at its widest; null without the right. Before it is known whose a thing is; then `may` asks. */
export function reachOf(actor: Actor, act: Act): Reach | null {
  const reaches = reachesOf(actor, act);
  return (["any", "organisation", "own"] as const).find((reach) => reaches.includes(reach)) ?? null;
}

/** Whose a thing is, by the ids that it has: null and undefined are nobody's. `requestId` is a request's own id. */
export type Whose = {
  advertiserId?: number | null;
  accountId?: string | null;
  email?: string | null;
  requestId?: string;
};

/** Whether somebody may do this with a thing of `whose`. */
export function may(actor: Actor, act: Act, whose: Whose): boolean {
  return reachesOf(actor, act).some(
    (reach) => reach === "any" || (reach === "own" ? isOwn(actor, whose) : isOfOrganisation(actor, whose)),
  );
}

const isOfOrganisation = (actor: Actor, { advertiserId = null }: Whose): boolean =>
  advertiserId !== null && advertiserId === advertiserOf(actor);

function isOwn(actor: Actor, { accountId = null, email = null, requestId }: Whose): boolean {
  if (actor.kind === "link") return actor.requestId === requestId;
  if (actor.kind !== "person") return false;
  // An account's thing is not another's who has confirmed its address since.
  if (accountId !== null) return accountId === actor.account.id;
  return email !== null && email === actor.provenEmail;
}
