import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Review } from "../ui/review.tsx";
import { StepFrame } from "../../frame/ui/step-frame.tsx";
import { publishListing } from "../use-cases/publish-listing.server.ts";
import { reviewChanges } from "../use-cases/review-changes.server.ts";
import type { ReviewRefusal } from "../published.ts";
import type { Route } from "./+types/review";
import { framed, menuEntryOf, requestedDraft, answerEndedDraft } from "../../frame/routes/requested-draft.server.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

// React Router loads nothing after a 4xx, but the page must show the new problems, or redirect from an ended draft.
export const shouldRevalidate = () => true;

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await requestedDraft(context, params.draft);
  const { actor } = context.get(sessionContext);
  return {
    draft: framed(context, opened),
    menuEntry: menuEntryOf(opened),
    problems: opened.check.problems,
    advice: opened.check.advice,
    photoCount: opened.photos.length,
    changes: await reviewChanges(context.get(platformContext), { actor, opened }),
  };
}

const statuses: Record<ReviewRefusal["code"], number> = {
  incomplete: 400,
  unusual_price: 200,
  restricted: 403,
  too_many: 429,
};

/** `confirmedPrice`: an unusual price that the person has confirmed, in minor units. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(sessionContext);
  const confirmed = (await readForm(request)).get("confirmedPrice");
  const published = await publishListing(context.get(platformContext), {
    actor,
    draftId: params.draft,
    confirmedPrice: typeof confirmed === "string" && /^\d{1,15}$/.test(confirmed) ? Number(confirmed) : null,
  });
  if (published.ok) return redirect(`/publier/${params.draft}/en-ligne`);
  if (published.code === "unknown" || published.code === "discarded" || published.code === "sold_or_let")
    throw await answerEndedDraft(context, params.draft);
  return data(published, { status: statuses[published.code] });
}

export default function ReviewPage({ loaderData: { draft, ...review }, actionData }: Route.ComponentProps) {
  return (
    <StepFrame draft={draft} step="verification">
      <Review draft={draft} {...review} answer={actionData} />
    </StepFrame>
  );
}
