import { Form, useLocation, useSubmit } from "react-router";
import { workspaceWords } from "#app/i18n/fr/layout/workspace.ts";
import { languageNames, languages, useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { SelectField } from "#app/ui/field.tsx";

/** Changes the language of the signed-in area at once; by a button without JavaScript. */
export function LanguageSelect() {
  const words = useWords(workspaceWords);
  const language = useLanguage();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/langue" className="flex items-center gap-1">
      <input type="hidden" name="suite" value={`${pathname}${search}`} />
      {/* The key: another selector of the page, or Back, may have changed the language. */}
      <SelectField
        key={language}
        label={words.language}
        hideLabel
        name="langue"
        defaultValue={language}
        onChange={(event) => void submit(event.currentTarget.form)}
        className="border-transparent bg-transparent pr-1 font-medium"
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <noscript>
        <button type="submit" className="min-h-11 rounded-control px-2 font-medium text-action">
          {words.languageApply}
        </button>
      </noscript>
    </Form>
  );
}
