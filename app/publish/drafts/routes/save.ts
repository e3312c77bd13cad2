import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { isFormStep } from "../../form/steps.ts";
import { readTypedFields } from "../../form/typed-form.ts";
import { type SaveRefusal, saveDraft } from "../use-cases/save-draft.server.ts";
import type { Route } from "./+types/save";

const statuses: Record<SaveRefusal, number> = {
  published: 409,
  discarded: 410,
  unknown: 404,
  too_many_drafts: 429,
};

/** `POST /publier/<draft>/enregistrer` with `step` and its changed fields: saves the fields as typed, and answers the time. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  const step = String(sent.get("step") ?? "");
  if (!isFormStep(step)) return Response.json({ error: "unknown_step" }, { status: 400 });
  const { actor } = context.get(sessionContext);
  const saved = await saveDraft(context.get(platformContext), {
    actor,
    draftId: params.draft,
    fields: readTypedFields(sent, step),
  });
  return Response.json(saved, { status: saved.ok ? 200 : statuses[saved.code] });
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });
