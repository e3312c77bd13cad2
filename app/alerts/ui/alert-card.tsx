import { Settings2 } from "lucide-react";
import { Link } from "react-router";
import { alertFrequencies } from "#app/domain/alert.ts";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { ListingRow } from "#app/listings/cards/ui/listing-row.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { ListedAlert } from "../listed-alert.ts";
import { ActForm } from "./act-form.tsx";
import { useEditHref } from "./use-alert-hrefs.ts";

/** `nextId` is the next alert in the list, beside which the end of this one is reported. */
type AlertCardProps = { alert: ListedAlert; nextId: number | null };

/** One alert: its search, its new listings, and its settings. */
export function AlertCard({ alert, nextId }: AlertCardProps) {
  const { list, frequencies } = useWords(alertWords);
  const editHref = useEditHref(alert.id);
  const { id, name, searchName, ownName, query, frequency, pauseReason, newCount, newest } = alert;
  const results = query === "" ? "/annonces" : `/annonces?${query}`;
  return (
    <section aria-labelledby={`alerte-${id}`} className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-col gap-1.5">
        <h2 id={`alerte-${id}`} className="font-display text-xl leading-snug font-semibold break-words">
          <Link to={results} className="hover:text-action hover:underline hover:underline-offset-4">
            {name}
          </Link>
        </h2>
        {ownName === null ? null : <p className="break-words text-ink-soft">{searchName}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {newCount > 0 ? <Badge tone="accent">{list.newHomes(newCount)}</Badge> : <span>{list.noNews}</span>}
          <span>{frequencies[frequency]}</span>
        </p>
      </div>
      {pauseReason ? (
        <Alert tone="warning">
          <p>{list.paused[pauseReason]}</p>
          {pauseReason === "nowhere" ? null : (
            <ActForm act="reprendre" fields={{ alerte: String(id) }} className="mt-3">
              <SubmitButton>
                {list.resume}
                <span className="sr-only"> : {name}</span>
              </SubmitButton>
            </ActForm>
          )}
        </Alert>
      ) : null}
      {newest.length > 0 ? (
        <ul className="-mx-1 flex snap-x gap-4 overflow-x-auto px-1 pt-1 pb-3">
          {newest.map((card) => (
            <li
              key={card.reference}
              className="w-80 max-w-[85%] shrink-0 snap-start rounded-card border border-line bg-paper"
            >
              <ListingRow card={card} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={results} variant={newCount > 0 && pauseReason !== "nowhere" ? "primary" : "secondary"}>
          {list.all}
          <span className="sr-only"> : {name}</span>
        </ButtonLink>
        {pauseReason ? null : (
          <ActForm act="pause" fields={{ alerte: String(id) }}>
            <SubmitButton variant="secondary">
              {list.pause}
              <span className="sr-only"> : {name}</span>
            </SubmitButton>
          </ActForm>
        )}
        <ButtonLink to={editHref} variant={pauseReason === "nowhere" ? "primary" : "secondary"}>
          {list.change}
          <span className="sr-only"> : {name}</span>
        </ButtonLink>
      </div>
      <Settings alert={alert} nextId={nextId} />
    </section>
  );
}

/** Folded settings, which are seldom changed. To end an alert needs a second tap on a button with the warning. */
function Settings({ alert: { id, name, frequency }, nextId }: AlertCardProps) {
  const { list, frequencies } = useWords(alertWords);
  const fields = { alerte: String(id) };
  return (
    <details className="group/settings border-t border-line pt-2">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-action">
        <Settings2 aria-hidden="true" className="size-5" />
        {list.settings}
        <span className="sr-only"> : {name}</span>
      </summary>
      <div className="mt-2 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <ActForm act="rythme" fields={fields} className="flex flex-col items-start gap-3">
          <SelectField key={frequency} label={list.frequency} name="frequence" defaultValue={frequency}>
            {alertFrequencies.map((value) => (
              <option key={value} value={value}>
                {frequencies[value]}
              </option>
            ))}
          </SelectField>
          <SubmitButton variant="secondary">{list.apply}</SubmitButton>
        </ActForm>
        <ActForm
          act="fin"
          fields={{ ...fields, suivante: String(nextId ?? "") }}
          className="flex flex-col items-start gap-3"
        >
          <p className="text-sm text-ink-soft">{list.endNote}</p>
          <SubmitButton variant="secondary" className="border-danger! text-danger! hover:bg-danger-soft">
            {list.end}
          </SubmitButton>
        </ActForm>
      </div>
    </details>
  );
}
