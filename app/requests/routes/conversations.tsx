import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { readPage } from "../received-address.ts";
import { findConversations } from "../request-threads.repository.server.ts";
import { NoRequests } from "../ui/no-requests.tsx";
import { RequestList } from "../ui/request-list.tsx";
import { participantOf } from "../use-cases/open-thread.server.ts";
import { armchair } from "#app/ui/scenes/armchair.ts";
import type { Route } from "./+types/conversations";

export const meta: Route.MetaFunction = () => [
  { title: requestWords.french.conversations.title },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const reader = await participantOf({ db }, context.get(sessionContext).account);
  const found = await findConversations(db, reader, readPage(url.searchParams));
  return data({ found, now: clock().toISOString() }, { headers: { "Cache-Control": "no-store" } });
}

export default function ConversationsPage({ loaderData: { found, now } }: Route.ComponentProps) {
  const { conversations: words } = useWords(requestWords);
  return (
    <div className="max-w-5xl">
      <h1 className="heading-1">{words.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{words.intro}</p>
      {found.total === 0 ? (
        <NoRequests
          scene={armchair}
          title={words.empty}
          text={words.emptyText}
          action={{ href: "/Rechercher", label: words.search }}
        />
      ) : (
        <RequestList rows={found.rows} now={now} showsSide />
      )}
      <Pagination
        page={found.page}
        pageCount={found.pageCount}
        hrefOf={(page) => (page > 1 ? `/messages?page=${page}` : "/messages")}
      />
    </div>
  );
}
