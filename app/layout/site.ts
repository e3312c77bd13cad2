import { useRouteLoaderData } from "react-router";
import type { Conformity } from "#app/brand/conformity.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import type { Currency } from "#app/domain/currency.ts";

/** What every page knows of the portal that it belongs to. */
export type Site = {
  name: string;
  currency: Currency;
  /** Origin of the public address, without a trailing slash. */
  url: string;
  /** Of the maps' background; null for the bundled one. */
  mapStyleUrl: string | null;
  /** What every page tells of it (RGAA). */
  accessibility: Conformity;
  /** From the brand kit. */
  logo: string | null;
  /** What stands for a home without a photo. */
  cardPictures: { maison: KitPicture | null; appartement: KitPicture | null };
};

// Where the root itself failed there is no data: the defaults keep the error page standing.
const unknownSite: Site = {
  name: "bienvu",
  currency: "EUR",
  url: "",
  mapStyleUrl: null,
  accessibility: "non",
  logo: null,
  cardPictures: { maison: null, appartement: null },
};

export function useSite(): Site {
  const data = useRouteLoaderData("root") as { site: Site } | undefined;
  return data?.site ?? unknownSite;
}
