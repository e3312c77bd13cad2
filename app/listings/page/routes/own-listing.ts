import { may } from "#app/account/policy.ts";
import { findSession } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { findAdvertiserId } from "../listings.repository.server.ts";
import type { Route } from "./+types/own-listing";

/** `GET /annonces/:reference/est-a-moi`: whether the listing belongs to who asks; its public page cannot know. */
export async function loader({ params: { reference }, context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = isReference(reference) ? await findSession(platform, request) : null;
  const advertiserId = session && (await findAdvertiserId(platform.db, reference));
  return Response.json({ isOwn: session !== null && may(session.actor, "desk.see", { advertiserId }) });
}
