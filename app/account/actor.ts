import type { MemberRole, OperatorRole } from "#app/domain/member-role.ts";
import type { Standing } from "#app/domain/standing.ts";
import type { Account } from "./account.ts";

/** The organisation that a person works for; `advertiserId` is null until its first listing or profile. */
export type Member = { advertiserId: number | null; role: MemberRole };

/**
 * A logged-in person. `provenEmail` is null until the address is confirmed, `operator` until this session has proven the second
 * factor.
 */
export type Person = {
  kind: "person";
  account: Account;
  provenEmail: string | null;
  member: Member | null;
  operator: OperatorRole | null;
  /** The stricter standing of account and organisation; a suspended organisation has no member. */
  standing: Standing | null;
};

export type Actor =
  | { kind: "visitor" }
  /** Anybody with the secret link of one request. */
  | { kind: "link"; requestId: string }
  | Person
  /** Software that acts for an organisation. */
  | { kind: "software"; advertiserId: number; name: string }
  /** A job of the portal. */
  | { kind: "portal"; job: string };

export const visitor: Actor = { kind: "visitor" };

/** The account that acts; null without one. */
export const accountIdOf = (actor: Actor): string | null => (actor.kind === "person" ? actor.account.id : null);

/** The actor's name in the log of a listing, beside the account's id. */
export function actorLabel(actor: Actor): string {
  if (actor.kind === "software") return `software ${actor.name}`;
  return actor.kind === "portal" ? `portal ${actor.job}` : actor.kind;
}

/** The confirmed address of the account that acts; null without one. */
export const provenEmailOf = (actor: Actor): string | null => (actor.kind === "person" ? actor.provenEmail : null);

/** The organisation for which somebody acts; null without one. */
export const advertiserOf = (actor: Actor): number | null => {
  if (actor.kind === "software") return actor.advertiserId;
  return actor.kind === "person" ? (actor.member?.advertiserId ?? null) : null;
};
