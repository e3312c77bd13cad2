import { Phone } from "lucide-react";
import { useFetcher } from "react-router";
import { contactWords } from "#app/i18n/fr/contact.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";

type PhoneButtonProps = {
  hasPhone: boolean;
  /** The answer of a form sent without JavaScript. */
  phone: string | null;
};

/** Asks the page's own action for the number, so that robots do not collect it with the page. */
export function PhoneButton({ hasPhone, phone }: PhoneButtonProps) {
  const contact = useWords(contactWords);
  const fetcher = useFetcher<{ phone: string | null }>();
  const number = fetcher.data?.phone ?? phone;
  if (!hasPhone) return <p className="text-sm text-ink-soft">{contact.noPhone}</p>;
  if (number) {
    return (
      <a href={`tel:${number.replaceAll(" ", "")}`} className={buttonClass("primary", "w-full tabular-nums")}>
        <Phone aria-hidden="true" className="size-5" />
        <span className="sr-only">{contact.phone} </span>
        {number}
      </a>
    );
  }
  return (
    <fetcher.Form method="post">
      <Button type="submit" className="w-full" disabled={fetcher.state !== "idle"}>
        <Phone aria-hidden="true" className="size-5" />
        {contact.showPhone}
      </Button>
    </fetcher.Form>
  );
}
