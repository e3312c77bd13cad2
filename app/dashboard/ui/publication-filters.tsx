import { Search, SlidersHorizontal } from "lucide-react";
import { Form } from "react-router";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useWords } from "#app/i18n/words.ts";
import { transactions } from "#app/domain/listing.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { type PublicationCriteria, publicationsHref } from "../publications.ts";

/** Searches the organisation's listings; a GET form, so that the address holds the filters. Folded on phones and tablets. */
export function PublicationFilters({ criteria, isFiltered }: { criteria: PublicationCriteria; isFiltered: boolean }) {
  const words = useWords(publicationWords);
  const isDrafts = criteria.tab === "brouillons";
  return (
    <Fold label={words.filters} icon={SlidersHorizontal} startsOpen={isFiltered}>
      <Form role="search" action="/publications" className="flex flex-wrap items-end gap-3">
        {criteria.tab === "publiees" ? null : <input type="hidden" name="statut" value={criteria.tab} />}
        <div className="min-w-56 grow basis-64">
          <TextField
            label={words.search}
            name="q"
            type="search"
            defaultValue={criteria.text}
            placeholder={words.searchHint}
          />
        </div>
        {isDrafts ? null : (
          <>
            <div className="grow basis-36 sm:grow-0">
              <SelectField label={words.transaction} name="transaction" defaultValue={criteria.transaction ?? ""}>
                <option value="">{words.anyTransaction}</option>
                {transactions.map((name) => (
                  <option key={name} value={name}>
                    {words.transactions[name]}
                  </option>
                ))}
              </SelectField>
            </div>
            <CheckboxField
              label={words.onlyWithoutPhoto}
              name="photos"
              value="sans"
              defaultChecked={criteria.withoutPhoto}
            />
          </>
        )}
        <SubmitButton variant="secondary">
          <Search aria-hidden="true" className="size-5" />
          {words.filter}
        </SubmitButton>
        {isFiltered ? (
          <ButtonLink to={publicationsHref({ tab: criteria.tab })} variant="quiet">
            {words.clear}
          </ButtonLink>
        ) : null}
      </Form>
    </Fold>
  );
}
