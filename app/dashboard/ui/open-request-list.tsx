import { Link } from "react-router";
import { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import { useWords } from "#app/i18n/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { NegotiateButton } from "#app/requests/ui/negotiate-button.tsx";
import type { OpenRequest } from "../dashboard.ts";
import { DashboardPanel } from "./dashboard-panel.tsx";
import { TransactionMark } from "./transaction-mark.tsx";

/** « Statut de bien »: the open requests, each with its « Négocier » (specification, section 2). */
export function OpenRequestList({ requests }: { requests: OpenRequest[] }) {
  const words = useWords(dashboardWords);
  const { title, subtitle, kind, empty } = words.requests;
  return (
    <DashboardPanel
      id="statut-de-bien"
      title={title}
      subtitle={subtitle}
      showAll={{ href: "/suivi", label: words.showAll, fullLabel: words.showAllRequests }}
    >
      {requests.length === 0 ? <p className="py-4 text-ink-soft">{empty}</p> : null}
      <ul className="flex flex-col">
        {requests.map((request) => (
          <li
            key={request.requestId}
            className="flex flex-col items-start gap-x-3 gap-y-2 border-t border-line py-3 first:border-0 sm:flex-row sm:items-center"
          >
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                {kind} <TransactionMark transaction={request.transaction} />
                {request.isNegotiating ? <Badge tone="ochre">{words.requests.negotiating}</Badge> : null}
              </p>
              <Link
                to={`/suivi/${request.requestId}`}
                className="block py-1 text-ink-soft underline-offset-4 hover:underline"
              >
                <span className="font-medium text-ink">{request.name}</span> · {request.title}
              </Link>
            </div>
            <Negotiate request={request} />
          </li>
        ))}
      </ul>
    </DashboardPanel>
  );
}

/** Links to the thread, which asks to confirm, or shows the negotiation that is already open. */
function Negotiate({ request: { requestId, name, title, transaction, canNegotiate } }: { request: OpenRequest }) {
  const { requests } = useWords(dashboardWords);
  if (!canNegotiate) {
    return (
      <Link
        to={`/suivi/${requestId}`}
        aria-label={requests.negotiateWith(name, title)}
        className={buttonClass("secondary", "shrink-0 px-4!")}
      >
        {requests.negotiate}
      </Link>
    );
  }
  return <NegotiateButton requestId={requestId} name={name} title={title} transaction={transaction} />;
}
