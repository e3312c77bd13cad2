import { exportFileWords } from "#app/i18n/fr/export-file.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { exportFormats, exportTypes } from "../export-format.ts";
import { exportResponse } from "../export-response.server.ts";
import { fetchExportByKey } from "../use-cases/fetch-export.server.ts";
import type { Route } from "./+types/keyed-file";

/** Longer texts are no keys of ours. */
const LONGEST_KEY = 100;

/** `GET /api/exports/annonces.zip`: the listings of the organisation whose key the request has, in a header or as `cle`. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const format = exportFormats.find((name) => exportTypes[name].file === params.file);
  if (!format) throw new Response(null, { status: 404 });
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const key = (given ?? url.searchParams.get("cle") ?? "").slice(0, LONGEST_KEY);
  const fetched = await fetchExportByKey(context.get(platformContext), {
    key,
    network: clientAddress(request),
    format,
  });
  if (fetched.ok) return exportResponse(fetched.file, format);
  const words = exportFileWords.french.byKey;
  const isUnknown = fetched.code === "unknown_key";
  return new Response(`${isUnknown ? words.unknown : words.tooMany}\n`, {
    status: isUnknown ? 401 : 429,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...(isUnknown ? { "WWW-Authenticate": "Bearer" } : {}) },
  });
}
