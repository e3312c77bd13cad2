import { Printer } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { useSite } from "#app/layout/site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { onFirstAct } from "#app/ui/first-act.ts";
import { KeptServerHtml, ServerHtmlUntilLoaded } from "#app/ui/server-html-until-loaded.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import type { ListingCard } from "../../card-input.ts";
import { listingHref, printHref } from "../../listing-address.ts";
import type { ListingView } from "../../listing-view.ts";
import { CompareButton } from "../../cards/ui/compare-button.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { FavouriteButton } from "../../cards/ui/favourite-button.tsx";
import { ListingBadges } from "../../cards/ui/listing-badges.tsx";
import { ListingDetails } from "./listing-details.tsx";
import { ListingPriceHeadline } from "../../prices/ui/listing-price.tsx";
import { ListingSection } from "../../ui/listing-section.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { SeenListing } from "./seen-listing.tsx";
import { ShareButton } from "./share-button.tsx";
import { SimilarListings } from "./similar-listings.tsx";
import { useOwnListing } from "./use-own-listing.ts";
import { useMayHaveTrail } from "../../trail/ui/use-may-have-trail.ts";
import type { PhoneAnswer } from "#app/advertisers/advertiser.ts";
// Imported here, since the bar loads later and its style must come with the page.
import "./contact-bar.css";

const TrailLinks = optionalPart(async () => (await import("../../trail/ui/trail-links.tsx")).TrailLinks);
const ContactBar = optionalPart(
  onFirstAct(async () => (await import("./contact-bar.tsx")).ContactBar),
  KeptServerHtml,
);
const OwnListingPanel = optionalPart(async () => (await import("./own-listing-panel.tsx")).default);

type ListingPageProps = {
  listing: ListingView;
  similar: ListingCard[];
  phone: PhoneAnswer | null;
  /** For an unpublished listing: replaces the contact form; there is no sharing or favourite. */
  preview?: ReactNode;
  /** Sections that help to judge the price. */
  priceSections?: ReactNode;
};

export function ListingPage({ listing, similar, phone, preview, priceSections }: ListingPageProps) {
  const { page } = useWords(listingWords);
  const property = useWords(propertyWords);
  const site = useSite();
  const { place } = listing;
  const href = listingHref(listing);
  const own = useOwnListing(preview ? null : listing.reference);
  const isInBrowser = useInBrowser();
  const mayHaveTrail = useMayHaveTrail(isInBrowser);
  const breadcrumbs = (
    <Breadcrumbs
      label={page.breadcrumbs}
      steps={[
        { label: page.breadcrumbHome, href: "/" },
        { label: page.breadcrumbListings, href: "/annonces" },
        { label: place.communeName, href: `/annonces?commune=${place.communeSlug}` },
        { label: page.reference(listing.reference) },
      ]}
    />
  );
  return (
    <article className="page pt-5">
      {preview ? null : (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          {/* The same size with either content: the trail comes after hydration. */}
          <div className="flex min-h-11 min-w-0 grow basis-64 items-center">
            {mayHaveTrail ? (
              <Suspense fallback={breadcrumbs}>
                <TrailLinks listing={{ href, reference: listing.reference }} otherwise={breadcrumbs} />
              </Suspense>
            ) : (
              breadcrumbs
            )}
          </div>
          <div className="-ml-5 flex min-h-11 flex-wrap items-center gap-1 print:hidden">
            <ShareButton title={listing.title} url={`${site.url}${href}`} labelClass="max-sm:sr-only" />
            <Link to={printHref(href)} className={buttonClass("quiet", "px-3")}>
              <Printer aria-hidden="true" className="size-5" />
              <span className="max-sm:sr-only">{page.print}</span>
            </Link>
            {/* Reserves the width of the buttons that appear after hydration. */}
            <span className="needs-scripts flex min-w-44 items-center gap-1 sm:justify-end">
              <CompareButton listing={listing} />
              <FavouriteButton reference={listing.reference} title={listing.title} />
            </span>
          </div>
        </div>
      )}
      <PhotoGallery photos={listing.photos} listing={{ href, reference: listing.reference }} />
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <header className="lg:col-start-1">
          <div className="mb-3 flex flex-wrap gap-2">
            <Badge>{property.transactions[listing.transaction]}</Badge>
            <ListingBadges listing={{ ...listing, previousPrice: listing.price.previousAmount }} />
          </div>
          <h1 className="heading-1 text-[clamp(1.75rem,1.3rem+2vw,2.6rem)]!">{listing.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">
            {[keyFacts(listing), placeName(place)].filter(Boolean).join(" · ")}
          </p>
          {preview ? null : (
            <p className="mt-1 text-sm text-ink-soft">
              {page.publishedOn(formatDate(listing.publishedOn))} · {page.reference(listing.reference)} ·{" "}
              <a
                href={`/signaler?annonce=${listing.reference}`}
                rel="nofollow"
                className="inline-flex min-h-11 items-center"
              >
                {page.report}
              </a>
            </p>
          )}
        </header>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="flex flex-col gap-5 lg:sticky lg:top-22">
            <ListingPriceHeadline listing={listing} />
            {preview ??
              (own ? (
                <Suspense fallback={<ContactPanel listing={listing} phone={phone} />}>
                  <OwnListingPanel reference={listing.reference} priced={own.mayWrite ? listing : null} />
                </Suspense>
              ) : (
                <ContactPanel listing={listing} phone={phone} />
              ))}
          </div>
        </div>
        <div className="min-w-0 lg:col-start-1">
          {listing.isSample ? (
            <div className="mb-8">
              <Alert tone="info">{page.sample}</Alert>
            </div>
          ) : null}
          <ListingDetails listing={listing} priceSections={priceSections} />
          {preview || own ? null : <WriteToAdvertiser listing={listing} />}
        </div>
      </div>
      {preview || own ? null : (
        <ServerHtmlUntilLoaded id={`contact-bar-${listing.reference}`}>
          <ContactBar listing={listing} phone={phone} />
        </ServerHtmlUntilLoaded>
      )}
      {preview ? null : <SimilarListings title={page.similar} cards={similar} place={place} />}
      {preview ? null : <SeenListing key={listing.reference} reference={listing.reference} />}
    </article>
  );
}

function WriteToAdvertiser({ listing }: { listing: ListingView }) {
  const { page } = useWords(listingWords);
  return (
    <div className="card p-5 sm:p-7 print:hidden">
      <ListingSection id="ecrire" title={page.write} isTarget>
        <ContactForm listing={listing} />
      </ListingSection>
    </div>
  );
}

function keyFacts({ attributes, propertyType }: ListingView): string {
  const area = propertyType === "terrain" ? attributes.landArea : attributes.livingArea;
  return area === null ? "" : formatArea(area);
}

function placeName({ quartier, communeName, postalCode }: ListingView["place"]): string {
  return [quartier, `${communeName} (${postalCode})`].filter(Boolean).join(", ");
}
