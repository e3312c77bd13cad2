import type { ReactNode } from "react";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { contactWords } from "#app/i18n/fr/listings/contact.ts";
import { shownRole } from "#app/advertisers/advertiser.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { useWords } from "#app/i18n/words.ts";
import type { PhoneAnswer } from "#app/advertisers/advertiser.ts";
import { PhoneButton } from "#app/advertisers/ui/phone-button.tsx";
import type { AdvertiserProfile } from "../directory.ts";

/** The advertiser's identity, as label and value, and the telephone button. */
export function ProfileIdentity({ advertiser, phone }: { advertiser: AdvertiserProfile; phone: PhoneAnswer | null }) {
  const words = useWords(advertiserWords);
  const contact = useWords(contactWords);
  const { roles } = useWords(propertyWords);
  const { profile } = words;
  const { place, street, siret, contactName } = advertiser;
  const offers = profile.typeBien[kindOfOffers(advertiser.offers) ?? "both"];
  return (
    <section aria-labelledby="coordonnees" className="card p-6 shadow-card">
      <h2 id="coordonnees" className="mb-4 font-display text-xl font-semibold">
        {profile.identity}
      </h2>
      <dl className="flex flex-col gap-4">
        {contactName ? <Fact label={profile.contactName}>{contactName}</Fact> : null}
        <Fact label={profile.role}>
          {roles[shownRole(advertiser.role, { isNamedAgency: advertiser.contactName !== null })]}
        </Fact>
        <Fact label={profile.address}>
          {street ? <span className="block">{street}</span> : null}
          {place.postalCode} {place.communeName}
        </Fact>
        {kindOfOffers(advertiser.offers) ? <Fact label={profile.offers}>{offers}</Fact> : null}
        {siret ? (
          <Fact label={profile.siret}>{siret.replace(/^(\d{3})(\d{3})(\d{3})/, "$1\u202F$2\u202F$3\u202F")}</Fact>
        ) : null}
      </dl>
      <div className="mt-6 print:hidden">
        {advertiser.hasPhone ? (
          <PhoneButton answer={phone} />
        ) : (
          <p className="text-sm text-ink-soft">{contact.noPhone}</p>
        )}
      </div>
      <p className="mt-4 text-sm print:hidden">
        <a
          href={`/signaler?annonceur=${encodeURIComponent(advertiser.slug)}`}
          rel="nofollow"
          className="text-ink-soft underline underline-offset-4"
        >
          {profile.report}
        </a>
      </p>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function kindOfOffers({ vente, location }: AdvertiserProfile["offers"]): "vente" | "location" | "both" | null {
  if (vente > 0 && location > 0) return "both";
  if (vente > 0) return "vente";
  return location > 0 ? "location" : null;
}
