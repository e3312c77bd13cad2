import { Form, Link } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";

/** The people whom the advertiser blocks, each with a button to unblock. */
export function BlockedSeekers({ rows }: { rows: { requestId: string; name: string }[] }) {
  const { block: words } = useWords(requestWords);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="bloquees" className="mt-10">
      <h2 id="bloquees" className="font-display text-xl font-semibold">
        {words.listTitle}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{words.listText}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {rows.map(({ requestId, name }) => (
          <li key={requestId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
            <Link
              to={`/suivi/${requestId}`}
              className="inline-flex min-h-11 min-w-0 items-center break-words text-action underline underline-offset-4"
            >
              {name}
            </Link>
            <Form method="post" action={`/suivi/${requestId}?retour=liste`}>
              <SubmitButton name="acte" value="debloquer" variant="secondary">
                {words.undoShort}
                <span className="sr-only"> {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
