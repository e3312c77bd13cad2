import { cleanText } from "#app/platform/text/clean-text.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import {
  type ListingStatus,
  onShowStatuses,
  type PropertyType,
  type Transaction,
  transactions,
} from "#app/domain/listing.ts";

/** The tabs of « Mes publications », as addresses write them, with their statuses; drafts are not listings yet. */
export const tabs = {
  publiees: onShowStatuses,
  disponibles: ["disponible"],
  negociation: ["en_negociation"],
  transmises: ["transmis"],
  retirees: ["retiree"],
  brouillons: [],
} as const satisfies Record<string, readonly ListingStatus[]>;
export type Tab = keyof typeof tabs;
export const tabNames = Object.keys(tabs) as Tab[];

export const PUBLICATIONS_PER_PAGE = 20;

/** Maximum number of listings that one click may change. */
export const MOST_AT_ONCE = 100;

const LONGEST_TEXT = 80;

export type PublicationCriteria = {
  tab: Tab;
  text: string;
  transaction: Transaction | null;
  withoutPhoto: boolean;
  page: number;
};

/** Reads the address of « Mes publications ». Never throws; invalid values are left out. */
export function parsePublications(params: URLSearchParams): PublicationCriteria {
  const page = params.get("page") ?? "";
  return {
    tab: tabNames.find((name) => name === params.get("statut")) ?? "publiees",
    text: cleanText(params.get("q") ?? "")
      .slice(0, LONGEST_TEXT)
      .trim(),
    transaction: transactions.find((name) => name === params.get("transaction")) ?? null,
    withoutPhoto: params.get("photos") === "sans",
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

/** The canonical address of a page of publications: defaults are left out. */
export function publicationsHref(criteria: Partial<PublicationCriteria>): string {
  const { tab = "publiees", text = "", transaction = null, withoutPhoto = false, page = 1 } = criteria;
  const params = new URLSearchParams();
  if (tab !== "publiees") params.set("statut", tab);
  if (text) params.set("q", text);
  if (transaction) params.set("transaction", transaction);
  if (withoutPhoto) params.set("photos", "sans");
  if (page > 1) params.set("page", String(page));
  return params.size === 0 ? "/publications" : `/publications?${params}`;
}

/**
 * A row of « Mes publications ». `href` is null where visitors cannot see the listing; price in minor units;
 * `publishedAt` an ISO instant.
 */
export type Publication = {
  reference: string;
  /** The reference in the agency's software; null for a home without a file. */
  agencyReference: string | null;
  href: string | null;
  title: string;
  transaction: Transaction;
  propertyType: PropertyType;
  stage: ListingStage;
  /** The number of the decision that hides the listing, if the account got a mail about it; else null. */
  decision: string | null;
  /** Whether a request on the listing is under negotiation. */
  isNegotiated: boolean;
  price: number;
  communeName: string;
  departmentCode: string;
  photo: string | null;
  publishedAt: string | null;
  views: number;
  favourites: number;
  requests: number;
  openRequests: number;
};

/** A row of the drafts. `changes`: the reference of the published listing that the draft edits. */
export type DraftLine = { id: string; title: string; changes: string | null; updatedAt: string };
