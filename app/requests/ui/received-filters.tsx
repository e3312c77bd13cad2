import { SlidersHorizontal } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { SlidingNav } from "#app/ui/sliding-nav.tsx";
import { type ReceivedSearch, receivedHref, stateGroupNames } from "../received-address.ts";
import type { StateGroup } from "#app/domain/request.ts";
import { CountLink } from "./count-link.tsx";

type ReceivedFiltersProps = {
  search: ReceivedSearch;
  counts: Record<StateGroup, number>;
  listings: { reference: string; title: string }[];
};

/** Filters of the requests: states as links, listing and name as a form, all in the address. */
export function ReceivedFilters({ search, counts, listings }: ReceivedFiltersProps) {
  const { received: words } = useWords(requestWords);
  const submit = useSubmit();
  const { group, listing, name } = search;
  const total = stateGroupNames.reduce((sum, key) => sum + counts[key], 0);
  return (
    <div className="mb-6 flex flex-col gap-4">
      <SlidingNav label={words.filterByState} className="-my-1 py-1">
        <ul className="flex gap-2">
          <li>
            <CountLink
              href={receivedHref({ listing, name })}
              isCurrent={group === null}
              label={words.all}
              count={total}
            />
          </li>
          {stateGroupNames.map((key) => (
            <li key={key}>
              <CountLink
                href={receivedHref({ listing, name, group: key })}
                isCurrent={group === key}
                label={words.groups[key]}
                count={counts[key]}
              />
            </li>
          ))}
        </ul>
      </SlidingNav>
      <Fold
        key={`filters ${receivedHref(search)}`}
        label={words.filters}
        icon={SlidersHorizontal}
        startsOpen={Boolean(listing || name)}
      >
        <Form
          method="get"
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
        >
          {group ? <input type="hidden" name="etat" value={group} /> : null}
          <div className="col-span-2 min-w-0 sm:col-span-1">
            <SelectField
              label={words.listing}
              name="bien"
              defaultValue={listing ?? ""}
              onChange={(event) => void submit(event.currentTarget.form)}
            >
              <option value="">{words.everyListing}</option>
              {listings.map(({ reference, title }) => (
                <option key={reference} value={reference}>
                  {title} ({reference})
                </option>
              ))}
            </SelectField>
          </div>
          <TextField
            label={words.name}
            name="nom"
            type="search"
            defaultValue={name}
            autoComplete="off"
            maxLength={80}
          />
          <div className="flex gap-2">
            <SubmitButton variant="secondary">{words.apply}</SubmitButton>
            {listing || name ? (
              <ButtonLink to={receivedHref({ group })} variant="quiet">
                {words.clear}
              </ButtonLink>
            ) : null}
          </div>
        </Form>
      </Fold>
    </div>
  );
}
