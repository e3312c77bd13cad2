import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { bodyOf } from "#app/platform/http/form-parts.server.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { uploadStatuses } from "../arrival/upload-refusal.ts";
import { receiveUpload } from "../arrival/use-cases/receive-upload.server.ts";
import type { Route } from "./+types/upload";

/** `POST` with one file as the whole body, `?nom=` its name and `?commune=`: 200 with `import`, or 4xx with `problem`. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { actor } = context.get(sessionContext);
  if (Number(request.headers.get("content-length") ?? 0) === 0) return refuse("empty");
  const received = await receiveUpload(context.get(platformContext), {
    actor,
    network: clientAddress(request),
    read: async () => ({
      fileName: url.searchParams.get("nom") ?? "",
      commune: url.searchParams.get("commune") ?? "",
      bytes: bodyOf(request),
    }),
  });
  return received.ok ? Response.json({ import: received.importId }) : refuse(received.code);
}

export const loader = () => data(null, { status: 405, headers: { Allow: "POST" } });

const refuse = (problem: keyof typeof uploadStatuses) =>
  Response.json({ problem }, { status: uploadStatuses[problem] });
