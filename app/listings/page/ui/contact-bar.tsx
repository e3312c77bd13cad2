import { MessageSquare, Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { PhoneAnswer } from "#app/advertisers/advertiser.ts";
import { contactBarWords } from "#app/i18n/fr/listings/contact-bar.ts";
import { contactWords } from "#app/i18n/fr/listings/contact.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { ListingView } from "../../listing-view.ts";
import { RentPeriod } from "../../prices/ui/rent-period.tsx";

type ContactBarProps = {
  listing: Pick<ListingView, "agent" | "price" | "transaction">;
  /** The answer to a form sent without JavaScript. */
  phone: PhoneAnswer | null;
};

const barLook = "fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised px-4 shadow-lifted";

/**
 * Price, « Écrire » and telephone at the foot of a phone's window, except beside the form; the style hides it above a
 * keyboard.
 */
export function ContactBar({ listing: { agent, price, transaction }, phone }: ContactBarProps) {
  const words = useWords(contactBarWords);
  const { tooMany } = useWords(contactWords);
  const { currency } = useSite();
  const isBesideForm = useIsInView("ecrire");
  const fetcher = useFetcher<PhoneAnswer>();
  const answer = fetcher.data ?? phone;
  return (
    <section
      aria-label={words.label}
      hidden={isBesideForm}
      className={`contact-bar ${barLook} md:hidden low-window:hidden print:hidden`}
    >
      <div className="flex min-h-12 items-center justify-between gap-2">
        <div className="min-w-0 leading-tight">
          <p className="font-display text-xl font-semibold tabular-nums">
            {formatPrice(price.amount, currency)}
            {transaction === "location" ? <RentPeriod className="text-sm" /> : null}
          </p>
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {answer?.ok ? answer.phone : answer?.code === "too_many" ? tooMany : null}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          <a href="#ecrire" className={buttonClass("primary", "px-4")}>
            <MessageSquare aria-hidden="true" className="size-5 max-xs:hidden" />
            {words.write}
          </a>
          {agent.hasPhone ? <Telephone fetcher={fetcher} answer={answer} /> : null}
        </div>
      </div>
    </section>
  );
}

// The pressed button is gone: the link takes its focus.
const focusOnce = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

/** Fetches the number, as the panel does; then dials it. */
function Telephone({
  fetcher,
  answer,
}: {
  fetcher: ReturnType<typeof useFetcher<PhoneAnswer>>;
  answer: PhoneAnswer | null;
}) {
  const words = useWords(contactBarWords);
  const look = buttonClass("secondary", "w-12 px-0!");
  const icon = <Phone aria-hidden="true" className="size-5" />;
  if (answer?.ok) {
    const { phone } = answer;
    return (
      <a
        ref={fetcher.data ? focusOnce : null}
        href={`tel:${phone.replaceAll(" ", "")}`}
        aria-label={words.call(phone)}
        className={look}
      >
        {icon}
      </a>
    );
  }
  return (
    <fetcher.Form method="post">
      <button type="submit" aria-label={words.telephone} disabled={fetcher.state !== "idle"} className={look}>
        {icon}
      </button>
    </fetcher.Form>
  );
}

/** Whether the section with this heading is in view. */
function useIsInView(headingId: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const section = document.getElementById(headingId)?.parentElement;
    if (!section) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(section);
    return () => observer.disconnect();
  }, [headingId]);
  return isInView;
}
