import type { ListingStage } from "#app/domain/listing-stage.ts";
import { kindOf, type ListingValues, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { StockHome } from "../poliris/write-line.ts";

/** The organisation whose homes are written. */
export type Exporter = {
  id: number;
  slug: string;
  isAgency: boolean;
  isSuspended: boolean;
  /** As its page shows it. */
  name: string;
  phone: string;
  /** Column 1 of homes that come from no file: the code of its first feed, else one of its own that stays. */
  code: string;
};

/** A home on show, with all that its organisation has written of it. */
export type ExportedHome = {
  /** As the Poliris format has it. */
  stock: StockHome;
  reference: string;
  url: string;
  stage: ListingStage;
  publishedAt: Date | null;
  place: { commune: string; department: string; postalCode: string; inseeCode: string };
  isOfAgency: boolean;
  rooms: { name: string; area: number | null }[];
  /** All of them, with their public addresses. */
  photos: { url: string; title: string }[];
};

/** What a home's form says, parsed. */
export const valuesOf = ({ stock: { form }, isOfAgency }: ExportedHome): ListingValues =>
  readListingForm(form, kindOf(form, { isAgency: isOfAgency })).values;
