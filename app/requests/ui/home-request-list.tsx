import { Link } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RequestSummary } from "../request.ts";
import { ListingThumbnail } from "./listing-thumbnail.tsx";
import { PlaceAndPrice } from "./place-and-price.tsx";
import { RequestLine } from "./request-line.tsx";

/** Requests, grouped under their homes. Rows of one home are next to each other; `now` is the server's instant. */
export function HomeRequestList({ rows, now }: { rows: RequestSummary[]; now: string }) {
  return (
    <ul className="flex flex-col gap-4">
      {groupByHome(rows).map((requests) => (
        <li key={requests[0].id}>
          <HomeRequests requests={requests} now={now} />
        </li>
      ))}
    </ul>
  );
}

type Group = [RequestSummary, ...RequestSummary[]];

function groupByHome(rows: RequestSummary[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0].listing.reference === row.listing.reference) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function HomeRequests({ requests, now }: { requests: Group; now: string }) {
  const { transactions } = useWords(requestWords);
  const labelOf = useStageLabel();
  const { listing } = requests[0];
  const id = `bien-${listing.reference}`;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-3 sm:p-4">
      <div className="mb-2 flex items-center gap-3 sm:gap-4">
        <ListingThumbnail listing={listing} className="w-24" />
        <div className="min-w-0 grow">
          <h2 id={id} className="leading-snug font-semibold">
            {listing.href ? (
              <Link to={listing.href} className="underline-offset-4 hover:underline">
                {listing.title}
              </Link>
            ) : (
              listing.title
            )}
          </h2>
          <p className="text-sm text-ink-soft">
            <PlaceAndPrice listing={listing} />
            <span className="block">
              {transactions[listing.transaction]} · {labelOf(listing.stage, listing.transaction)}
            </span>
          </p>
        </div>
      </div>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {requests.map((row) => (
          <li key={row.id} className="py-1">
            <RequestLine row={row} now={now} isUnderHome />
          </li>
        ))}
      </ul>
    </section>
  );
}
