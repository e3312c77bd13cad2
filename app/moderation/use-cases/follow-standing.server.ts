import type { Actor } from "#app/account/actor.ts";
import { findHiddenWith, findShownOf } from "#app/listings/life/hidden-listings.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { hideListings, unhideListings } from "#app/requests/use-cases/hide-listings.server.ts";
import type { DoChunk } from "#db/runs.ts";
import { lockSuspension } from "../standing.repository.server.ts";

type Needs = Pick<Platform, "jobs" | "mailer" | "env">;

/** Others who publish wait from the last statement of a chunk to its commit. */
const LISTINGS_AT_ONCE = 50;

const portal: Actor = { kind: "portal", job: "follow-standing" };

/**
 * A chunk of a run on an organisation: hides its next listings while the organisation is suspended, or shows listings that were hidden
 * with it. Reads the current standing: a run that began before a change ends like one that began after.
 */
export const followStanding =
  (needs: Needs): DoChunk =>
  async (tx, { subject }) => {
    const advertiserId = Number(subject);
    const isSuspended = await lockSuspension(tx, advertiserId);
    const find = isSuspended ? findShownOf : findHiddenWith;
    const ids = await find(tx, advertiserId, LISTINGS_AT_ONCE);
    if (ids.length === 0) return null;
    if (isSuspended) await hideListings(needs, tx, { actor: portal, ids, withOrganisation: true });
    else await unhideListings(needs, tx, { actor: portal, ids });
    return String(ids.at(-1));
  };
