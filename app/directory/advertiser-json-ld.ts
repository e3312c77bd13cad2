import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { breadcrumbJsonLd } from "#app/layout/breadcrumb-json-ld.ts";
import type { Site } from "#app/layout/site.ts";
import type { AdvertiserProfile } from "./directory.ts";
import { profileHref } from "./directory-address.ts";

/** Structured data of a profile (schema.org): an agency with its address, a private owner by name only. */
export function advertiserJsonLd(advertiser: AdvertiserProfile, site: Site): object[] {
  const url = new URL(profileHref(advertiser.slug), site.url).href;
  const { links } = layoutWords.french;
  return [
    {
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url,
      inLanguage: "fr",
      mainEntity:
        advertiser.role === "agent-commissionnaire"
          ? describeAgent(advertiser, url, site)
          : { "@type": "Person", name: advertiser.name, url },
    },
    breadcrumbJsonLd(
      [
        { name: links.home, path: "/" },
        { name: links.advertisers, path: "/annonceurs" },
        { name: advertiser.name, path: url },
      ],
      site.url,
    ),
  ];
}

function describeAgent(
  { name, contactName, description, street, place, photoUrl }: AdvertiserProfile,
  url: string,
  site: Site,
): object {
  return {
    "@type": "RealEstateAgent",
    name,
    url,
    description,
    areaServed: place.communeName,
    address: {
      "@type": "PostalAddress",
      ...(street ? { streetAddress: street } : {}),
      addressLocality: place.communeName,
      postalCode: place.postalCode,
      addressRegion: place.departmentName,
      addressCountry: "FR",
    },
    ...(contactName ? { employee: { "@type": "Person", name: contactName } } : {}),
    ...(photoUrl ? { image: new URL(photoUrl, site.url).href } : {}),
  };
}
