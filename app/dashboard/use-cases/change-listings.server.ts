import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Transaction } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { MoveRefusal } from "#app/requests/listing-moves.ts";
import { changeListing } from "#app/requests/use-cases/change-listing.server.ts";
import { canChangeListings } from "../publications.policy.ts";
import { MOST_AT_ONCE } from "../publications.ts";

type ChangedListings =
  | {
      ok: true;
      /** The transaction of each changed listing. */
      changed: Transaction[];
      refused: { reference: string; title: string | null; code: MoveRefusal }[];
    }
  /** The role does not allow the change, or an owner changes several listings at once. */
  | { ok: false; code: "not_allowed" | "one_at_a_time" };

type Change = { actor: Person; references: string[]; to: ListingStage };

/** Changes listings of an organisation, each by itself: one refusal does not stop the others. */
export async function changeListings(
  needs: Pick<Platform, "db" | "mailer" | "jobs" | "env">,
  { actor, references, to }: Change,
): Promise<ChangedListings> {
  const wanted = [...new Set(references)].slice(0, MOST_AT_ONCE);
  if (!canChangeListings(actor, 1)) return { ok: false, code: "not_allowed" };
  if (!canChangeListings(actor, wanted.length)) return { ok: false, code: "one_at_a_time" };
  const outcome: Extract<ChangedListings, { ok: true }> = { ok: true, changed: [], refused: [] };
  for (const reference of wanted) {
    const result = await changeListing(needs, { actor, reference, to });
    if (result.ok) outcome.changed.push(result.transaction);
    else outcome.refused.push({ reference, title: result.title, code: result.code });
  }
  return outcome;
}
