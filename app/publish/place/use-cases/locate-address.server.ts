import type { Person } from "#app/account/actor.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { LocatedAddress } from "../located-address.ts";
import { findCityCodes } from "../../form/places.repository.server.ts";
import { writePosition } from "../../form/typed-position.ts";
import { openDraft, type OpeningNeeds } from "../../drafts/use-cases/open-draft.server.ts";
import { saveDraft } from "../../drafts/use-cases/save-draft.server.ts";

type Needs = OpeningNeeds & Pick<Platform, "geocoder">;

/** Searches a draft's address with the geocoder, and moves the draft there. Results outside of the commune are ignored. */
export async function locateAddress(
  needs: Needs,
  { actor, draftId }: { actor: Person; draftId: string },
): Promise<LocatedAddress> {
  const { db, geocoder } = needs;
  const opened = await openDraft(needs, { actor, draftId });
  if (!opened.ok || opened.kind !== "open") return { ok: false, code: "unknown" };
  const { address } = opened.check.values;
  if (!opened.commune || opened.commune.hasArrondissements) return { ok: false, code: "no_commune" };
  if (address === null) return { ok: false, code: "no_address" };
  if (!geocoder) return { ok: false, code: "unavailable" };
  if (!(await spend(db, ["geocodings", { account: actor.account.id }]))) return { ok: false, code: "too_many" };
  const codes = await findCityCodes(db, opened.commune.id);
  const found = await geocoder.find({ address, cityCode: codes.searched });
  if (!found.ok) return found;
  if (!codes.accepted.includes(found.cityCode)) return { ok: false, code: "not_found" };
  const fields = writePosition(found);
  const saved = await saveDraft(needs, { actor, draftId, fields });
  return saved.ok ? { ok: true, kind: found.isHouse ? "house" : "street", ...fields } : { ok: false, code: "unknown" };
}
