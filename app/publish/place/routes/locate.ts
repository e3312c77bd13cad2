import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { locateAddress } from "../use-cases/locate-address.server.ts";
import type { Route } from "./+types/locate";

const refusals: Record<string, number> = { unknown: 404, too_many: 429 };

/** `POST /publier/<draft>/adresse`: searches the draft's address, and moves the draft there; answers a `LocatedAddress`. */
export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(sessionContext);
  const located = await locateAddress(context.get(platformContext), { actor, draftId: params.draft });
  return Response.json(located, { status: located.ok ? 200 : (refusals[located.code] ?? 200) });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
