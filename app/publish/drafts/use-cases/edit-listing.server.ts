import { randomUUID } from "node:crypto";
import type { Account } from "#app/account/account.ts";
import { canAdvertise } from "#app/domain/user-type.ts";
import { resolveCommune } from "#app/communes/communes.repository.server.ts";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import { canManageListing } from "#app/listings/listing.policy.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Database } from "#db/client.ts";
import { beginChanges, findListingToCopy, type ListingToCopy } from "../copies.repository.server.ts";
import type { DraftForm } from "../../form/draft-form.ts";
import { formOfListing } from "../form-of-listing.ts";

export type OpenedChanges = { ok: true; draftId: string } | { ok: false; code: "unknown" | "sold_or_let" };

/** Opens a published listing for changes, as a draft; the one that is begun already is resumed. */
export async function editListing(
  { db }: Pick<Platform, "db">,
  { account, reference }: { account: Account; reference: string },
): Promise<OpenedChanges> {
  const found = await findOwnListing(db, { account, reference });
  if (!found) return { ok: false, code: "unknown" };
  if (found.listing.status === "transmis") return { ok: false, code: "sold_or_let" };
  const form = await readListingForm(db, found);
  const draftId = await db.transaction((tx) =>
    beginChanges(tx, { id: randomUUID(), userId: account.id, listingId: found.listing.id, form }),
  );
  return draftId === null ? { ok: false, code: "unknown" } : { ok: true, draftId };
}

/** A listing that the account runs; null for another's and for an unknown one alike. */
export async function findOwnListing(
  db: Database,
  { account, reference }: { account: Account; reference: string },
): Promise<ListingToCopy | null> {
  if (!canAdvertise(account)) return null;
  const found = await findListingToCopy(db, reference.toUpperCase().replaceAll("\0", ""));
  return found && canManageListing(account, found) ? found : null;
}

/** The form of a listing, its commune by a name that leads back to it. */
export async function readListingForm(db: Database, row: ListingToCopy): Promise<DraftForm> {
  const name = unambiguousName(row.commune);
  const named = await resolveCommune(db, name);
  return formOfListing(row, named?.id === row.commune.id ? name : row.commune.slug);
}
