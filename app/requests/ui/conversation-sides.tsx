import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RequestSide } from "#app/domain/request.ts";
import { SlidingNav } from "#app/ui/sliding-nav.tsx";
import { conversationsHref } from "../conversations-address.ts";
import { CountLink } from "./count-link.tsx";

type ConversationSidesProps = { side: RequestSide | null; counts: Record<RequestSide, number> };

/** A choice between all conversations and one side's, for somebody who both receives and sends requests. */
export function ConversationSides({ side, counts }: ConversationSidesProps) {
  const { conversations: words } = useWords(requestWords);
  const entries = [
    { key: null, label: words.all, count: counts.annonceur + counts.demandeur },
    { key: "annonceur", label: words.received, count: counts.annonceur },
    { key: "demandeur", label: words.sent, count: counts.demandeur },
  ] as const;
  return (
    <SlidingNav label={words.filterBySide} className="-my-1 mb-4 py-1">
      <ul className="flex gap-2">
        {entries.map(({ key, label, count }) => (
          <li key={label}>
            <CountLink href={conversationsHref({ side: key })} isCurrent={side === key} label={label} count={count} />
          </li>
        ))}
      </ul>
    </SlidingNav>
  );
}
