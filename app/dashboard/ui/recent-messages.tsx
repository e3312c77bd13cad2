import { Link } from "react-router";
import { dashboardWords } from "#app/i18n/fr/dashboard.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RecentMessage } from "../dashboard.ts";
import { DashboardPanel } from "./dashboard-panel.tsx";
import { TransactionMark } from "./transaction-mark.tsx";

/** « Messages récents »: id, name, status (specification, section 2). */
export function RecentMessages({ messages }: { messages: RecentMessage[] }) {
  const words = useWords(dashboardWords);
  const { title, id, name, status, unread, empty } = words.messages;
  return (
    <DashboardPanel
      id="messages-recents"
      title={title}
      showAll={{ href: "/messages", label: words.showAll, fullLabel: words.showAllMessages }}
    >
      {messages.length === 0 ? <p className="py-4 text-ink-soft">{empty}</p> : null}
      {messages.length > 0 ? (
        <table className="w-full text-left">
          <thead className="border-b border-line text-sm text-ink-soft">
            <tr>
              <th scope="col" className="w-16 py-2 pr-3 font-medium">
                {id}
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                {name}
              </th>
              <th scope="col" className="w-24 py-2 font-medium">
                {status}
              </th>
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <tr key={message.requestId} className="border-b border-line last:border-0">
                <td className="py-1 pr-3 text-ink-soft tabular-nums">{message.number}</td>
                <td className="max-w-0 py-1 pr-3">
                  <Link
                    to={`/suivi/${message.requestId}`}
                    className={`flex min-h-11 min-w-0 items-center gap-2 underline-offset-4 hover:underline ${message.isUnread ? "font-bold" : "font-medium"}`}
                  >
                    {message.isUnread ? (
                      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
                    ) : null}
                    <span className="truncate">{message.name}</span>
                    {message.isUnread ? <span className="sr-only">({unread})</span> : null}
                  </Link>
                </td>
                <td className="py-1">
                  <TransactionMark transaction={message.transaction} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </DashboardPanel>
  );
}
