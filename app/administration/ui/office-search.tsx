import { Search } from "lucide-react";
import { Form, useLocation } from "react-router";
import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useWords } from "#app/i18n/words.ts";
import { TextField } from "#app/ui/field.tsx";
import { iconButton } from "#app/ui/button.tsx";

const FIND_PATH = "/administration/recherche";

/** The search field on every page of the back office except the search page; on phones it is an entry of the menu. */
export function OfficeSearch() {
  const { find: words } = useWords(officeWords);
  const { pathname } = useLocation();
  if (pathname === FIND_PATH) return null;
  return (
    <Form method="get" action={FIND_PATH} role="search" className="hidden items-center gap-1 md:flex">
      <TextField label={words.label} hideLabel name="q" type="search" maxLength={200} placeholder={words.submit} />
      <button type="submit" aria-label={words.submit} className={iconButton}>
        <Search aria-hidden="true" className="size-5" />
      </button>
    </Form>
  );
}
