import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { Review } from "../ui/review.tsx";
import { StepFrame } from "../../frame/ui/step-frame.tsx";
import { publishListing, type PublishRefusal } from "../use-cases/publish-listing.server.ts";
import type { Route } from "./+types/review";
import { DELETED_HREF, framed, requestedDraft } from "../../frame/routes/requested-draft.server.ts";

const noStore = { "Cache-Control": "no-store" };

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await requestedDraft(context, params.draft);
  return data(
    {
      draft: framed(opened),
      problems: opened.check.problems,
      advice: opened.check.advice,
      photoCount: opened.photos.length,
    },
    { headers: noStore },
  );
}

const statuses: Record<Exclude<PublishRefusal, "unknown" | "discarded">, number> = {
  incomplete: 400,
  sold_or_let: 409,
  too_many: 429,
};

export async function action({ context, params }: Route.ActionArgs) {
  const { account } = context.get(sessionContext);
  const published = await publishListing(context.get(platformContext), { account, draftId: params.draft });
  if (published.ok) return redirect(`/publier/${params.draft}/en-ligne`, { headers: noStore });
  if (published.code === "unknown") throw data(null, { status: 404, headers: noStore });
  if (published.code === "discarded") throw redirect(DELETED_HREF, { headers: noStore });
  return data({ refusal: published.code }, { status: statuses[published.code], headers: noStore });
}

export default function ReviewPage({
  loaderData: { draft, problems, advice, photoCount },
  actionData,
}: Route.ComponentProps) {
  return (
    <StepFrame draft={draft} step="verification">
      <Review draft={draft} problems={problems} advice={advice} photoCount={photoCount} answer={actionData} />
    </StepFrame>
  );
}
