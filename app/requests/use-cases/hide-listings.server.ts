import type { Actor } from "#app/account/actor.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { hide, unhide } from "#app/listings/life/hide.server.ts";
import { lockStages, setHiddenWith, takeHidden } from "#app/listings/life/hidden-listings.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { findListingsWithThreads, lockListingForUpdate } from "../requests.repository.server.ts";
import { notifyStage } from "./notify-stage.server.ts";

type Needs = Pick<Platform, "jobs" | "mailer" | "env">;
type Hiding = { actor: Actor; ids: number[]; withOrganisation: boolean };

/**
 * Hides listings from everybody, in any stage; the seekers get a message in their threads, which stay open. A listing that was hidden with
 * its organisation is then also hidden by itself. Returns the ids of listings that were not hidden before.
 */
export async function hideListings(
  needs: Needs,
  tx: Connection,
  { actor, ids, withOrganisation }: Hiding,
): Promise<number[]> {
  const locked = await lockStages(tx, ids);
  const listings = locked.filter(({ stage }) => stage !== "masquee");
  if (!withOrganisation)
    for (const { id, stage } of locked) if (stage === "masquee") await setHiddenWith(tx, id, false);
  if (listings.length === 0) return [];
  const hidden = listings.map(({ id }) => id);
  await tellThreads(needs, tx, new Map(hidden.map((id) => [id, "masquee"])));
  await hide(needs, tx, actor, { listings, withOrganisation });
  return hidden;
}

/** Shows hidden listings again in their former stages, with a message in their threads. Returns the ids of listings that were hidden. */
export async function unhideListings(
  needs: Needs,
  tx: Connection,
  { actor, ids }: Omit<Hiding, "withOrganisation">,
): Promise<number[]> {
  const hidden = (await lockStages(tx, ids)).filter(({ stage }) => stage === "masquee");
  const returned = await takeHidden(
    tx,
    hidden.map(({ id }) => id),
  );
  await tellThreads(needs, tx, new Map(returned.map(({ id, stage }) => [id, stage])));
  if (returned.length > 0) await unhide(needs, tx, actor, returned);
  return returned.map(({ id }) => id);
}

async function tellThreads(needs: Needs, tx: Connection, stages: Map<number, ListingStage>): Promise<void> {
  for (const id of await findListingsWithThreads(tx, [...stages.keys()])) {
    const listing = await lockListingForUpdate(tx, id);
    if (listing) await notifyStage(needs, tx, { listing, stage: stages.get(id)! });
  }
}
