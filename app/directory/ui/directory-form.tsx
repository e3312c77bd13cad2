import { Search } from "lucide-react";
import { Form } from "react-router";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { useWords } from "#app/i18n/words.ts";
import { CommuneField } from "#app/communes/ui/commune-field.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

type DirectoryFormProps = { name: string | null; place: string | null };

/** Search by name and place; a GET form, so that it works without JavaScript. */
export function DirectoryForm({ name, place }: DirectoryFormProps) {
  const messages = useWords(advertiserWords);
  return (
    <search aria-label={messages.searchLabel}>
      {/* The key resets the fields when the address changes, as on Back. */}
      <Form
        key={`${name} ${place}`}
        action="/annonceurs"
        className="card grid grid-cols-1 gap-4 p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end md:p-5"
      >
        <TextField
          label={messages.name}
          name="nom"
          placeholder={messages.nameHint}
          defaultValue={name ?? ""}
          maxLength={80}
          autoComplete="off"
        />
        <CommuneField label={messages.place} placeholder={messages.placeHint} defaultValue={place ?? ""} />
        <SubmitButton className="sm:min-w-40">
          <Search aria-hidden="true" className="size-5" />
          {messages.submit}
        </SubmitButton>
      </Form>
    </search>
  );
}
