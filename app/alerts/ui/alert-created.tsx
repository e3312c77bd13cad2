import { useEffect, useRef } from "react";
import { BellRing, MailOpen } from "lucide-react";
import { AccountCard } from "#app/account/ui/account-card.tsx";
import type { AlertFrequency } from "#app/domain/alert.ts";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";
import { SearchName } from "./search-name.tsx";

type AlertCreatedProps = {
  outcome: "active" | "known" | "to_confirm";
  name: string;
  /** The address of the search. */
  search: string;
  email: string;
  frequency: AlertFrequency;
  /** Shows the form again, with the typed values. */
  correct: () => void;
};

/** The answer to the form of a new alert: the alert is active, or waits for a click on its mail's link. */
export function AlertCreated(props: AlertCreatedProps) {
  const top = useRef<HTMLDivElement>(null);
  // The form's button was far below this answer.
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1}>
      <Outcome {...props} />
    </div>
  );
}

function Outcome({ outcome, name, search, email, frequency, correct }: AlertCreatedProps) {
  const { create, frequencies } = useWords(alertWords);
  if (outcome !== "to_confirm") {
    const isKnown = outcome === "known";
    return (
      <AccountCard title={isKnown ? create.known : create.created}>
        <IconDisc Icon={BellRing} tone="action" />
        <Alert tone="success">{isKnown ? create.knownText : create.createdText}</Alert>
        <SearchName name={name}>
          <p className="text-sm text-ink-soft">{frequencies[frequency]}</p>
        </SearchName>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/alertes">{create.manage}</ButtonLink>
          <ButtonLink to={search} variant="secondary">
            {create.backToSearch}
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={create.look}>
      <IconDisc Icon={MailOpen} tone="action" />
      <Alert tone="info">{create.lookText(email)}</Alert>
      <ol className="flex flex-col gap-2">
        {create.lookSteps.map((step, nth) => (
          <li key={step}>
            {nth + 1}. {step}
          </li>
        ))}
      </ol>
      <p className="text-ink-soft">{create.lookHint}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={search}>{create.backToSearch}</ButtonLink>
        <ButtonLink
          to={search.replace("/annonces", "/alertes/nouvelle")}
          variant="secondary"
          onClick={(event) => {
            event.preventDefault();
            correct();
          }}
        >
          {create.again}
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
