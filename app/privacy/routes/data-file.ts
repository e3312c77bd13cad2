import { requireSession } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readPersonalData } from "../personal-data.repository.server.ts";
import type { Route } from "./+types/data-file";

/** `GET /espace/donnees/fichier`: everything about who asks, as a JSON file. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { account } = await requireSession(platform, request, url);
  const data = await readPersonalData(platform.db, account.id);
  const file = { site: platform.env.SITE_NAME, exportedAt: platform.clock().toISOString(), ...data };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mes-donnees.json"',
      "Cache-Control": "no-store",
    },
  });
}
