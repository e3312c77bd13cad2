import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import type { Currency } from "#app/domain/currency.ts";
import { pictureAddress } from "#app/domain/picture-address.ts";
import { listingHref, parseListingAddress } from "../../listing-address.ts";
import { listingJsonLd } from "../listing-json-ld.ts";
import { listingBudget } from "../../budget/listing-budget.ts";
import type { ListingView } from "../../listing-view.ts";
import { ListingPage } from "../ui/listing-page.tsx";
import { PriceSectionsSlot } from "../ui/price-sections-slot.tsx";
import { showListing } from "../use-cases/show-listing.server.ts";
import { answerWithPhone } from "./phone-answer.server.ts";
import type { Route } from "./+types/listing";

// Loaded on demand: few visits need it.
const GoneListingPage = lazy(() => import("../ui/gone-listing-page.tsx"));

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !loaderData) return [];
  const { title, description } = loaderData.head;
  const shared = { title: `${title} | ${site.name}`, description };
  if (loaderData.kind === "gone") return pageMeta(site, { ...shared, canonical: location.pathname, noindex: true });
  const { listing } = loaderData;
  const cover = listing.photos[0];
  return pageMeta(site, {
    ...shared,
    canonical: listingHref(listing),
    image: cover && pictureAddress(cover.sha256, 1200),
    // Only for search engines, which read the server's HTML.
    jsonLd: import.meta.env.SSR ? listingJsonLd(listing, site) : [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(publicContext);
  const address = parseListingAddress(params.slugAndReference);
  if (!address) throw data(null, { status: 404 });
  const shown = await showListing(platform, address);
  if (!shown.ok) throw data(null, { status: 404 });
  if (shown.kind === "moved") throw redirect(shown.href, 301);
  if (shown.kind === "gone") {
    const { gone } = listingWords.french;
    return data({ ...shown, head: { title: gone, description: gone } }, { status: 410 });
  }
  cachePage(context);
  const head = headOf(shown.listing, platform.env.CURRENCY);
  return data({ ...shown, head, budget: await listingBudget(shown.listing, platform) });
}

// Made in the loader: the browser need not load these words.
function headOf(
  { title, price, transaction }: ListingView,
  currency: Currency,
): { title: string; description: string } {
  const amount = formatPrice(price.amount, currency) + (transaction === "location" ? cardWords.french.perMonth : "");
  return { title: `${title} – ${amount}`, description: listingWords.french.meta.description(title, amount) };
}

/** Returns the advertiser's telephone number. */
export const action = (args: Route.ActionArgs) => answerWithPhone(args);

// The telephone number changes no other data of the page.
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);

export default function ListingRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") {
    return (
      <Suspense fallback={null}>
        <GoneListingPage {...loaderData} />
      </Suspense>
    );
  }
  // The next listing must not show the first one's telephone number or typed texts.
  const { listing, prices, similar, comparison, budget } = loaderData;
  return (
    <ListingPage
      key={listing.reference}
      listing={listing}
      similar={similar}
      phone={actionData ?? null}
      priceSections={<PriceSectionsSlot listing={listing} prices={prices} comparison={comparison} budget={budget} />}
    />
  );
}
