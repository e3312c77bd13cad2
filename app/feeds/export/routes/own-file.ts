import { sessionContext } from "#app/account/session.server.ts";
import { enExportWords } from "#app/i18n/en/feeds/exports.ts";
import { exportWords } from "#app/i18n/fr/feeds/exports.ts";
import { languageOf } from "#app/i18n/language.ts";
import { waitText } from "#app/i18n/wait.ts";
import { retrySeconds } from "#app/platform/limits/limits.repository.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { exportFormats } from "../export-format.ts";
import { exportResponse } from "../export-response.server.ts";
import { downloadExport } from "../use-cases/fetch-export.server.ts";
import type { Route } from "./+types/own-file";

const tooMany = { fr: exportWords.french.tooMany, en: enExportWords.tooMany };

/** `GET /exports/fichier?format=csv`: the listings on show of the visitor's organisation. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const requested = url.searchParams.get("format");
  const format = exportFormats.find((name) => name === requested) ?? "poliris";
  const fetched = await downloadExport(context.get(platformContext), { actor, format });
  const language = languageOf(request);
  if (!fetched.ok)
    return new Response(`${tooMany[language](waitText(language, retrySeconds()))}\n`, {
      status: 429,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return exportResponse(fetched.file, format);
}
