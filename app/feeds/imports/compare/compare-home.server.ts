import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import { findListingToCopy } from "#app/publish/drafts/copies.repository.server.ts";
import { formOfListing } from "#app/publish/drafts/form-of-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { findPublishCommune } from "#app/publish/form/places.repository.server.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import type { Connection } from "#db/client.ts";
import { canonicalForm, changesOf, mergeDraft, mergeForms } from "./changed-by-hand.ts";
import { type CheckedHome, checkHome, type Law } from "./check-home.server.ts";
import type { FeedHome, FieldChange } from "../import.ts";

type Compared = {
  home: FeedHome;
  /** The commune that the line names (`findCommuneOf`). */
  named: PublishCommune | null;
  /** The home's listing; `lastFileForm` is null where no file has written the listing. */
  before: { reference: string; lastFileForm: DraftForm | null } | null;
  /** The home's draft with its present form, and the form of the last import. */
  draft?: { typed: DraftForm; lastFile: DraftForm } | null;
  /** Fields in which changes by hand stay. */
  keptFields: readonly string[];
  law: Law;
};

type ComparedHome = {
  /** Null where neither the file nor the listing has a known commune. */
  commune: PublishCommune | null;
  /** The check of the file's values alone. */
  file: CheckedHome;
  /** The check of the merged values, which the portal would show. */
  check: CheckedHome;
  changes: FieldChange[];
};

/** Merges a home of a file with the changes that people made on the portal, and checks the result. Reads only, without locks. */
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
  // In a listing that no file has written, nothing counts as changed by hand.
  const lastFileForm = before.lastFileForm ? canonicalForm(before.lastFileForm, commune) : shownForm;
  const { form, byHand } = mergeForms({ file: completed.form, shown: shownForm, lastFile: lastFileForm, keptFields });
  const check = form === completed.form ? completed : checkForm(form);
  return {
    commune,
    file,
    check,
    changes: changesOf({ shown: shownForm, next: canonicalForm(check.form, commune), byHand }),
  };
}
