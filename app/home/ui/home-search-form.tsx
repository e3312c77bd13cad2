import { Search } from "lucide-react";
import { Form } from "react-router";
import { homeWords } from "#app/i18n/fr/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { PlaceField } from "#app/communes/ui/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { NumberField, SelectField, TextField } from "#app/ui/field.tsx";

/** The six fields of the specification's home form, sent to the listings. */
export function HomeSearchForm() {
  const { form } = useWords(homeWords);
  return (
    <search aria-label={form.label}>
      <Form
        action="/annonces"
        className="grid grid-cols-2 gap-4 rounded-card bg-raised p-4 text-ink shadow-lifted md:p-6 lg:grid-cols-[1fr_1fr_1.6fr_1.4fr]"
      >
        <SelectField label={form.propertyType} name="propertyType" defaultValue="">
          <option value="">{form.propertyTypes.all}</option>
          <option value="maison">{form.propertyTypes.maison}</option>
          <option value="appartement">{form.propertyTypes.appartement}</option>
        </SelectField>
        <SelectField label={form.transactionType} name="transactionType" defaultValue="vendre">
          <option value="vendre">{form.transactions.vendre}</option>
          <option value="louer">{form.transactions.louer}</option>
        </SelectField>
        <div className="col-span-2 sm:col-span-1">
          <PlaceField label={form.commune} placeholder={form.communePlaceholder} />
        </div>
        <div className="col-span-2 sm:col-span-1">
          <TextField
            label={form.quartier}
            name="quartier"
            placeholder={form.quartierPlaceholder}
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <NumberField label={form.priceMin} name="priceMin" placeholder={form.pricePlaceholder} />
        <NumberField label={form.priceMax} name="priceMax" placeholder={form.pricePlaceholder} />
        <Button type="submit" className="col-span-2 lg:self-end">
          <Search aria-hidden="true" className="size-5" />
          {form.submit}
        </Button>
      </Form>
    </search>
  );
}
