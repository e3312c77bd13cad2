import { useRouteLoaderData } from "react-router";
import type { Conformity } from "#app/brand/conformity.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import type { Currency } from "#app/domain/currency.ts";

export type SiteLink = { href: string; label: string };

/** The portal's data that every page has. */
export type Site = {
  name: string;
  currency: Currency;
  /** Origin of the public address, without a trailing slash. */
  url: string;
  /** Style of the maps' background; null for the bundled one. */
  mapStyleUrl: string | null;
  /** The conformity that every page states (RGAA). */
  accessibility: Conformity;
  copyrightYear: number;
  /** Links at the end of every page. */
  footerLinks: readonly SiteLink[];
  /** The announcements of the day, as HTML; empty without any. */
  band: string;
  /** The address of the operator's colours; null for the portal's own. */
  colours: string | null;
  /** The logo of the brand kit. */
  logo: string | null;
  /** The picture of a home without a photo. */
  cardPictures: { maison: KitPicture | null; appartement: KitPicture | null };
};

/** The specification's year (section 1), if the operator's legal notice has none. */
export const COPYRIGHT_YEAR = 2024;

// If the root itself failed there is no data: defaults keep the error page working.
const unknownSite: Site = {
  name: "bienvu",
  currency: "EUR",
  url: "",
  mapStyleUrl: null,
  accessibility: "non",
  copyrightYear: COPYRIGHT_YEAR,
  footerLinks: [],
  band: "",
  colours: null,
  logo: null,
  cardPictures: { maison: null, appartement: null },
};

export function useSite(): Site {
  const data = useRouteLoaderData("root") as { site: Site } | undefined;
  return data?.site ?? unknownSite;
}
