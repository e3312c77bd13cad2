import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { spaceFrench } from "#app/i18n/french-spacing.ts";
import type { PhoneAnswer } from "#app/advertisers/advertiser.ts";
import { ListingGrid } from "#app/listings/cards/ui/listing-grid.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { profileHref } from "../directory-address.ts";
import { FeaturedListingPanel } from "./featured-listing.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { ProfileIdentity } from "./profile-identity.tsx";
import type { ShownAdvertiser } from "../directory.ts";

export function ProfilePage({ shown, phone }: { shown: ShownAdvertiser; phone: PhoneAnswer | null }) {
  const { profile } = useWords(advertiserWords);
  const { links } = useWords(layoutWords);
  const { advertiser, featured, page } = shown;
  return (
    <div className="page flex flex-col gap-8 pt-6 md:pt-8">
      <Breadcrumbs
        label={profile.breadcrumb}
        steps={[
          { label: links.home, href: "/" },
          { label: links.advertisers, href: "/annonceurs" },
          { label: advertiser.name },
        ]}
      />
      <ProfileHeader advertiser={advertiser} />
      {advertiser.isSample ? <Alert>{profile.sample}</Alert> : null}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <Words review={advertiser.review} description={advertiser.description} />
        <ProfileIdentity advertiser={advertiser} phone={phone} />
      </div>
      {featured && page === 1 ? <FeaturedListingPanel listing={featured} /> : null}
      <Listings shown={shown} />
    </div>
  );
}

function Words({ review, description }: { review: string; description: string }) {
  const { profile } = useWords(advertiserWords);
  return (
    <div className="flex flex-col gap-8">
      {description === "" ? null : (
        <section aria-labelledby="presentation">
          <h2 id="presentation" className="mb-3 font-display text-2xl font-semibold">
            {profile.about}
          </h2>
          <p className="prose-line text-lg whitespace-pre-line">{spaceFrench(description)}</p>
        </section>
      )}
      {review === "" ? null : (
        <section aria-labelledby="avis">
          <h2 id="avis" className="mb-3 font-display text-2xl font-semibold">
            {profile.review}
          </h2>
          <blockquote className="prose-line border-l-4 border-accent pl-5 font-display text-xl text-pretty">
            {spaceFrench(`« ${review} »`)}
          </blockquote>
        </section>
      )}
    </div>
  );
}

function Listings({ shown: { advertiser, cards, total, page, pageCount } }: { shown: ShownAdvertiser }) {
  const { profile } = useWords(advertiserWords);
  return (
    <section aria-labelledby="annonces" className="flex flex-col gap-6 pt-4">
      <h2 id="annonces" className="heading-2">
        {profile.listingsTitle(advertiser.name)}
      </h2>
      {total === 0 ? <p className="text-lg text-ink-soft">{profile.noListing}</p> : null}
      <ListingGrid cards={cards} />
      <Pagination page={page} pageCount={pageCount} hrefOf={(number) => profileHref(advertiser.slug, number)} />
    </section>
  );
}
