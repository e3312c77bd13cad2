import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { armchair } from "#app/ui/scenes/armchair.ts";
import type { PreviousChange } from "../alert-list-href.ts";
import type { ListAnswer, ListedAlert } from "../listed-alert.ts";
import { ActForm } from "./act-form.tsx";
import { AlertCard } from "./alert-card.tsx";

type AlertListProps = {
  /** The recipient's address; null for an account without alerts. */
  email: string | null;
  alerts: ListedAlert[];
  /** When the list was read, as an ISO instant. */
  now: string;
  done: PreviousChange | null;
  /** Whether this browser opens the list without a link, since an alert was confirmed here. */
  isRemembered: boolean;
  /** The result of a form in the list. */
  answer: ListAnswer | null;
};

/** A recipient's alerts, each with its newest listings and its settings. */
export function AlertList({ email, alerts, now, done, isRemembered, answer }: AlertListProps) {
  const { list } = useWords(alertWords);
  const hasNews = alerts.some(({ newCount }) => newCount > 0);
  useReportShown(hasNews ? now : null);
  useForgettingDone(done !== null);
  const isByAlert = answer !== null && alerts.some(({ id }) => id === answer.at);
  const said = answer ? <Said answer={answer} /> : null;
  return (
    <div className="page max-w-5xl py-10 md:py-14">
      <h1 className="heading-1">{list.title}</h1>
      {alerts.length > 0 && email !== null ? (
        <p className="mt-3 break-words text-ink-soft">
          {list.count(alerts.length)} {list.of(email)}
        </p>
      ) : null}
      <div className="mt-5 flex flex-col gap-4">
        {done && !answer ? <Alert tone="success">{list.done[done]}</Alert> : null}
        {/* A message beside its alert needs scripts that move the focus there: without them, a page begins at its top. */}
        {isByAlert ? <noscript>{said}</noscript> : said}
        {alerts.some(({ askedAt }) => askedAt !== null) ? <Quiet /> : null}
        {hasNews ? (
          <ActForm act="vu" fields={{ jusque: now }}>
            <SubmitButton variant="secondary">{list.seen}</SubmitButton>
          </ActForm>
        ) : null}
        {alerts.length === 0 ? <NoAlerts /> : null}
        <ul className="flex flex-col gap-5">
          {alerts.map((alert, nth) => (
            <li key={alert.id} className="flex flex-col gap-4">
              {answer?.at === alert.id ? <div className="needs-scripts">{said}</div> : null}
              <AlertCard alert={alert} nextId={(alerts[nth + 1] ?? alerts[nth - 1])?.id ?? null} />
            </li>
          ))}
        </ul>
        {isRemembered ? (
          <ActForm act="oublier" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <span>{list.remembered}</span>
            <SubmitButton variant="quiet" className="-mx-5 sm:mx-0">
              {list.forget}
            </SubmitButton>
          </ActForm>
        ) : null}
      </div>
    </div>
  );
}

/** The result of a form, in place of the pressed button: takes the focus, since the button may be gone, and is read out. */
function Said({ answer }: { answer: ListAnswer }) {
  const { list } = useWords(alertWords);
  const isRefused = answer.done === "gone" || answer.done === "nowhere";
  return (
    <Alert tone={isRefused ? "warning" : "success"} answer={answer}>
      {list.done[answer.done]}
    </Alert>
  );
}

/** Removes the previous page's result from the address, so that a reload does not show it again. */
function useForgettingDone(isSaid: boolean): void {
  useEffect(() => {
    if (!isSaid) return;
    const address = new URL(window.location.href);
    address.searchParams.delete("fait");
    window.history.replaceState(window.history.state, "", address);
  }, [isSaid]);
}

/** Reports to the server that the list was shown. After a failure the news stay new. */
function useReportShown(now: string | null): void {
  const { search } = useLocation();
  const isReported = useRef(false);
  useEffect(() => {
    if (now === null || isReported.current) return;
    isReported.current = true;
    const body = new URLSearchParams({ jusque: now });
    void fetch(`/alertes/vues${search}`, { method: "POST", body, keepalive: true }).catch(() => {});
  }, [now, search]);
}

function Quiet() {
  const { list } = useWords(alertWords);
  return (
    <Alert tone="warning">
      <p>{list.quiet}</p>
      <ActForm act="garder" className="mt-3">
        <SubmitButton>{list.keep}</SubmitButton>
      </ActForm>
    </Alert>
  );
}

function NoAlerts() {
  const { list } = useWords(alertWords);
  return (
    <EmptyState scene={armchair} title={list.emptyTitle}>
      <p className="text-lg text-ink-soft">{list.emptyText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/Rechercher">{list.search}</ButtonLink>
        <ButtonLink to="/annonces" variant="secondary">
          {list.listings}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
