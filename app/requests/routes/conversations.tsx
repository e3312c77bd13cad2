import { reachOf } from "#app/account/policy.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { conversationsHref, readConversationSearch } from "../conversations-address.ts";
import { findConversations } from "../request-threads.repository.server.ts";
import { ConversationSides } from "../ui/conversation-sides.tsx";
import { NoRequests } from "../ui/no-requests.tsx";
import { RequestLine } from "../ui/request-line.tsx";
import { RequestsHead } from "../ui/requests-head.tsx";
import { armchair } from "#app/ui/scenes/armchair.ts";
import type { Route } from "./+types/conversations";

export const meta: Route.MetaFunction = () => [
  { title: requestWords.french.conversations.title },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const found = await findConversations(db, actor, readConversationSearch(url.searchParams));
  return { found, isAdvertiser: reachOf(actor, "dashboard.see") !== null, now: clock().toISOString() };
}

export default function ConversationsPage({ loaderData }: Route.ComponentProps) {
  const { found, isAdvertiser, now } = loaderData;
  const { side, counts } = found;
  const { conversations: words, received } = useWords(requestWords);
  return (
    <div className="max-w-5xl">
      <RequestsHead
        title={words.title}
        intro={isAdvertiser ? words.advertiserIntro : words.intro}
        other={isAdvertiser ? { href: "/suivi", label: words.toReceived } : null}
      />
      {counts.annonceur > 0 && counts.demandeur > 0 ? <ConversationSides side={side} counts={counts} /> : null}
      {found.total === 0 ? (
        <NoRequests
          scene={armchair}
          title={words.empty}
          text={isAdvertiser ? received.emptyText : words.emptyText}
          action={
            isAdvertiser
              ? { href: "/publications", label: received.toListings }
              : { href: "/Rechercher", label: words.search }
          }
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {found.rows.map((row) => (
            <li key={row.id}>
              <RequestLine row={row} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={found.page} pageCount={found.pageCount} hrefOf={(page) => conversationsHref({ side, page })} />
    </div>
  );
}
