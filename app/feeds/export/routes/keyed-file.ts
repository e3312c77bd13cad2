import { platformContext } from "#app/platform/context.ts";
import { callRefusal } from "../../call-refusal.ts";
import { exportFormats, exportTypes } from "../export-format.ts";
import { exportResponse } from "../export-response.server.ts";
import { fetchExportByKey } from "../use-cases/fetch-export.server.ts";
import type { Route } from "./+types/keyed-file";

/** `GET /api/exports/annonces.zip`: the listings of the organisation whose key stands in a header or in the parameter `cle`. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const format = exportFormats.find((name) => exportTypes[name].file === params.file);
  if (!format) return callRefusal("bad_request", { status: 404 });
  const fetched = await fetchExportByKey(context.get(platformContext), {
    request,
    inAddress: url.searchParams.get("cle"),
    format,
  });
  return fetched.ok ? exportResponse(fetched.file, format) : callRefusal(fetched.code);
}
