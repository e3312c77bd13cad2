import { randomUUID } from "node:crypto";
import { lazy, Suspense } from "react";
import { data, Link } from "react-router";
import { isOnShow } from "#app/domain/listing.ts";
import { hasPresenceCookie } from "#app/platform/security/presence-cookie.ts";
import { withoutPresence } from "#app/platform/security/session-cookies.ts";
import { visitor } from "#app/account/actor.ts";
import { findSession } from "#app/account/session.server.ts";
import { contactFormWords } from "#app/i18n/fr/requests/contact-form.ts";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { type ContactAnswer, PENDING_ACT, pendingActs } from "#app/listings/page/contact-answer.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { ContactForm } from "#app/listings/page/ui/contact-form.tsx";
import OwnListingPanel from "#app/listings/page/ui/own-listing-panel.tsx";
import { showListing } from "#app/listings/page/use-cases/show-listing.server.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { readQuestion } from "../read-question.ts";
import { findAskedListing } from "../requests.repository.server.ts";
import { askAdvertiser } from "../use-cases/ask-advertiser.server.ts";
import { resendConfirmation } from "../use-cases/repeat-confirmation.server.ts";
import type { Route } from "./+types/ask";

// Few visits need this page.
const GoneListingPage = lazy(() => import("#app/listings/page/ui/gone-listing-page.tsx"));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData?.kind === "gone" ? listingWords.french.gone : contactFormWords.french.form.title;
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: title,
    canonical: loaderData?.href ?? "/",
    noindex: true,
  });
};

/** The target of the form of a listing's page, without JavaScript. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const listing = await findAskedListing(platform.db, params.reference);
  if (!listing) throw data(null, { status: 404 });
  if (!isOnShow(listing.status)) {
    const shown = await showListing(platform, listing);
    if (shown.ok && shown.kind === "gone") return data({ ...shown, href: listingHref(listing) }, { status: 410 });
  }
  const { reference, title, transaction, propertyType, advertiserName } = listing;
  const asked = { reference, title, transaction, propertyType };
  return data({ kind: "form" as const, listing: asked, advertiserName, href: listingHref(listing) });
}

const statuses = { own: 403, gone: 410, too_many: 429, blocked: 403, declined: 409, settled: 409 } as const;

export async function action({ context, params, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  const form = await readForm(request);
  const read = readQuestion(form, session?.actor.account ?? null);
  const { typed, pending } = read;
  const answer = (status: number, rest: Partial<ContactAnswer>) =>
    data<ContactAnswer>(
      { outcome: null, refusal: null, problems: {}, typed, thread: null, pending, again: null, ...rest },
      { status, headers: session ? {} : withoutPresence(request) },
    );
  const act = form.get(PENDING_ACT);
  if (act === pendingActs.correct) return answer(200, { outcome: "correct" });
  if (act === pendingActs.resend) {
    const result = await resendConfirmation(platform, { requestId: pending ?? "", address: clientAddress(request) });
    if (result.ok) return answer(200, { outcome: "confirm", again: "sent" });
    if (result.code === "gone") return answer(410, { refusal: "gone" });
    return answer(statuses[result.code], { outcome: "confirm", again: result.code });
  }
  if (read.isRobot) return answer(200, { outcome: "confirm", pending: randomUUID() });
  const hasEnded = !session && hasPresenceCookie(request.headers.get("cookie"));
  if (!read.ok) return answer(400, { refusal: hasEnded ? "session_ended" : "invalid", problems: read.problems });
  const result = await askAdvertiser(platform, {
    ...read.question,
    reference: params.reference,
    actor: session?.actor ?? visitor,
    address: clientAddress(request),
    replaces: pending,
  });
  if (result.ok && result.kind === "sent")
    return answer(201, { outcome: "sent", thread: `/messages/${result.requestId}`, pending: null });
  if (result.ok) {
    const { email } = read.question;
    return answer(201, { outcome: "confirm", pending: result.requestId, typed: { ...typed, email } });
  }
  if (result.code === "unknown") throw data(null, { status: 404 });
  return answer(statuses[result.code], { refusal: result.code });
}

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, refusals } = useWords(contactFormWords);
  if (loaderData.kind === "gone") {
    return (
      <Suspense fallback={null}>
        {actionData?.refusal ? (
          <div className="page pt-8">
            <Alert tone="danger">{refusals[actionData.refusal]}</Alert>
          </div>
        ) : null}
        <GoneListingPage {...loaderData} />
      </Suspense>
    );
  }
  const { listing, advertiserName, href } = loaderData;
  return (
    <section className="page max-w-3xl py-10 md:py-14">
      <h1 className="heading-2">{form.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {form.to(advertiserName)} · <Link to={href}>{listing.title}</Link>
      </p>
      {actionData?.refusal === "own" ? (
        <OwnListingPanel reference={listing.reference} />
      ) : (
        <ContactForm listing={listing} answer={actionData} />
      )}
    </section>
  );
}
