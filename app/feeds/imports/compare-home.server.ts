import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import { findListingToCopy } from "#app/publish/drafts/copies.repository.server.ts";
import { formOfListing } from "#app/publish/drafts/form-of-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { findPublishCommune } from "#app/publish/form/places.repository.server.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import type { Connection } from "#db/client.ts";
import { canonicalForm, changesOf, mergeDraft, mergeForms } from "./changed-by-hand.ts";
import { type CheckedHome, checkHome, type Law } from "./check-home.server.ts";
import type { FeedHome, FieldChange } from "./import.ts";

type Compared = {
  home: FeedHome;
  /** The one that its line names (`findCommuneOf`). */
  named: PublishCommune | null;
  /** The listing that the home is, and what its last file said; null for one that no file has written. */
  before: { reference: string; lastFileForm: DraftForm | null } | null;
  /** What somebody may have typed into the home's draft, which the last file wrote. */
  draft?: { typed: DraftForm; lastFile: DraftForm } | null;
  /** Fields in which the portal's own values stay. */
  keptFields: readonly string[];
  law: Law;
};

type ComparedHome = {
  /** Null where neither the file nor the portal knows it. */
  commune: PublishCommune | null;
  /** What the file alone says. */
  file: CheckedHome;
  /** What the portal would show. */
  check: CheckedHome;
  changes: FieldChange[];
};

/** What would come of a home of a file, whose values are merged with those that people typed on the portal. Reads, and locks nothing. */
export async function compareHome(
  tx: Connection,
  { home, named, before, draft = null, keptFields, law }: Compared,
): Promise<ComparedHome> {
  const shown = before && (await findListingToCopy(tx, before.reference));
  const shownCommune = shown && (await findPublishCommune(tx, shown.commune.id));
  const commune = named ?? shownCommune;
  const checkForm = (form: DraftForm) => checkHome({ ...home, form }, commune, law);
  const file = checkForm({ ...home.form, commune: commune ? unambiguousName(commune) : "" });
  const completed = draft ? checkForm(mergeDraft({ file: file.form, ...draft })) : file;
  if (!shown || !shownCommune || !commune) return { commune, file, check: completed, changes: [] };
  const shownForm = formOfListing(shown, unambiguousName(shownCommune));
  // Of a listing that no file has written, nothing counts as changed by hand.
  const lastFileForm = before.lastFileForm ? canonicalForm(before.lastFileForm, commune) : shownForm;
  const { form, byHand } = mergeForms({ file: completed.form, shown: shownForm, lastFile: lastFileForm, keptFields });
  const check = byHand.length > 0 ? checkForm(form) : completed;
  return {
    commune,
    file,
    check,
    changes: changesOf({ shown: shownForm, next: canonicalForm(check.form, commune), byHand }),
  };
}
