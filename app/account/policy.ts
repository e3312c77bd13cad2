import { type MemberRole, type OperatorRole, operatorRoles } from "#app/domain/member-role.ts";
import { type Actor, advertiserOf } from "./actor.ts";

/** Everybody is also a `visitor`, and every logged-in person an `account`. */
export type Role = "visitor" | "link" | "account" | MemberRole | "software" | OperatorRole | "portal";

/** How far a right goes: to one's own things, to things of one's organisation, to all except things of the team, or to anything. */
export type Reach = "own" | "organisation" | "outside" | "any";

const staff = { moderator: "any", operator: "any" } as const;
/** Acts of moderators on people outside of the team: a stolen session of a moderator must not reach operators. */
const staffOutside = { moderator: "outside", operator: "any" } as const;
const team = { administrator: "organisation", agent: "organisation", assistant: "organisation" } as const;

/** The roles that may do each act, and how far. All other roles may not. */
export const policy = {
  /** Unknown addresses: allowed to nobody, so that the answer takes the same work as for a hidden address. */
  "nothing.see": {},
  /** Pages and calls that answer all visitors alike. */
  "site.see": { visitor: "any" },
  /** Things that a visitor has without an account: questions, favourites, alerts, a session to begin. */
  "own.write": { visitor: "own" },
  "account.write": { account: "own" },
  /** A thread, for the seeker and for the advertiser. */
  "thread.ask": { account: "own", link: "own" },
  "thread.answer": team,
  "dashboard.see": team,
  "draft.write": team,
  "listing.write": { administrator: "organisation", agent: "organisation", software: "organisation" },
  /** Files of an agency's software: its imports, sources and exports. */
  "feed.write": { administrator: "organisation", agent: "organisation" },
  "organisation.write": { administrator: "organisation" },
  /** The back office. The act below is allowed before the second factor is proven. */
  "factor.write": { moderator: "own", operator: "own" },
  "office.see": staff,
  "operator.write": { operator: "any" },
  /**
   * Hides listings, and shows them again, also by the portal for a suspended organisation. Moderators decide about homes of the
   * team too: nobody decides about own homes, and there may be only one operator.
   */
  "listing.hide": { ...staff, portal: "any" },
  "account.restrict": staffOutside,
  "account.help": staffOutside,
  "account.erase": { operator: "any" },
  "listing.correct": staffOutside,
  "listing.transfer": { operator: "any" },
  /** Gives an unowned agency of files to an organisation, or dismisses it. */
  "feed.attribute": { operator: "any" },
  "thread.disclose": staffOutside,
  /** Texts, look and settings of the site. */
  "site.write": { operator: "any" },
  "block.write": { operator: "any" },
  /** Cases, decisions with their reasons, private notes. */
  "case.decide": staff,
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;

export type Act = keyof typeof policy;

/** Whether this role may do an act that only operators and moderators may do. */
export const isActOf = (role: OperatorRole, act: Act): boolean => role in policy[act];

/** Whether only operators and moderators may do an act. */
export const isOperatorAct = (act: Act): boolean =>
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

/** How far a right goes at its widest; null without the right. Call `may` once the owner of the thing is known. */
export function reachOf(actor: Actor, act: Act): Reach | null {
  const reaches = reachesOf(actor, act);
  return (["any", "outside", "organisation", "own"] as const).find((reach) => reaches.includes(reach)) ?? null;
}

/**
 * The owners of a thing, by id; null and undefined mean nobody. `requestId`: the id of a request; `isOfTeam`: whether the thing
 * belongs to somebody who runs the portal.
 */
type Owners = {
  advertiserId?: number | null;
  accountId?: string | null;
  email?: string | null;
  requestId?: string;
  isOfTeam?: boolean;
};

/** Whether an actor may do an act with a thing of these owners. */
export function may(actor: Actor, act: Act, owners: Owners): boolean {
  const reaches: Record<Reach, () => boolean> = {
    own: () => isOwn(actor, owners),
    organisation: () => isOfOrganisation(actor, owners),
    outside: () => owners.isOfTeam === false,
    any: () => true,
  };
  return reachesOf(actor, act).some((reach) => reaches[reach]());
}

const isOfOrganisation = (actor: Actor, { advertiserId = null }: Owners): boolean =>
  advertiserId !== null && advertiserId === advertiserOf(actor);

function isOwn(actor: Actor, { accountId = null, email = null, requestId }: Owners): boolean {
  if (actor.kind === "link") return actor.requestId === requestId;
  if (actor.kind !== "person") return false;
  // A thing with an account does not belong to another account that has confirmed the thing's address since.
  if (accountId !== null) return accountId === actor.account.id;
  return email !== null && email === actor.provenEmail;
}
