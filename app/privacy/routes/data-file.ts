import { requireSession } from "#app/account/session.server.ts";
import { enRequestWords } from "#app/i18n/en/requests.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { languageOf } from "#app/i18n/language.ts";
import { platformContext } from "#app/platform/context.ts";
import { readPersonalData } from "../personal-data.repository.server.ts";
import { tellNotices } from "../tell-notices.ts";
import type { Route } from "./+types/data-file";

/** `GET /espace/donnees/fichier`: everything about who asks, as a JSON file, in the language of the signed-in area. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { account } = await requireSession(platform, request, url);
  const { notices } = languageOf(request) === "en" ? enRequestWords : requestWords.french;
  const data = tellNotices(await readPersonalData(platform.db, account.id), notices);
  const file = { site: platform.env.SITE_NAME, exportedAt: platform.clock().toISOString(), ...data };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mes-donnees.json"',
      "Cache-Control": "no-store",
    },
  });
}
