import type { ListingStage } from "#app/domain/listing-stage.ts";
import { kindOf, type ListingValues, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { StockHome } from "../poliris/write-line.ts";

/** The organisation whose homes are written. */
export type Exporter = {
  id: number;
  slug: string;
  isAgency: boolean;
  isSuspended: boolean;
  /** The organisation's name, as its page shows it. */
  name: string;
  phone: string;
  /** Column 1 of homes that were not imported: the code of the organisation's first feed, else a code that never changes. */
  code: string;
};

/** A home on show, with all values that its organisation has entered. */
export type ExportedHome = {
  /** The home as the Poliris format writes it. */
  stock: StockHome;
  reference: string;
  url: string;
  stage: ListingStage;
  publishedAt: Date | null;
  place: { commune: string; department: string; postalCode: string; inseeCode: string };
  isOfAgency: boolean;
  rooms: { name: string; area: number | null }[];
  /** All photos, with their public addresses. */
  photos: { url: string; title: string }[];
};

/** The parsed values of a home's form. */
export const valuesOf = ({ stock: { form }, isOfAgency }: ExportedHome): ListingValues =>
  readListingForm(form, kindOf(form, { isAgency: isOfAgency })).values;
