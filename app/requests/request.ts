import type { ListingStatus, Transaction } from "#app/domain/listing.ts";
import type { Picture } from "#app/domain/picture.ts";
import type {
  RequestAuthor,
  RequestNotice,
  RequestSide,
  RequestState,
  RequestStatus,
  RequestStep,
} from "#app/domain/request.ts";

/** The listing that a request is about. `href` is null once it is no longer on show; price in minor units. */
export type RequestListing = {
  reference: string;
  href: string | null;
  title: string;
  transaction: Transaction;
  status: ListingStatus;
  price: number;
  communeName: string;
  departmentCode: string;
  cover: Picture | null;
};

/** A step of a thread. `amount` in minor units, of an offer; `body` what somebody wrote; `createdAt` an ISO instant. */
export type ThreadEvent = {
  id: number;
  step: RequestStep;
  author: RequestAuthor;
  authorName: string;
  body: string;
  /** What the portal says, in the place of a body. */
  notice: RequestNotice | null;
  amount: number | null;
  createdAt: string;
};

type Parties = { seekerName: string; advertiserName: string };

/** One line of a list of requests, as `side` sees it. No e-mail address. */
export type RequestSummary = Parties & {
  /** Whether the account of the other side was deleted: nobody reads there any more. */
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

/** Whether a text can name a request: in another form it would be an error in the database, not an answer. */
export const isRequestId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
