import { Form } from "react-router";
import { operatorActs } from "#app/domain/operator-act.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { buttonClass, ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { type ActCriteria, actQuery, ACTS_PER_PAGE, parseActCriteria } from "../act-criteria.ts";
import { listActors, listActs } from "../acts.repository.server.ts";
import { ActEntry } from "../ui/act-entry.tsx";
import { OfficePage } from "../ui/office-page.tsx";
import type { Route } from "./+types/acts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const criteria = parseActCriteria(url.searchParams);
  const [found, actors] = await Promise.all([listActs(db, criteria), listActors(db)]);
  return { criteria, acts: found.slice(0, ACTS_PER_PAGE), hasMore: found.length > ACTS_PER_PAGE, actors };
}

export default function ActsPage({ loaderData: { criteria, acts, hasMore, actors } }: Route.ComponentProps) {
  const { log: words } = useWords(operatorWords);
  return (
    <OfficePage title={words.title} intro={words.intro}>
      <ActFilters key={actQuery(criteria)} criteria={criteria} actors={actors} />
      {acts.length === 0 ? <p>{words.none}</p> : null}
      <ol className="flex flex-col gap-2">
        {acts.map((act) => (
          <li key={act.id} className="card p-4">
            <ActEntry act={act} />
          </li>
        ))}
      </ol>
      {hasMore ? (
        <ButtonLink
          to={`/administration/journal${actQuery({ ...criteria, before: acts.at(-1)!.id })}`}
          variant="secondary"
          className="self-start"
        >
          {words.older}
        </ButtonLink>
      ) : null}
    </OfficePage>
  );
}

type FilterProps = { criteria: ActCriteria; actors: { id: string; name: string }[] };

function ActFilters({ criteria, actors }: FilterProps) {
  const { log: words, acts: actNames } = useWords(operatorWords);
  const { actorId, act, subjectId, from, to } = criteria;
  return (
    <Form method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <SelectField label={words.who} name="qui" defaultValue={actorId ?? ""}>
        <option value="">{words.all}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.what} name="acte" defaultValue={act ?? ""}>
        <option value="">{words.all}</option>
        {operatorActs.map((name) => (
          <option key={name} value={name}>
            {actNames[name]}
          </option>
        ))}
      </SelectField>
      <TextField label={words.on} placeholder={words.onHint} name="objet" defaultValue={subjectId ?? ""} />
      <TextField label={words.from} name="du" type="date" defaultValue={from ?? ""} />
      <TextField label={words.to} name="au" type="date" defaultValue={to ?? ""} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2 lg:col-span-5">
        <SubmitButton>{words.filter}</SubmitButton>
        <a
          href={`/administration/journal.csv${actQuery({ ...criteria, before: null })}`}
          className={buttonClass("secondary")}
          title={words.fileLimit}
        >
          {words.file}
        </a>
      </div>
    </Form>
  );
}
