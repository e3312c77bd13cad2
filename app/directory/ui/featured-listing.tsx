import { Bath, BedDouble, CookingPot, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { useWords } from "#app/i18n/words.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { FeaturedListing } from "../directory.ts";

/** One listing of the advertiser: four of its pictures, bedrooms, bathrooms and kitchen. */
export function FeaturedListingPanel({ listing }: { listing: FeaturedListing }) {
  const { profile } = useWords(advertiserWords);
  const { pictures } = listing;
  const kitchen = listing.hasKitchen === null ? profile.unknown : listing.hasKitchen ? profile.yes : profile.no;
  return (
    <section aria-labelledby="a-la-une">
      <h2 id="a-la-une" className="mb-5 font-display text-2xl font-semibold">
        {profile.featured}
      </h2>
      <article className="card group relative overflow-hidden transition-shadow hover:shadow-lifted">
        {pictures.length > 0 ? (
          <ul className="grid grid-cols-2 gap-0.5 md:grid-cols-4">
            {pictures.map((picture) => (
              <li
                key={picture.sha256}
                className={pictures.length === 1 ? "col-span-full aspect-[2/1]" : "aspect-[4/3]"}
              >
                <ResponsivePicture
                  picture={picture}
                  sizes="(min-width: 48rem) 25vw, 50vw"
                  className="size-full object-cover"
                />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-6">
          <h3 className="font-display text-xl font-semibold">
            <Link to={listing.href} className="after:absolute after:inset-0 after:rounded-card group-hover:text-action">
              {listing.title}
            </Link>
          </h3>
          <dl className="flex flex-wrap gap-x-7 gap-y-2">
            <Figure Icon={BedDouble} label={profile.bedrooms} value={listing.bedrooms} />
            <Figure Icon={Bath} label={profile.bathrooms} value={listing.bathrooms} />
            <Figure Icon={CookingPot} label={profile.kitchen} value={kitchen} />
          </dl>
        </div>
      </article>
    </section>
  );
}

function Figure({ Icon, label, value }: { Icon: LucideIcon; label: string; value: string | number | null }) {
  if (value === null || value === 0) return null;
  return (
    <div className="flex items-center gap-2">
      <Icon aria-hidden="true" className="size-5 text-action" />
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
