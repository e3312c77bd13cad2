import { isoDay } from "#app/i18n/formatters.ts";
import type { Person } from "#app/account/actor.ts";
import { may, reachOf } from "#app/account/policy.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { Platform } from "#app/platform/context.ts";
import { checkListingForm, type ListingCheck, stepStates } from "../../form/check-listing.ts";
import type { Draft, DraftPhoto, ImportedHome } from "../draft.ts";
import { isDraftId } from "../draft.ts";
import { textIn } from "../../form/draft-form.ts";
import {
  findDraft,
  findDraftPhotos,
  findPublishedDraft,
  isDraftDiscarded,
  isDraftOfAnother,
} from "../drafts.repository.server.ts";
import { findImportedHome } from "../imported-homes.repository.server.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import { findCommuneNamed } from "../../form/places.repository.server.ts";
import type { PublishCommune } from "../../form/publish-commune.ts";
import type { StepStates } from "../../form/steps.ts";

export type OpenDraft = {
  draft: Draft;
  photos: DraftPhoto[];
  commune: PublishCommune | null;
  importedHome: ImportedHome | null;
  check: ListingCheck;
  states: StepStates;
};

type OpenedDraft =
  | ({ ok: true; kind: "open" } & OpenDraft)
  /** The draft was published: `href` is the listing's page. */
  | { ok: true; kind: "published"; href: string; title: string; isNew: boolean; status: ListingStatus }
  | { ok: false; code: "unknown" | "discarded" };

export type OpeningNeeds = Pick<Platform, "db" | "clock" | "rentControlPeriods">;

/** A draft that a person may write, with its progress. An unused id is an empty draft. */
export async function openDraft(
  needs: OpeningNeeds,
  { actor, draftId }: { actor: Person; draftId: string },
): Promise<OpenedDraft> {
  const { db, clock } = needs;
  if (!isDraftId(draftId) || !reachOf(actor, "draft.write")) return { ok: false, code: "unknown" };
  const found = await findDraft(db, { id: draftId, actor });
  if (!found) {
    const published = await findPublishedDraft(db, draftId);
    if (published && mayReopen(actor, published))
      return {
        ok: true,
        kind: "published",
        href: listingHref(published),
        title: published.title,
        isNew: published.isNew,
        status: published.status,
      };
    if (published || (await isDraftOfAnother(db, { id: draftId, actor }))) return { ok: false, code: "unknown" };
    if (await isDraftDiscarded(db, draftId)) return { ok: false, code: "discarded" };
  }
  const draft = found ?? {
    id: draftId,
    listingId: null,
    listingReference: null,
    listingStage: null,
    form: {},
    updatedAt: clock().toISOString(),
  };
  return { ok: true, kind: "open", ...(await inspectDraft(needs, { actor, draft })) };
}

/** The progress of a draft. */
export async function inspectDraft(
  { db, clock, rentControlPeriods }: OpeningNeeds,
  { actor, draft }: { actor: Person; draft: Draft },
): Promise<OpenDraft> {
  const [photos, commune, periods, importedHome] = await Promise.all([
    findDraftPhotos(db, draft.id),
    findCommuneNamed(db, textIn(draft.form, "commune")),
    rentControlPeriods(),
    findImportedHome(db, { actor, draftId: draft.id, listingId: draft.listingId }),
  ]);
  const check = checkListingForm(draft.form, {
    isAgency: actor.account.userType === "agence",
    commune,
    today: isoDay(clock()),
    rentControlPeriods: periods,
  });
  return { draft, photos, commune, importedHome, check, states: stepStates(draft.form, check, photos.length) };
}

/** Whether a person may see the listing of a published draft: a member, or the writer, whose publication may found an organisation. */
export const mayReopen = (actor: Person, published: { userId: string; advertiserId: number }): boolean =>
  published.userId === actor.account.id || may(actor, "draft.write", published);
