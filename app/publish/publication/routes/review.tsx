import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { Review } from "../ui/review.tsx";
import { StepFrame } from "../../frame/ui/step-frame.tsx";
import { publishListing } from "../use-cases/publish-listing.server.ts";
import { reviewChanges } from "../use-cases/review-changes.server.ts";
import type { Route } from "./+types/review";
import { DELETED_HREF, framed, menuEntryOf, requestedDraft } from "../../frame/routes/requested-draft.server.ts";

const noStore = { "Cache-Control": "no-store" };

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await requestedDraft(context, params.draft);
  const { account } = context.get(sessionContext);
  return data(
    {
      draft: framed(opened),
      menuEntry: menuEntryOf(opened),
      problems: opened.check.problems,
      advice: opened.check.advice,
      photoCount: opened.photos.length,
      changes: await reviewChanges(context.get(platformContext), { account, opened }),
    },
    { headers: noStore },
  );
}

const statuses = { incomplete: 400, unusual_price: 200, sold_or_let: 409, too_many: 429 };

/** `confirmedPrice`: an unusual price that the person has confirmed, in minor units. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { account } = context.get(sessionContext);
  const confirmed = (await readForm(request)).get("confirmedPrice");
  const published = await publishListing(context.get(platformContext), {
    account,
    draftId: params.draft,
    confirmedPrice: typeof confirmed === "string" && /^\d{1,15}$/.test(confirmed) ? Number(confirmed) : null,
  });
  if (published.ok) return redirect(`/publier/${params.draft}/en-ligne`, { headers: noStore });
  if (published.code === "unknown") throw data(null, { status: 404, headers: noStore });
  if (published.code === "discarded") throw redirect(DELETED_HREF, { headers: noStore });
  const unusualPrice = published.code === "unusual_price" ? published.price : null;
  return data({ refusal: published.code, unusualPrice }, { status: statuses[published.code], headers: noStore });
}

export default function ReviewPage({ loaderData: { draft, ...review }, actionData }: Route.ComponentProps) {
  return (
    <StepFrame draft={draft} step="verification">
      <Review draft={draft} {...review} answer={actionData} />
    </StepFrame>
  );
}
