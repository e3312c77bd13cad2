import { ChevronDown, Search } from "lucide-react";
import { useRef } from "react";
import { Form } from "react-router";
import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { PlaceField } from "#app/communes/ui/place-field.tsx";
import type { FilledField } from "#app/search/sentence/sentence-suggestion.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { NumberField, SelectField, TextField } from "#app/ui/field.tsx";
import { SentenceField } from "./sentence-field.tsx";
import { useSentence } from "./use-sentence.ts";

/**
 * A sentence and the six fields of the specification's home form, sent to the listings. Without scripts, the server reads the
 * sentence together with the fields.
 */
export function HomeSearchForm() {
  const { form: words } = useWords(homeWords);
  const form = useRef<HTMLFormElement>(null);
  const { sentence, filled, place, onPlace } = useSentence(form);
  return (
    <search aria-label={words.label}>
      <Form
        ref={form}
        action="/annonces"
        className="flex flex-wrap items-end gap-3 rounded-card bg-raised p-4 text-ink shadow-lifted md:p-6"
      >
        <div className="w-full">
          <SentenceField {...sentence} />
        </div>
        <div className="grow basis-32">
          <SelectField label={words.propertyType} name="propertyType" defaultValue="">
            <option value="">{words.propertyTypes.all}</option>
            <option value="maison">{words.propertyTypes.maison}</option>
            <option value="appartement">{words.propertyTypes.appartement}</option>
            <OtherOption of="propertyType" filled={filled} known={["maison", "appartement"]} />
          </SelectField>
        </div>
        <div className="grow basis-32">
          <SelectField label={words.transactionType} name="transactionType" defaultValue="vendre">
            <option value="vendre">{words.transactions.vendre}</option>
            <option value="louer">{words.transactions.louer}</option>
            <OtherOption of="transactionType" filled={filled} known={["vendre", "louer"]} />
          </SelectField>
        </div>
        <div className="grow basis-52">
          <PlaceField label={words.commune} placeholder={words.communePlaceholder} place={place} onPlace={onPlace} />
        </div>
        <details className="sm:always-open group/fold min-w-0 grow basis-104">
          <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-action">
            <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/fold:rotate-180" />
            {words.more}
            <span className="hidden font-normal text-ink-soft group-has-[input:not(:placeholder-shown)]/fold:inline">
              {words.moreFilled}
            </span>
          </summary>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <div className="max-sm:col-span-2">
              <TextField
                label={words.quartier}
                name="quartier"
                placeholder={words.quartierPlaceholder}
                autoComplete="off"
                maxLength={100}
              />
            </div>
            <NumberField label={words.priceMin} name="priceMin" placeholder={words.pricePlaceholder} />
            <NumberField label={words.priceMax} name="priceMax" placeholder={words.pricePlaceholder} />
          </div>
        </details>
        <SubmitButton className="grow">
          <Search aria-hidden="true" className="size-5" />
          {words.submit}
        </SubmitButton>
      </Form>
    </search>
  );
}

/** A value chosen by a sentence that is not among the specification's options. */
function OtherOption({ of, filled, known }: { of: string; filled: FilledField[]; known: string[] }) {
  const field = filled.find(({ name }) => name === of);
  return field && !known.includes(field.value) ? <option value={field.value}>{field.label}</option> : null;
}
