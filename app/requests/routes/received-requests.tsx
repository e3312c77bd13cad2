import { sessionContext } from "#app/account/session.server.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { readReceivedSearch, receivedHref } from "../received-address.ts";
import { findBlockedSeekers } from "../blocked-seekers.repository.server.ts";
import { findReceivedOverview, findReceivedRequests } from "../request-threads.repository.server.ts";
import { BlockedSeekers } from "../ui/blocked-seekers.tsx";
import { NoRequests } from "../ui/no-requests.tsx";
import { ReceivedFilters } from "../ui/received-filters.tsx";
import { HomeRequestList } from "../ui/home-request-list.tsx";
import { RequestsHead } from "../ui/requests-head.tsx";
import { armchair } from "#app/ui/scenes/armchair.ts";
import { bench } from "#app/ui/scenes/bench.ts";
import type { Route } from "./+types/received-requests";

export const meta: Route.MetaFunction = () => [
  { title: requestWords.french.received.title },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const search = readReceivedSearch(url.searchParams);
  const { actor } = context.get(sessionContext);
  const [found, overview, blocked] = await Promise.all([
    findReceivedRequests(db, actor, search, search.page),
    findReceivedOverview(db, actor),
    findBlockedSeekers(db, actor),
  ]);
  return { search, found, overview, blocked, now: clock().toISOString() };
}

export default function ReceivedRequestsPage({ loaderData }: Route.ComponentProps) {
  const { search, found, overview, blocked, now } = loaderData;
  const { received: words } = useWords(requestWords);
  return (
    <div className="max-w-5xl">
      <RequestsHead
        title={words.title}
        intro={words.intro}
        other={{ href: "/messages", label: words.toConversations }}
      />
      {overview.listings.length === 0 ? (
        <NoRequests
          scene={armchair}
          title={words.empty}
          text={words.emptyText}
          action={{ href: "/publications", label: words.toListings }}
        />
      ) : (
        <>
          <ReceivedFilters search={search} counts={overview.counts} listings={overview.listings} />
          <p role="status" className="mb-3 text-sm text-ink-soft">
            {words.count(found.total)}
          </p>
          {found.total === 0 ? (
            <NoRequests
              scene={bench}
              title={words.noMatch}
              text={words.noMatchText}
              action={{ href: "/suivi", label: words.clear }}
            />
          ) : (
            <HomeRequestList rows={found.rows} now={now} />
          )}
          <Pagination
            page={found.page}
            pageCount={found.pageCount}
            hrefOf={(page) => receivedHref({ ...search, page })}
          />
          <BlockedSeekers rows={blocked} />
        </>
      )}
    </div>
  );
}
