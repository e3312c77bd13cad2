import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { ReportedKind } from "#app/domain/report.ts";

/** The kinds of things that cases, decisions and notes are about. */
export const thingKinds = ["listing", "organisation", "message", "account"] as const satisfies readonly (
  | ReportedKind
  | "account"
)[];
export type ThingKind = (typeof thingKinds)[number];

/** `id`: a listing's reference, else the id of the thing's row, as text. */
export type ThingId = { kind: ThingKind; id: string };

/** The current state of a thing. */
export type Thing = ThingId & {
  title: string;
  /** The name of the person responsible: an advertiser, the author of a message, an account's name. */
  by: string;
  /** The text of a message; empty for other kinds. */
  text: string;
  /** The address of the thing's public page; null where it has none now. */
  href: string | null;
  /** The address of the thing's file in the back office, for a message its request's file. Null once it is gone. */
  file: string | null;
  /** The stage of a listing; null for other kinds. */
  stage: ListingStage | null;
  /** The account or organisation that a sanction affects; null where nobody has an account. */
  behind: { kind: "account" | "organisation"; id: string } | null;
  /** The version changes with each change by the author. */
  version: string;
};

/** A key that is unique among things of all kinds. */
export const thingKey = ({ kind, id }: ThingId): string => `${kind}:${id}`;

const words: Record<ThingKind, string> = {
  listing: "annonce",
  organisation: "organisation",
  message: "message",
  account: "compte",
};

/** The page of the decision about a thing. */
export const decisionHref = ({ kind, id }: ThingId): string =>
  `/administration/decision/${words[kind]}/${encodeURIComponent(id)}`;

/** The kind of a thing in the address of that page; null for another word. */
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
