import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { exportWords } from "#app/i18n/fr/exports.ts";
import { platformContext } from "#app/platform/context.ts";
import { exportFormats } from "../export-format.ts";
import { exportResponse } from "../export-response.server.ts";
import { downloadExport } from "../use-cases/fetch-export.server.ts";
import type { Route } from "./+types/own-file";

/** `GET /exports/fichier?format=csv`: the listings on show of one's organisation. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const asked = url.searchParams.get("format");
  const format = exportFormats.find((name) => name === asked) ?? "poliris";
  const fetched = await downloadExport(context.get(platformContext), { actor, format });
  if (!fetched.ok) throw data(exportWords.french.tooMany, { status: 429 });
  return exportResponse(fetched.file, format);
}
