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

/** A request's listing. `href` is null once it is no longer on show; price in minor units. */
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
 * A step of a thread. `amount` of an offer, of an answer to it, or the new price, in minor units; `body` is the written
 * text; `createdAt` an ISO instant.
 */
export type ThreadEvent = {
  id: number;
  step: RequestStep;
  author: RequestAuthor;
  authorName: string;
  body: string;
  /** The portal's notice, instead of a text. */
  notice: RequestNotice | null;
  /** The home's new stage, which a message of the portal tells. */
  stage: ListingStage | null;
  amount: number | null;
  /** The offer that an answer, or the agreement, takes up. */
  offerId: number | null;
  /** The price before a change of it. */
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

/** The last message or offer of whoever reads the thread, by its id; 0 without one. */
export const lastOwnEvent = ({ events, side }: RequestThread, step: "message" | "offre"): number =>
  events.findLast((event) => event.author === side && event.step === step)?.id ?? 0;

/** Whether a text can name a request: in another form it would be an error in the database, not an answer. */
export const isRequestId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
