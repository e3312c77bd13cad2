import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { alertWords } from "#app/i18n/fr/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { armchair } from "#app/ui/scenes/armchair.ts";
import type { ListAnswer, ListedAlert } from "../listed-alert.ts";
import { ActForm } from "./act-form.tsx";
import { AlertCard } from "./alert-card.tsx";

type AlertListProps = {
  /** Null for an account that has none yet. */
  email: string | null;
  alerts: ListedAlert[];
  /** When the list was read, as an ISO instant. */
  now: string;
  done: ListAnswer["done"] | "confirmed" | null;
};

/** A person's alerts, each with its newest homes and its settings. */
export function AlertList({ email, alerts, now, done }: AlertListProps) {
  const { list } = useWords(alertWords);
  const hasNews = alerts.some(({ newCount }) => newCount > 0);
  useMarkingSeen(hasNews ? now : null);
  return (
    <div className="page max-w-5xl py-10 md:py-14">
      <h1 className="heading-1">{list.title}</h1>
      {alerts.length > 0 && email !== null ? (
        <p className="mt-3 break-words text-ink-soft">
          {list.count(alerts.length)} {list.of(email)}
        </p>
      ) : null}
      <div className="mt-5 flex flex-col gap-4">
        {done ? <Alert tone={done === "gone" ? "warning" : "success"}>{list.done[done]}</Alert> : null}
        {alerts.some(({ askedAt }) => askedAt !== null) ? <Quiet /> : null}
        {hasNews ? (
          <noscript>
            <ActForm act="vu" fields={{ jusque: now }}>
              <Button type="submit" variant="secondary">
                {list.seen}
              </Button>
            </ActForm>
          </noscript>
        ) : null}
        {alerts.length === 0 ? <NoAlerts /> : null}
        <ul className="flex flex-col gap-5">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard alert={alert} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Tells the server, once the list is shown, that it was seen. Where that fails, it stays new. */
function useMarkingSeen(now: string | null): void {
  const { search } = useLocation();
  const told = useRef(false);
  useEffect(() => {
    if (now === null || told.current) return;
    told.current = true;
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
        <Button type="submit">{list.keep}</Button>
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
