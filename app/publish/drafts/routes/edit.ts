import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { stepHref } from "../../form/steps.ts";
import { editListing } from "../use-cases/edit-listing.server.ts";
import { soldListingHref } from "../sold-listing-href.ts";
import type { Route } from "./+types/edit";

/** `POST /publications/<reference>/modifier`: opens the draft that edits a listing. */
export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(sessionContext);
  const opened = await editListing(context.get(platformContext), { actor, reference: params.reference });
  if (opened.ok) return redirect(stepHref(opened.draftId, "verification"));
  if (opened.code === "sold_or_let") return redirect(soldListingHref(params.reference));
  throw data(null, { status: 404 });
}

export const loader = () => redirect("/publications");
