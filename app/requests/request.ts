import type { ListingStatus, Transaction } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { Picture } from "#app/domain/picture.ts";
import type {
  RequestAuthor,
  RequestNotice,
  RequestSide,
  RequestState,
  RequestStatus,
  RequestStep,
} from "#app/domain/request.ts";

/** The listing of a request. `href` is null once the listing is no longer on show; price in minor units. */
export type RequestListing = {
  reference: string;
  href: string | null;
  title: string;
  transaction: Transaction;
  status: ListingStatus;
  stage: ListingStage;
  price: number;
  communeName: string;
  departmentCode: string;
  cover: Picture | null;
};

/**
 * A step of a thread. `amount`: of an offer, of the offer that is answered, or the new price, in minor units; `body`: the written text;
 * `createdAt`: an ISO instant.
 */
export type ThreadEvent = {
  id: number;
  step: RequestStep;
  author: RequestAuthor;
  authorName: string;
  body: string;
  /** The portal's notice, instead of a text. */
  notice: RequestNotice | null;
  /** The home's new stage, in a message of the portal. */
  stage: ListingStage | null;
  amount: number | null;
  /** The id of the offer that an answer or the agreement refers to. */
  offerId: number | null;
  /** The price before the change. */
  previousAmount: number | null;
  createdAt: string;
};

type Parties = { seekerName: string; advertiserName: string };

/** A row of a list of requests, as `side` sees it. No e-mail address. */
export type RequestSummary = Parties & {
  /** Whether the account of the other side was deleted. */
  isOtherGone: boolean;
  id: string;
  number: number;
  side: RequestSide;
  state: RequestState;
  listing: RequestListing;
  last: ThreadEvent;
  unread: number;
};

/** A whole thread, as `side` sees it. No e-mail address. */
export type RequestThread = Omit<RequestSummary, "last" | "unread"> & {
  status: RequestStatus;
  advertiserSlug: string;
  /** Whether the advertiser blocks the seeker, on this or another request. */
  isBlocked: boolean;
  events: ThreadEvent[];
};

/** The id of the reader's last message or offer in the thread; 0 without one. */
export const lastOwnEvent = ({ events, side }: RequestThread, step: "message" | "offre"): number =>
  events.findLast((event) => event.author === side && event.step === step)?.id ?? 0;

/** Whether a text can be the id of a request: PostgreSQL throws an error for any other form. */
export const isRequestId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
