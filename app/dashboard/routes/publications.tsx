import { CirclePlus } from "lucide-react";
import { data, redirect } from "react-router";
import type { Person } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { type PublishStep, stepHref } from "#app/publish/form/steps.ts";
import { duplicateListing } from "#app/publish/drafts/use-cases/duplicate-listing.server.ts";
import { editListing } from "#app/publish/drafts/use-cases/edit-listing.server.ts";
import type { NewPrice } from "#app/publish/publication/use-cases/change-price.server.ts";
import { openPriceInForm } from "#app/publish/publication/use-cases/open-price-in-form.server.ts";
import { readStage } from "#app/requests/listing-moves.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { bench } from "#app/ui/scenes/bench.ts";
import { boxes } from "#app/ui/scenes/boxes.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { MOST_AT_ONCE, parsePublications, publicationsHref } from "../publications.ts";
import { canChangeListings } from "../publications.policy.ts";
import { ChangeOutcome, type PublicationOutcome } from "../ui/change-outcome.tsx";
import { DraftTable } from "../ui/draft-table.tsx";
import { PublicationFilters } from "../ui/publication-filters.tsx";
import { PublicationTable } from "../ui/publication-table.tsx";
import { PublicationTabs } from "../ui/publication-tabs.tsx";
import { changeListingPrice } from "../use-cases/change-listing-price.server.ts";
import { changeListings } from "../use-cases/change-listings.server.ts";
import { listPublications } from "../use-cases/list-publications.server.ts";
import type { Route } from "./+types/publications";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const page = await listPublications(context.get(platformContext), {
    actor,
    criteria: parsePublications(url.searchParams),
  });
  const isDraftDeleted = url.searchParams.has("supprime");
  const isClosed = url.searchParams.has("fermee");
  return {
    page,
    hasBulk: canChangeListings(actor, 2),
    mayWrite: canChangeListings(actor, 1),
    isDraftDeleted,
    isClosed,
  };
}

/** The field `do` has an act or a stage, then the listing's reference; a stage alone is for the ticked listings. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const form = await readForm(request);
  const [act = "", target] = String(form.get("do") ?? "").split(" ");
  const answer = (status: number, outcome: PublicationOutcome) => data(outcome, { status });
  if (act === "modifier" || act === "dupliquer") return openDraft(platform, { actor, act, reference: target ?? "" });
  if (act === "prix" || act === "formulaire") {
    if (!isReference(target)) throw data(null, { status: 404 });
    const typed = String(form.get("prix") ?? "");
    const confirmed = form.has("vu") ? String(form.get("vu")) : null;
    return act === "prix"
      ? changePrice(platform, { actor, reference: target, typed, confirmed })
      : openForm(await openPriceInForm(platform, { actor, reference: target, typed }));
  }
  const to = readStage(act);
  if (!to) throw data(null, { status: 400 });
  const references = (target === undefined ? form.getAll("listing") : [target])
    .filter(isReference)
    .slice(0, MOST_AT_ONCE);
  if (references.length === 0) return answer(400, { kind: "nothing_chosen" });
  if (needsConfirmation(to) && form.get("confirmed") !== "yes") return answer(200, { kind: "confirm", to, references });
  const result = await changeListings(platform, { actor, references, to });
  if (!result.ok) return answer(403, { kind: result.code });
  const { changed, refused } = result;
  return answer(changed.length > 0 ? 200 : 409, { kind: "changed", to, changed, refused });
}

type Opening = { actor: Person; act: "modifier" | "dupliquer"; reference: string };

async function openDraft(platform: Platform, { actor, act, reference }: Opening) {
  return openForm(
    act === "modifier"
      ? await editListing(platform, { actor, reference })
      : await duplicateListing(platform, { actor, original: { reference } }),
  );
}

type OpenedForm =
  | { ok: true; draftId: string; step?: PublishStep }
  | { ok: false; code: "unknown" | "hidden" | "sold_or_let" | "too_many_drafts" };

function openForm(opened: OpenedForm) {
  // Lets the step report its missing fields.
  if (opened.ok && opened.step) return redirect(`${stepHref(opened.draftId, opened.step)}?verifier=1`);
  if (opened.ok) return redirect(stepHref(opened.draftId, "bien"));
  if (opened.code === "unknown") throw data(null, { status: 404 });
  return data<PublicationOutcome>({ kind: opened.code }, { status: 409 });
}

async function changePrice(platform: Platform, newPrice: NewPrice) {
  const answer = await changeListingPrice(platform, newPrice);
  if (!answer.ok && answer.code === "unknown") throw data(null, { status: 404 });
  const { reference, typed } = newPrice;
  const status = answer.ok ? 200 : priceStatuses[answer.code];
  return data<PublicationOutcome>({ kind: "price", reference, typed, answer }, { status });
}

const priceStatuses = {
  confirm: 200,
  by_form: 409,
  not_on_show: 409,
  not_allowed: 403,
  no_price: 400,
  same: 400,
  too_many: 429,
} as const;

/** Whether a move needs a confirmation, since seekers then get a notice that the home is gone. */
const needsConfirmation = (to: ListingStage) => to === "cedee";

export default function PublicationsPage({
  loaderData: { page, hasBulk, mayWrite, isDraftDeleted, isClosed },
  actionData,
}: Route.ComponentProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const { criteria, counts, listings, drafts, total, pageCount } = page;
  const isDrafts = criteria.tab === "brouillons";
  const isFiltered = criteria.text !== "" || criteria.transaction !== null || criteria.withoutPhoto;
  const count = isDrafts ? words.draftCount : words.count;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5">
      <title>{words.title}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="heading-1">{words.title}</h1>
        <ButtonLink to="/publier">
          <CirclePlus aria-hidden="true" className="size-5" />
          {words.publish}
        </ButtonLink>
      </div>
      {isClosed && !actionData ? <ChangeOutcome outcome={{ kind: "sold_or_let" }} listings={listings} /> : null}
      {actionData ? <ChangeOutcome outcome={actionData} listings={listings} /> : null}
      {isDraftDeleted ? <Alert tone="success">{words.drafts.deleted}</Alert> : null}
      <PublicationTabs criteria={criteria} counts={counts} />
      <PublicationFilters key={`filters ${publicationsHref(criteria)}`} criteria={criteria} isFiltered={isFiltered} />
      <p className="text-ink-soft">{count(total, formatCount(total, language))}</p>
      {total === 0 ? (
        <EmptyState
          scene={isFiltered ? bench : boxes}
          title={isFiltered ? words.empty.search : words.empty[criteria.tab]}
        />
      ) : null}
      {listings.length > 0 ? (
        <PublicationTable
          key={`table ${publicationsHref(criteria)}`}
          listings={listings}
          hasBulk={hasBulk}
          mayWrite={mayWrite}
        />
      ) : null}
      {drafts.length > 0 ? <DraftTable drafts={drafts} /> : null}
      <Pagination
        page={criteria.page}
        pageCount={pageCount}
        hrefOf={(number) => publicationsHref({ ...criteria, page: number })}
      />
    </div>
  );
}
