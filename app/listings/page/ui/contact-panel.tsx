import { MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { contactWords } from "#app/i18n/fr/listings/contact.ts";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { ListingView } from "../../listing-view.ts";
import type { PhoneAnswer } from "#app/advertisers/advertiser.ts";
import { PhoneButton } from "#app/advertisers/ui/phone-button.tsx";

type ContactPanelProps = {
  listing: Pick<ListingView, "agent" | "reference">;
  /** The answer to a form sent without JavaScript. */
  phone: PhoneAnswer | null;
};

/** The advertiser's contact data. The telephone number is sent on request, so that robots do not collect it. */
export function ContactPanel({ listing, phone }: ContactPanelProps) {
  const contact = useWords(contactWords);
  const { page } = useWords(listingWords);
  const { roles } = useWords(propertyWords);
  const { agent } = listing;
  return (
    <section aria-labelledby="contact" className="card p-5 shadow-card print:border-0 print:p-0 print:shadow-none">
      <h2 id="contact" className="sr-only">
        {contact.title}
      </h2>
      <div className="flex items-center gap-4">
        <Avatar name={agent.name} photoUrl={agent.photoUrl} photoAlt={agent.photoAlt} size="medium" />
        <div className="min-w-0">
          <p className="font-semibold">{agent.name}</p>
          <p className="text-sm text-ink-soft">{roles[agent.role]}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-3 print:hidden">
        <a href="#ecrire" className={buttonClass("primary", "w-full")}>
          <MessageSquare aria-hidden="true" className="size-5" />
          {page.write}
        </a>
        {agent.hasPhone ? (
          <PhoneButton answer={phone} variant="secondary" />
        ) : (
          <p className="text-sm text-ink-soft">{contact.noPhone}</p>
        )}
        <Link to={`/annonceurs/${agent.slug}`} className={buttonClass("quiet", "w-full")}>
          {contact.profile}
        </Link>
      </div>
      {agent.hasPhone ? (
        <p className="mt-4 text-sm text-ink-soft">{contact.mentionReference(listing.reference)}</p>
      ) : null}
    </section>
  );
}
