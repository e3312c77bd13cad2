import { Phone } from "lucide-react";
import { useFetcher } from "react-router";
import { contactWords } from "#app/i18n/fr/listings/contact.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { buttonClass, SubmitButton } from "#app/ui/button.tsx";
import type { PhoneAnswer } from "../advertiser.ts";

type PhoneButtonProps = {
  /** The answer to a form sent without JavaScript. */
  answer: PhoneAnswer | null;
  /** Less prominent, where another button matters more. */
  variant?: "primary" | "secondary";
};

// The pressed button is gone: the number takes its focus.
const focusOnce = (link: HTMLAnchorElement | null) => link?.focus();

/** Asks the page's own action for the number, so that robots do not collect it from the page. */
export function PhoneButton({ answer: sent, variant = "primary" }: PhoneButtonProps) {
  const contact = useWords(contactWords);
  const fetcher = useFetcher<PhoneAnswer>();
  const answer = fetcher.data ?? sent;
  const number = answer?.ok ? answer.phone : null;
  if (answer?.ok === false && answer.code === "too_many") return <Alert tone="warning">{contact.tooMany}</Alert>;
  if (number) {
    return (
      <a
        ref={fetcher.data ? focusOnce : null}
        href={`tel:${number.replaceAll(" ", "")}`}
        className={buttonClass("primary", "w-full tabular-nums")}
      >
        <Phone aria-hidden="true" className="size-5" />
        <span className="sr-only">{contact.phone} </span>
        {number}
      </a>
    );
  }
  return (
    <fetcher.Form method="post">
      <SubmitButton variant={variant} className="w-full" disabled={fetcher.state !== "idle"}>
        <Phone aria-hidden="true" className="size-5" />
        {contact.showPhone}
      </SubmitButton>
    </fetcher.Form>
  );
}
