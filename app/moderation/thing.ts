import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { ReportedKind } from "#app/domain/report.ts";

/** What a case, a decision or a note is about. */
export const thingKinds = ["listing", "organisation", "message", "account"] as const satisfies readonly (
  | ReportedKind
  | "account"
)[];
export type ThingKind = (typeof thingKinds)[number];

/** Its id is a listing's reference, else the id of its row, as text. */
export type ThingId = { kind: ThingKind; id: string };

/** A thing as it is now. */
export type Thing = ThingId & {
  title: string;
  /** Who answers for it: an advertiser, the author of a message, an account's name. */
  by: string;
  /** What a message says; empty for others. */
  text: string;
  /** Its public page; null where it has none now. */
  href: string | null;
  /** Its file in the back office; of a message its request's. Null once it is gone. */
  file: string | null;
  /** Of a listing alone. */
  stage: ListingStage | null;
  /** Whom degrees of a decision reach; null where nobody has an account. */
  behind: { kind: "account" | "organisation"; id: string } | null;
  /** Changes whenever its author changes it. */
  version: string;
};

/** Names a thing among those of all kinds. */
export const thingKey = ({ kind, id }: ThingId): string => `${kind}:${id}`;

const words: Record<ThingKind, string> = {
  listing: "annonce",
  organisation: "organisation",
  message: "message",
  account: "compte",
};

/** The page on which operators decide about a thing. */
export const decisionHref = ({ kind, id }: ThingId): string =>
  `/administration/decision/${words[kind]}/${encodeURIComponent(id)}`;

/** The kind that the address of that page names; null for another word. */
export const readThingKind = (word: string): ThingKind | null =>
  thingKinds.find((kind) => words[kind] === word) ?? null;

const ids: Record<ThingKind, RegExp> = {
  listing: /^[A-Z0-9]{4,16}$/,
  organisation: /^[1-9]\d{0,8}$/,
  message: /^[1-9]\d{0,17}$/,
  account: /^[\w-]{1,100}$/,
};

/** Whether a text can be the id of such a thing. */
export const isThingId = ({ kind, id }: ThingId): boolean => ids[kind].test(id);
