import { joinOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import { may, reachOf } from "#app/account/policy.ts";
import { lockActor } from "#app/account/members.repository.server.ts";
import { lockListing } from "#app/listings/life/life.repository.server.ts";
import { prepare, show } from "#app/listings/life/life.server.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { type CheckedListing, checkedListing } from "../../form/check-listing.ts";
import type { Draft } from "../../drafts/draft.ts";
import { findDraft } from "../../drafts/drafts.repository.server.ts";
import { listingColumns } from "../listing-columns.ts";
import type { Published } from "../published.ts";
import { unusualPrice } from "../unusual-price.ts";
import type { PublishCommune } from "../../form/publish-commune.ts";
import { changeContent } from "./change-content.server.ts";
import { closeDraft, lockDraftForUpdate, replacePhotos } from "../publishing.repository.server.ts";
import { openDraft } from "../../drafts/use-cases/open-draft.server.ts";

type Needs = Pick<Platform, "db" | "env" | "mailer" | "jobs" | "clock" | "log" | "rentControlPeriods">;
type Asked = {
  actor: Person;
  draftId: string;
  /** An unusual price that its author has confirmed, in minor units. */
  confirmedPrice?: number | null;
};
type Publishing = Pick<Asked, "actor" | "confirmedPrice"> & {
  draft: Draft;
  listing: CheckedListing;
  commune: PublishCommune;
  now: Date;
};

/**
 * « Déposer l’annonce »: checks everything, then publishes the draft's listing, or updates the one that it edits. A
 * double click or two pages publish once, and get the same answer.
 */
export async function publishListing(needs: Needs, asked: Asked): Promise<Published> {
  const { db, clock, log } = needs;
  const { actor, draftId, confirmedPrice = null } = asked;
  if (!reachOf(actor, "listing.write")) return { ok: false, code: "unknown" };
  const opened = await openDraft(needs, { actor, draftId });
  if (!opened.ok) return opened;
  if (opened.kind === "published") return { ok: true };
  const listing = checkedListing(opened.check);
  const { draft, commune } = opened;
  if (!listing || !commune) return { ok: false, code: "incomplete", problems: opened.check.problems };

  const outcome = await db.transaction(async (tx): Promise<Published | { again: Person }> => {
    const member = await lockActor(tx, actor, "listing.write");
    if (!member) return { ok: false, code: "unknown" };
    if (!(await lockDraftForUpdate(tx, { id: draft.id, actor: member }))) return { again: member };
    const current = await findDraft(tx, { id: draft.id, actor: member });
    // The form was saved since the first check: check again.
    if (JSON.stringify(current?.form) !== JSON.stringify(draft.form)) return { again: member };
    const publishing = { actor: member, confirmedPrice, draft, listing, commune, now: clock() };
    return draft.listingId === null
      ? publishNew(needs, tx, publishing)
      : publishChanges(needs, tx, publishing, draft.listingId);
  });
  if ("again" in outcome) return publishListing(needs, { ...asked, actor: outcome.again });
  if (outcome.ok) log.info({ draft: draft.id }, "a listing is published");
  return outcome;
}

/** Spent after all questions and refusals, so that a price to confirm does not cost a second publication. */
const mayPublish = (tx: Connection, actor: Person) => spend(tx, ["publications", { account: actor.account.id }]);

async function publishNew(
  { jobs }: Needs,
  tx: Connection,
  { actor, draft, listing, commune, now }: Publishing,
): Promise<Published> {
  if (actor.standing !== null) return { ok: false, code: "restricted" };
  if (!(await mayPublish(tx, actor))) return { ok: false, code: "too_many" };
  const own = await joinOwnAdvertiser(tx, actor, commune.id);
  if (!own) return { ok: false, code: "unknown" };
  const { advertiser } = own;
  const content = (reference: string) => listingColumns(listing, commune, reference);
  const { id: listingId } = await prepare(tx, own.actor, { advertiser, content, now });
  await takeDraft(tx, { actor, draft, listingId, isNew: true });
  await show({ jobs }, tx, own.actor, { advertiserId: advertiser.id, ids: [listingId], now });
  return { ok: true };
}

async function publishChanges(
  needs: Needs,
  tx: Connection,
  { actor, confirmedPrice, draft, listing, commune, now }: Publishing,
  listingId: number,
): Promise<Published> {
  const before = await lockListing(tx, listingId);
  if (!before || !may(actor, "listing.write", before)) return { ok: false, code: "unknown" };
  if (before.status === "transmis") return { ok: false, code: "sold_or_let" };
  // Before anybody is notified.
  const price = unusualPrice(before, listing);
  if (price && confirmedPrice !== price.to) return { ok: false, code: "unusual_price", price };
  if (!(await mayPublish(tx, actor))) return { ok: false, code: "too_many" };
  await takeDraft(tx, { actor, draft, listingId, isNew: before.publishedAt === null });
  await changeContent(needs, tx, actor, { before, listing, commune, now });
  return { ok: true };
}

type Taken = { actor: Person; draft: Draft; listingId: number; isNew: boolean };

/** Moves the draft's photos to the listing, and closes the draft. */
async function takeDraft(tx: Connection, { actor, draft, listingId, isNew }: Taken): Promise<void> {
  await replacePhotos(tx, listingId, draft.id);
  await closeDraft(tx, { draftId: draft.id, userId: actor.account.id, listingId, isNew });
}
