import { Form, Link } from "react-router";
import { mailWords } from "#app/i18n/fr/administration/mails.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink, choiceLink, SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type MailCriteria, mailListNames, mailLists, mailQuery, MOST_COUNTED } from "../mail-criteria.ts";

type Counts = { givenUp: number; waiting: number };

/** Links to the lists of mails; lists that may need an act show their number. */
export function MailLists({ criteria, counts }: { criteria: MailCriteria; counts: Counts }) {
  const words = useWords(mailWords);
  const language = useLanguage();
  const { list: current, recipient } = criteria;
  const numbers: Partial<Record<string, number>> = counts;
  return (
    <nav aria-label={words.listsLabel}>
      <ul className="flex flex-wrap gap-2">
        {mailListNames.map((list) => {
          const count = numbers[list];
          const number = count === undefined ? null : formatCount(count, language);
          return (
            <li key={list}>
              <Link
                to={`/administration/courriels${mailQuery({ list, recipient })}`}
                aria-current={list === current ? "page" : undefined}
                className={choiceLink}
              >
                {words.lists[list]}{" "}
                {number === null ? null : (
                  <span className="tabular-nums">({count === MOST_COUNTED ? words.many(number) : number})</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The search by recipient, in the current list. */
export function MailSearch({ criteria: { list, recipient } }: { criteria: MailCriteria }) {
  const words = useWords(mailWords);
  return (
    <Form method="get" className="flex flex-wrap items-start gap-3">
      {list === "givenUp" ? null : <input type="hidden" name="etat" value={mailLists[list]} />}
      <div className="w-full max-w-sm">
        <TextField
          label={words.search}
          hint={words.searchHint}
          name="destinataire"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={recipient ?? ""}
        />
      </div>
      <div className="flex flex-wrap gap-3 sm:pt-6.5">
        <SubmitButton variant="secondary">{words.find}</SubmitButton>
        {recipient === null ? null : (
          <ButtonLink to={`/administration/courriels${mailQuery({ list })}`} variant="quiet">
            {words.all}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
