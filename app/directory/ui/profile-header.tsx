import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { shownRole } from "#app/advertisers/advertiser.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { directoryHref } from "../directory-address.ts";
import type { AdvertiserProfile } from "../directory.ts";

export function ProfileHeader({ advertiser }: { advertiser: AdvertiserProfile }) {
  const words = useWords(advertiserWords);
  const { roles } = useWords(propertyWords);
  const { place } = advertiser;
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-7">
      <Avatar name={advertiser.name} photoUrl={advertiser.photoUrl} photoAlt={advertiser.photoAlt} size="large" />
      <div className="min-w-0">
        <p className="font-semibold text-accent">
          {roles[shownRole(advertiser.role, { isNamedAgency: advertiser.contactName !== null })]}
        </p>
        <h1 className="heading-1 mt-1">{advertiser.name}</h1>
        <p className="mt-2 flex items-center gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          <Link
            to={directoryHref({ name: null, place: place.communeSlug, page: 1 })}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline"
            aria-label={words.profile.otherAdvertisers(place.communeName)}
          >
            {place.communeName} ({place.departmentCode})
          </Link>
        </p>
      </div>
    </div>
  );
}
