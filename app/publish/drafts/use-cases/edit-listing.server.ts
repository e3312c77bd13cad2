import { randomUUID } from "node:crypto";
import type { Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { resolveCommune } from "#app/communes/name-communes.server.ts";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Database } from "#db/client.ts";
import { beginChanges, findListingToCopy, type ListingToCopy } from "../copies.repository.server.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { formOfListing } from "../form-of-listing.ts";

export type OpenedChanges = { ok: true; draftId: string } | { ok: false; code: "unknown" | "sold_or_let" };

/** Opens the draft that edits a published listing; an existing one is resumed. */
export async function editListing(
  { db }: Pick<Platform, "db">,
  { actor, reference }: { actor: Person; reference: string },
): Promise<OpenedChanges> {
  const found = await findOwnListing(db, { actor, reference });
  if (!found) return { ok: false, code: "unknown" };
  if (found.listing.status === "transmis") return { ok: false, code: "sold_or_let" };
  const form = await readPublishedForm(db, found);
  const draftId = await db.transaction((tx) =>
    beginChanges(tx, { id: randomUUID(), actor, listingId: found.listing.id, form }),
  );
  return draftId === null ? { ok: false, code: "unknown" } : { ok: true, draftId };
}

/** A listing that a person may edit; null both for another person's listing and for an unknown one. */
export async function findOwnListing(
  db: Database,
  { actor, reference }: { actor: Person; reference: string },
): Promise<ListingToCopy | null> {
  const found = await findListingToCopy(db, reference.toUpperCase().replaceAll("\0", ""));
  return found && may(actor, "draft.write", found.listing) ? found : null;
}

/** The form of a listing, with an unambiguous name of its commune. */
export async function readPublishedForm(db: Database, row: ListingToCopy): Promise<DraftForm> {
  const name = unambiguousName(row.commune);
  const named = await resolveCommune(db, name);
  return formOfListing(row, named?.id === row.commune.id ? name : row.commune.slug);
}
