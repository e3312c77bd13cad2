import { type Act, may } from "#app/account/policy.ts";
import { findSession } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { findAdvertiserId } from "../listings.repository.server.ts";
import type { Route } from "./+types/own-listing";

/**
 * `GET /annonces/:reference/est-a-moi`: whether the listing belongs to the account's organisation, and whether the account may
 * change it. The public page is the same for everyone.
 */
export async function loader({ params: { reference }, context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = isReference(reference) ? await findSession(platform, request) : null;
  const advertiserId = session && (await findAdvertiserId(platform.db, reference));
  const can = (act: Act) => session !== null && may(session.actor, act, { advertiserId });
  return Response.json({ isOwn: can("dashboard.see"), mayWrite: can("listing.write") });
}
