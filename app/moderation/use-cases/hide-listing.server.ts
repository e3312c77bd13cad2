import { type Actor, advertiserOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { findAskedListing } from "#app/requests/requests.repository.server.ts";
import { hideListings, unhideListings } from "#app/requests/use-cases/hide-listings.server.ts";
import type { Connection } from "#db/client.ts";
import { lockSuspension } from "../standing.repository.server.ts";

type Needs = Pick<Platform, "jobs" | "mailer" | "env">;
type Hiding = { actor: Actor; reference: string; why: string };

/** Nobody decides about a home of their own organisation. */
const isOwn = (actor: Actor, { advertiserId }: { advertiserId: number }) => advertiserOf(actor) === advertiserId;

/** Hides a listing from everybody but its organisation, which cannot show it again. */
export async function hideListing(
  needs: Needs,
  tx: Connection,
  { actor, reference, why }: Hiding,
): Promise<{ ok: true } | { ok: false; code: "unknown" | "own" | "hidden_already" }> {
  const listing = may(actor, "listing.hide", {}) ? await findAskedListing(tx, reference) : null;
  if (!listing) return { ok: false, code: "unknown" };
  if (isOwn(actor, listing)) return { ok: false, code: "own" };
  const hidden = await hideListings(needs, tx, { actor, ids: [listing.id], withOrganisation: false });
  if (hidden.length === 0) return { ok: false, code: "hidden_already" };
  await recordAct(tx, actor, { act: "listing.hide", on: { kind: "listing", id: reference }, why });
  return { ok: true };
}

/**
 * Shows a hidden listing again, in its former stage. Refuses a listing of a suspended organisation (`suspended`) or of the actor's own
 * (`own`).
 */
export async function restoreListing(
  needs: Needs,
  tx: Connection,
  { actor, reference, why }: Hiding,
): Promise<{ ok: true } | { ok: false; code: "unknown" | "not_hidden" | "own" | "suspended" }> {
  const listing = may(actor, "listing.hide", {}) ? await findAskedListing(tx, reference) : null;
  if (!listing) return { ok: false, code: "unknown" };
  if (isOwn(actor, listing)) return { ok: false, code: "own" };
  if (await lockSuspension(tx, listing.advertiserId)) return { ok: false, code: "suspended" };
  const shown = await unhideListings(needs, tx, { actor, ids: [listing.id] });
  if (shown.length === 0) return { ok: false, code: "not_hidden" };
  await recordAct(tx, actor, { act: "listing.restore", on: { kind: "listing", id: reference }, why });
  return { ok: true };
}
