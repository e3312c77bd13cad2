import type { Actor } from "#app/account/actor.ts";
import type { LockedListing } from "#app/listings/life/life.repository.server.ts";
import { change, stageAfterEdit } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { lockListingForUpdate } from "#app/requests/requests.repository.server.ts";
import { notifyPriceChange } from "#app/requests/use-cases/notify-price-change.server.ts";
import { notifyStage } from "#app/requests/use-cases/notify-stage.server.ts";
import type { Connection } from "#db/client.ts";
import type { CheckedListing } from "../../form/check-listing.ts";
import type { PublishCommune } from "../../form/publish-commune.ts";
import { listingColumns } from "../listing-columns.ts";

type Needs = Pick<Platform, "env" | "mailer" | "jobs">;
type Changing = { before: LockedListing; listing: CheckedListing; commune: PublishCommune; now: Date };

/**
 * Changes the content of a locked listing, whose photos are stored already, and writes to its threads. Reference and publication
 * day stay; so does the status, unless the listing was not on show.
 */
export async function changeContent(
  { jobs, mailer, env }: Needs,
  tx: Connection,
  actor: Actor,
  { before, listing, commune, now }: Changing,
): Promise<void> {
  const content = listingColumns(listing, commune, before.reference);
  await notifyPriceChange({ env }, tx, { listingId: before.id, before, after: content.listing });
  const stage = stageAfterEdit(before);
  const returning = stage === before.stage ? null : await lockListingForUpdate(tx, before.id);
  if (returning) await notifyStage({ mailer, env }, tx, { listing: returning, stage });
  await change({ jobs }, tx, actor, { before, content, now });
}
