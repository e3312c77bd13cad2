import { findSession } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { canManageListing } from "../../listing.policy.ts";
import { findListingOwner } from "../listings.repository.server.ts";
import type { Route } from "./+types/own-listing";

/** `GET /annonces/:reference/est-a-moi`: whether the listing belongs to the account; its public page cannot know. */
export async function loader({ params: { reference }, context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = isReference(reference) ? await findSession(platform, request) : null;
  const ownerId = session && (await findListingOwner(platform.db, reference));
  return Response.json({ isOwn: session !== null && canManageListing(session.account, { ownerId }) });
}
