import { data } from "react-router";
import { visitor } from "#app/account/actor.ts";
import { findSession } from "#app/account/session.server.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { countView } from "../use-cases/count-view.server.ts";
import type { Route } from "./+types/count-view";

/** `POST /annonces/:reference/vue`: counts a view of this listing. 204 whether it counts or not. */
export async function action({ params: { reference }, context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  if (isReference(reference)) {
    const session = await findSession(platform, request);
    await countView(platform, { reference, address: clientAddress(request), actor: session?.actor ?? visitor });
  }
  return new Response(null, { status: 204 });
}

export function loader(): never {
  throw data(null, { status: 404 });
}
