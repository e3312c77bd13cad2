import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { readPhotoFiles } from "../photo-form.server.ts";
import { isDraftId } from "../../drafts/draft.ts";
import type { PhotoTrouble } from "../photo.ts";
import { readArrangement } from "../photo.schema.ts";
import { stepHref } from "../../form/steps.ts";
import { PhotoField } from "../ui/photo-field.tsx";
import { StepButtons } from "../../frame/ui/step-buttons.tsx";
import { StepFrame } from "../../frame/ui/step-frame.tsx";
import { arrangePhotos } from "../use-cases/arrange-photos.server.ts";
import { receivePhotoForm } from "../use-cases/receive-photo.server.ts";
import {
  framed,
  menuEntryOf,
  notFound,
  requestedDraft,
  answerEndedDraft,
} from "../../frame/routes/requested-draft.server.ts";
import type { Route } from "./+types/photos";

export const meta: Route.MetaFunction = () => [
  { title: publishWords.french.steps.photos },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await requestedDraft(context, params.draft);
  return { draft: framed(context, opened), menuEntry: menuEntryOf(opened), photos: opened.photos };
}

/** The forms without JavaScript: files to upload, or one change. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const draftId = params.draft;
  if (!isDraftId(draftId)) throw notFound();
  if (/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
    const received = await receivePhotoForm(
      platform,
      { actor, draftId, network: clientAddress(request), signal: request.signal },
      readPhotoFiles(request),
    );
    if (!received.ok && received.code === "not_found") throw await answerEndedDraft(context, draftId);
    if (!received.ok) return data<PhotoTrouble[]>(received.troubles, { status: 422 });
  } else {
    const asked = readArrangement(await readForm(request));
    if (!asked) throw notFound();
    const arranged = await arrangePhotos(platform, { draftId, actor }, asked);
    if (!arranged.ok) throw await answerEndedDraft(context, draftId);
  }
  return redirect(stepHref(draftId, "photos"), { status: 303 });
}

export default function PhotosPage({ loaderData: { draft, photos }, actionData }: Route.ComponentProps) {
  return (
    <StepFrame draft={draft} step="photos">
      <PhotoField key={draft.id} draftId={draft.id} photos={photos} problems={actionData ?? []} />
      <StepButtons draftId={draft.id} step="photos" />
    </StepFrame>
  );
}
