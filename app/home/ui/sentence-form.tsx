import { Search } from "lucide-react";
import { Form } from "react-router";
import { homeWords } from "#app/i18n/fr/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

/** A search in one's own words, which the server turns into criteria. */
export function SentenceForm() {
  const { sentence } = useWords(homeWords);
  return (
    <Form
      action="/Rechercher"
      aria-label={sentence.label}
      className="flex items-end gap-2 rounded-card bg-raised p-4 text-ink shadow-lifted sm:gap-4 md:px-6"
    >
      <div className="min-w-0 grow">
        <TextField
          label={sentence.label}
          name="texte"
          placeholder={sentence.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className="text-ellipsis"
        />
      </div>
      <Button type="submit" className="max-sm:px-3">
        <Search aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{sentence.submit}</span>
      </Button>
    </Form>
  );
}
