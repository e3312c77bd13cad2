import { Link } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import type { RequestSummary } from "../request.ts";
import { stageText, stepText } from "../step-text.ts";
import { authorLabel } from "./author-label.ts";
import { ListingPriceText } from "./listing-price-text.tsx";
import { PlaceAndPrice } from "./place-and-price.tsx";
import { ListingThumbnail } from "./listing-thumbnail.tsx";
import { NegotiateButton } from "./negotiate-button.tsx";
import { PriceChange } from "./price-change.tsx";
import { StateBadge, TransactionBadge } from "./request-badges.tsx";

const threadHref = ({ id, side }: RequestSummary) => (side === "annonceur" ? `/suivi/${id}` : `/messages/${id}`);

type RequestLineProps = {
  row: RequestSummary;
  /** ISO instant of the server, for « hier à 14:32 ». */
  now: string;
  /** Whether the list is of one home's requests: each line has a « Négocier » button, and the home is named above the list. */
  isUnderHome?: boolean;
};

const lineLook = "-mx-2 rounded-control p-2 hover:bg-action-soft";
const cardLook =
  "rounded-card border bg-raised p-3 transition-shadow focus-within:shadow-card hover:shadow-card sm:p-4";
// The link covers the whole row, and shows its focus there.
const wholeRow = "after:absolute after:inset-0 after:rounded-card";
const focusedRow = "focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-action";
const badgeLook =
  "flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-xs font-bold text-paper tabular-nums";

/** One request of a list; all of it links to its thread. */
export function RequestLine({ row, now, isUnderHome = false }: RequestLineProps) {
  const words = useWords(requestWords);
  const language = useLanguage();
  const { listing, last, side, unread } = row;
  const other = side === "annonceur" ? row.seekerName : row.advertiserName;
  const isOpen = row.state === "nouvelle" || row.state === "en_discussion";
  const canNegotiate = isUnderHome && isOpen && listing.status === "disponible";
  const Name = isUnderHome ? "h3" : "h2";
  const look = isUnderHome ? lineLook : `${cardLook} ${unread > 0 ? "border-action" : "border-line"}`;
  return (
    <article className={`relative flex gap-4 ${look}`}>
      {isUnderHome ? null : <ListingThumbnail listing={listing} className="hidden w-36 self-start sm:block" />}
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 gap-3">
            <Avatar name={other} photoUrl={null} />
            <div className="min-w-0">
              <Name className="flex items-center gap-2.5 text-lg leading-snug font-semibold">
                <Link to={threadHref(row)} className={`min-w-0 break-words ${wholeRow} ${focusedRow}`}>
                  {other}
                </Link>
                {unread > 0 ? <Unread count={unread} /> : null}
              </Name>
              <p className="text-sm text-ink-soft">
                <time dateTime={last.createdAt}>{formatMoment(last.createdAt, { now, language })}</time> ·{" "}
                <span className="whitespace-nowrap">{words.request(row.number)}</span>
                {isUnderHome ? null : (
                  <>
                    {" "}
                    ·{" "}
                    <span className="whitespace-nowrap">
                      {side === "annonceur" ? words.conversations.asAdvertiser : words.conversations.asSeeker}
                    </span>
                  </>
                )}
              </p>
            </div>
          </div>
          <p className="flex flex-wrap gap-2">
            <StateBadge state={row.state} side={side} />
            {isUnderHome ? null : <TransactionBadge transaction={listing.transaction} />}
          </p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <p
            className={`line-clamp-2 min-w-0 flex-1 basis-64 break-words ${unread > 0 ? "font-medium" : "text-ink-soft"}`}
          >
            <LastStep row={row} />
          </p>
          {canNegotiate ? (
            <NegotiateButton requestId={row.id} name={other} transaction={listing.transaction} variant="secondary" />
          ) : null}
        </div>
        {isUnderHome ? null : (
          <p className="min-w-0 text-sm text-ink-soft">
            <span className="font-medium text-ink">{listing.title}</span>
            <span className="block">
              <PlaceAndPrice listing={listing} />
            </span>
          </p>
        )}
      </div>
    </article>
  );
}

function Unread({ count }: { count: number }) {
  const words = useWords(requestWords);
  return (
    <span className={badgeLook}>
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{words.unread(count)}</span>
    </span>
  );
}

/** The last message or step. */
function LastStep({ row }: { row: RequestSummary }) {
  const { last, side, listing } = row;
  const { thread } = useWords(requestWords);
  const labelOf = useStageLabel();
  const isMine = last.author === side;
  const did = `${authorLabel(thread, last, row)} ${stepText(thread, last, side)}`;
  if (last.step === "prix_modifie") return <PriceChange event={last} transaction={listing.transaction} />;
  if (last.amount !== null) {
    return (
      <>
        {thread.introduces(did)} <ListingPriceText amount={last.amount} transaction={listing.transaction} />
      </>
    );
  }
  if (last.stage !== null) return stageText(thread, last.stage, labelOf(last.stage, listing.transaction));
  if (last.step === "message" || last.step === "demande")
    return isMine ? `${thread.introduces(thread.you)} ${last.body}` : last.body;
  return did;
}
