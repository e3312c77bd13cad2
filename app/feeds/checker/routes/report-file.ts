import { redirect } from "react-router";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { csvGatherer } from "../gather-csv.server.ts";
import { receiveStockFile } from "../receive-file.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";
import { checkFile } from "../use-cases/check-file.server.ts";
import type { Route } from "./+types/report-file";

/** The whole report of a file that the form sends, as CSV; why there is none, in a sentence. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { DATA_DIR } = platform.env;
  const checked = await checkFile(
    platform,
    { network: clientAddress(request), signal: request.signal, receive: () => receiveStockFile(request, DATA_DIR) },
    csvGatherer(),
  );
  if (!checked.ok) {
    const { sentence, init } = refusalAnswer(checked.code);
    const headers = { ...init.headers, "Content-Type": "text/plain; charset=utf-8" };
    return new Response(`${sentence}\n`, { ...init, headers });
  }
  return new Response(checked.result, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="rapport-poliris.csv"',
    },
  });
}

/** For whoever opens the address. */
export const loader = () => redirect("/verifier-un-fichier");
