import { type Actor, accountIdOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { type ListingStage, statusOfStage } from "#app/domain/listing-stage.ts";
import { isOnShow } from "#app/domain/listing.ts";
import type { LoggedKind } from "#app/domain/alert.ts";
import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";
import type { Connection } from "#db/client.ts";
import { storeHidden, type Staged, storeStages } from "./hidden-listings.repository.server.ts";
import { traceStatus } from "./life.repository.server.ts";
import { addListingEvents } from "./listing-events.repository.server.ts";

type Needs = { jobs: JobQueue };

/**
 * Only this file moves listings into the stage « masquee » and out of it. Callers, which are in `requests` alone (a unit test),
 * have locked the listings, and write to their threads.
 */
function refuseOthers(actor: Actor): void {
  if (!may(actor, "listing.hide", {})) throw new Error("forbidden hiding of listing");
}

/** Hides locked listings; each returns to its present stage. */
export async function hide(
  { jobs }: Needs,
  tx: Connection,
  actor: Actor,
  { listings, withOrganisation }: { listings: Staged[]; withOrganisation: boolean },
): Promise<void> {
  refuseOthers(actor);
  for (const [kind, ids] of [
    ["gone", idsOf(listings, isShown)],
    ["moved", idsOf(listings, (stage) => !isShown(stage))],
  ] as const)
    if (ids.length > 0) await addListingEvents({ jobs }, tx, ids, { kind, actor, stage: "masquee" });
  const left = idsOf(listings, (stage) => statusOfStage[stage] !== "retiree");
  if (left.length > 0) await traceStatus(tx, { ids: left, status: "retiree", userId: accountIdOf(actor) });
  await storeHidden(tx, listings, withOrganisation);
  await storeStages(
    tx,
    listings.map(({ id }) => ({ id, stage: "masquee" })),
  );
}

/** Gives locked, hidden listings the stage that they had, as `takeHidden` found it. */
export async function unhide({ jobs }: Needs, tx: Connection, actor: Actor, listings: Staged[]): Promise<void> {
  refuseOthers(actor);
  for (const [stage, own] of Map.groupBy(listings, ({ stage }) => stage)) {
    const status = statusOfStage[stage];
    const returning = own.map(({ id }) => id);
    await addListingEvents({ jobs }, tx, returning, { kind: kindOfReturn(stage), actor, stage });
    if (status !== "retiree") await traceStatus(tx, { ids: returning, status, userId: accountIdOf(actor) });
  }
  await storeStages(tx, listings);
}

const isShown = (stage: ListingStage) => isOnShow(statusOfStage[stage]);
const kindOfReturn = (stage: ListingStage): LoggedKind => (statusOfStage[stage] === "disponible" ? "back" : "moved");
const idsOf = (listings: Staged[], fits: (stage: ListingStage) => boolean) =>
  listings.filter(({ stage }) => fits(stage)).map(({ id }) => id);
