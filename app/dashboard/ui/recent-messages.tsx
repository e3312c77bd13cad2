import { Link } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RecentMessage } from "../dashboard.ts";
import { DashboardPanel } from "./dashboard-panel.tsx";
import { TransactionMark } from "./transaction-mark.tsx";

const sender = "block py-1 leading-snug wrap-anywhere underline-offset-4 hover:underline";

/** « Messages récents »: id, name, status (specification, section 2). */
export function RecentMessages({ messages }: { messages: RecentMessage[] }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  const { title, subtitle, columns, unread, empty } = words.messages;
  return (
    <DashboardPanel
      id="messages-recents"
      title={title}
      subtitle={subtitle}
      showAll={{ href: "/messages", label: words.showAll, fullLabel: words.showAllMessages }}
    >
      {messages.length === 0 ? <p className="py-4 text-ink-soft">{empty}</p> : null}
      {messages.length > 0 ? (
        <table className="w-full text-left">
          <thead className="border-b border-line text-sm text-ink-soft">
            <tr>
              {columns.map(({ name, meaning }) => (
                <th key={name} scope="col" className="py-2 pr-3 align-top font-medium">
                  {name} <span className="block text-xs font-normal md:whitespace-nowrap">{meaning}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <tr key={message.requestId} className="border-b border-line last:border-0">
                <td className="py-1 pr-3 text-ink-soft tabular-nums">{message.number}</td>
                <td className="w-full py-1 pr-3">
                  <Link
                    to={`/suivi/${message.requestId}`}
                    className={`${sender} ${message.isUnread ? "font-bold" : "font-medium"}`}
                  >
                    {message.isUnread ? (
                      <span aria-hidden="true" className="inline-block size-2 rounded-full bg-accent" />
                    ) : null}{" "}
                    {message.name}
                    {message.isUnread ? <span className="sr-only"> ({unread})</span> : null}
                    <time dateTime={message.at} className="block text-sm font-normal text-ink-soft">
                      {formatDate(message.at, language)}
                    </time>
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
