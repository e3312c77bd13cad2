import { expect, test } from "vitest";
import type { AdvertiserProfile } from "./directory.ts";
import { advertiserJsonLd } from "./advertiser-json-ld.ts";

const site = {
  name: "bienvu",
  currency: "EUR",
  url: "https://example.org",
  mapStyleUrl: null,
  accessibility: "non",
  copyrightYear: 2024,
  footerLinks: [],
  band: "",
  colours: null,
  logo: null,
  cardPictures: { maison: null, appartement: null },
} as const;
const agency: AdvertiserProfile = {
  slug: "helene-guerin",
  name: "La Lucarne",
  contactName: "Hélène Guérin",
  role: "agent-commissionnaire",
  review: "Très bien.",
  description: "Agence indépendante.",
  street: "12 rue des Tilleuls",
  siret: "73282932000074",
  photoUrl: null,
  photoAlt: "",
  hasPhone: true,
  isSample: false,
  place: {
    communeName: "Angers",
    communeSlug: "angers",
    postalCode: "49000",
    departmentName: "Maine-et-Loire",
    departmentCode: "49",
  },
  offers: { vente: 2, location: 0 },
};

test("an agency is a RealEstateAgent with its address", () => {
  const [page] = advertiserJsonLd(agency, site);
  expect(page).toMatchObject({
    "@type": "ProfilePage",
    url: "https://example.org/annonceurs/helene-guerin",
    mainEntity: {
      "@type": "RealEstateAgent",
      address: { streetAddress: "12 rue des Tilleuls", addressLocality: "Angers", postalCode: "49000" },
    },
  });
});

test("a private owner is a Person with only a name", () => {
  const [page] = advertiserJsonLd({ ...agency, role: "proprietaire", name: "Hélène Guérin", contactName: null }, site);
  expect(page).toMatchObject({ mainEntity: { "@type": "Person", name: "Hélène Guérin" } });
  expect(JSON.stringify(page)).not.toContain("Tilleuls");
});
