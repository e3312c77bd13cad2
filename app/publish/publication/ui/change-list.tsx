import { Link } from "react-router";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishReviewWords } from "#app/i18n/fr/publish/publish-review.ts";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { formatDecimal } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { type ListingField, stepOf } from "../../form/listing-fields.ts";
import { stepHref } from "../../form/steps.ts";
import type { ListingChange } from "../listing-changes.ts";

/** The changes of a published listing, each with a link to its field. */
export function ChangeList({ draftId, changes }: { draftId: string; changes: ListingChange[] }) {
  const words = useWords(publishReviewWords);
  const { steps } = useWords(publishWords);
  const { fields, sections } = useWords(publishFieldWords);
  // The position and the list of rooms are one change each, named by their first field.
  const names: Partial<Record<ListingField, string>> = { latitude: words.position, roomName: sections.roomList };
  return (
    <section aria-labelledby="changements" className="rounded-card border border-line bg-raised p-4 sm:p-6">
      <h2 id="changements" className="text-lg font-semibold">
        {words.changesTitle(changes.length)}
      </h2>
      {changes.length === 0 ? <p className="mt-1 text-ink-soft">{words.noChanges}</p> : null}
      <ul className="mt-2">
        {changes.map((change) => {
          const { field } = change;
          const href = field === "photos" ? stepHref(draftId, field) : stepHref(draftId, stepOf(field), field);
          return (
            <li key={field} className="flex flex-wrap items-baseline gap-x-2">
              <Link
                to={href}
                className="inline-flex min-h-11 items-center font-medium text-action underline underline-offset-4"
              >
                {field === "photos" ? steps.photos : (names[field] ?? fields[field].label)}
              </Link>
              <ChangedValue change={change} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ChangedValue({ change: { unit, from, to } }: { change: ListingChange }) {
  const words = useWords(publishReviewWords);
  const { currency } = useSite();
  if (unit === null) return null;
  const write = (value: number | null) => {
    if (value === null) return words.noValue;
    return unit === "amount" ? formatPrice(value, currency) : formatDecimal(value);
  };
  return (
    <span className="tabular-nums">
      {write(from)} <span aria-hidden="true">→</span> <span className="sr-only">{words.becomes}</span> {write(to)}
    </span>
  );
}
