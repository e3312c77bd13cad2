import { Link } from "react-router";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import type { RequestSummary } from "../request.ts";
import { toldStep } from "../told-step.ts";
import { authorLabel } from "./author-label.ts";
import { ListingPriceText } from "./listing-price-text.tsx";
import { ListingThumbnail } from "./listing-thumbnail.tsx";
import { NegotiateButton } from "./negotiate-button.tsx";
import { StateBadge, TransactionBadge } from "./request-badges.tsx";

type RequestListProps = {
  rows: RequestSummary[];
  /** ISO instant of the server, for « hier à 14:32 ». */
  now: string;
  /** Shows on each row which side the account is on. */
  showsSide?: boolean;
};

/** A list of requests: each row links to its thread, with « Négocier » as a button above it. */
export function RequestList({ rows, now, showsSide = false }: RequestListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={row.id}>
          <RequestLine row={row} now={now} showsSide={showsSide} />
        </li>
      ))}
    </ul>
  );
}

const threadHref = ({ id, side }: RequestSummary) => (side === "annonceur" ? `/suivi/${id}` : `/messages/${id}`);

function RequestLine({ row, now, showsSide }: { row: RequestSummary; now: string; showsSide: boolean }) {
  const words = useWords(requestWords);
  const language = useLanguage();
  const { listing, last, side, unread } = row;
  const other = side === "annonceur" ? row.seekerName : row.advertiserName;
  const isOpen = row.state === "nouvelle" || row.state === "en_discussion";
  const canNegotiate = side === "annonceur" && isOpen && listing.status === "disponible";
  return (
    <article
      className={`relative flex gap-4 rounded-card border bg-raised p-3 transition-shadow focus-within:shadow-card hover:shadow-card sm:p-4 ${unread > 0 ? "border-action" : "border-line"}`}
    >
      <ListingThumbnail listing={listing} className="hidden w-36 self-start sm:block" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 gap-3">
            <Avatar name={other} photoUrl={null} />
            <div className="min-w-0">
              <h2 className="flex items-center gap-2.5 text-lg leading-snug font-semibold">
                <Link
                  to={threadHref(row)}
                  className="min-w-0 break-words after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-action"
                >
                  {other}
                </Link>
                {unread > 0 ? <Unread count={unread} /> : null}
              </h2>
              <p className="text-sm text-ink-soft">
                <time dateTime={last.createdAt}>{formatMoment(last.createdAt, { now, language })}</time> ·{" "}
                <span className="whitespace-nowrap">{words.request(row.number)}</span>
                {showsSide ? (
                  <>
                    {" "}
                    ·{" "}
                    <span className="whitespace-nowrap">
                      {side === "annonceur" ? words.conversations.asAdvertiser : words.conversations.asSeeker}
                    </span>
                  </>
                ) : null}
              </p>
            </div>
          </div>
          <p className="flex flex-wrap gap-2">
            <StateBadge state={row.state} side={side} />
            <TransactionBadge transaction={listing.transaction} />
          </p>
        </div>
        <p className={`line-clamp-2 min-w-0 break-words ${unread > 0 ? "font-medium" : "text-ink-soft"}`}>
          <LastStep row={row} />
        </p>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p className="min-w-0 text-sm text-ink-soft">
            <span className="font-medium text-ink">{listing.title}</span>
            <span className="block">
              {listing.communeName} ({listing.departmentCode}) ·{" "}
              <ListingPriceText amount={listing.price} transaction={listing.transaction} />
            </span>
          </p>
          {canNegotiate ? (
            <NegotiateButton requestId={row.id} variant="secondary">
              {words.thread.negotiate}
              <span className="sr-only"> {words.thread.with(other)}</span>
            </NegotiateButton>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function Unread({ count }: { count: number }) {
  const words = useWords(requestWords);
  return (
    <span className="flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-xs font-bold text-paper tabular-nums">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{words.unread(count)}</span>
    </span>
  );
}

/** The last message or step. */
function LastStep({ row }: { row: RequestSummary }) {
  const { last, side, listing } = row;
  const { thread } = useWords(requestWords);
  const isMine = last.author === side;
  const did = `${authorLabel(thread, last, row)} ${toldStep(thread, last, side)}`;
  if (last.amount !== null) {
    return (
      <>
        {thread.introduces(did)} <ListingPriceText amount={last.amount} transaction={listing.transaction} />
      </>
    );
  }
  if (last.step === "message" || last.step === "demande")
    return isMine ? `${thread.introduces(thread.you)} ${last.body}` : last.body;
  return did;
}
