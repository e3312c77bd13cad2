import { X } from "lucide-react";
import { Link } from "react-router";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { directoryHref } from "../directory-address.ts";
import type { AdvertiserPage } from "../directory.ts";

/** Count, criteria and order of the results. */
export function DirectorySummary({ page }: { page: AdvertiserPage }) {
  const messages = useWords(advertiserWords);
  const { criteria, place, total, pageCount } = page;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p aria-live="polite">
        <strong className="text-lg">{messages.count(total, formatCount(total))}</strong>
        {place ? ` ${messages.countIn(place.name)}` : null}
        {pageCount > 1 ? (
          <span className="text-ink-soft">, {messages.page(formatCount(criteria.page), formatCount(pageCount))}</span>
        ) : null}
        {total > 1 ? <span className="block text-sm text-ink-soft">{messages.order}</span> : null}
      </p>
      <ul className="flex flex-wrap gap-2">
        {criteria.name ? (
          <Chip
            text={`« ${criteria.name} »`}
            label={messages.removeName(criteria.name)}
            href={directoryHref({ ...criteria, name: null, page: 1 })}
          />
        ) : null}
        {criteria.place ? (
          <Chip
            text={place?.name ?? criteria.place}
            label={messages.removePlace(place?.name ?? criteria.place)}
            href={directoryHref({ ...criteria, place: null, page: 1 })}
          />
        ) : null}
      </ul>
    </div>
  );
}

function Chip({ text, label, href }: { text: string; label: string; href: string }) {
  return (
    <li className="min-w-0">
      <Link
        to={href}
        aria-label={label}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-action-soft py-1 pr-3 pl-4 text-sm font-semibold text-action hover:bg-action hover:text-on-action"
      >
        <span className="truncate">{text}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </Link>
    </li>
  );
}
