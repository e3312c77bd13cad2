import { Form, useNavigation } from "react-router";
import { LONGEST_ALERT_NAME } from "#app/domain/alert.ts";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { fieldlessParameters } from "#app/search/criteria/criteria-address.ts";
import { CriteriaFields } from "#app/search/ui/criteria-fields.tsx";
import { LateSearchProblems } from "#app/search/ui/late-search-problems.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { AlertForm, AlertToEdit, EditRefusal } from "../alert-to-edit.ts";
import { FrequencyChoice } from "./frequency-choice.tsx";
import { SearchName } from "./search-name.tsx";
import { useListHref } from "./use-alert-hrefs.ts";

type EditAlertProps = {
  alert: AlertToEdit;
  /** Why the submitted form changed nothing, and the form as typed. */
  answer: { refusal: EditRefusal; form: AlertForm } | null;
};

/** The search of an alert in the form of every search, with the alert's name and frequency. */
export function EditAlert({ alert, answer }: EditAlertProps) {
  const { edit } = useWords(alertWords);
  const { state } = useNavigation();
  const listHref = useListHref();
  const { search, name, frequency } = answer?.form ?? alert.form;
  const area = fieldlessParameters(search.criteria);
  const refusals = { ...edit.refusals, name: edit.refusals.name(LONGEST_ALERT_NAME) };
  return (
    <div className="page max-w-5xl py-10 md:py-14">
      <h1 className="heading-1">{edit.title}</h1>
      <p className="prose-line mt-3 mb-5 text-ink-soft">{edit.intro}</p>
      <div className="flex flex-col gap-5">
        {answer ? (
          <Alert tone="danger" answer={answer}>
            {refusals[answer.refusal]}
          </Alert>
        ) : null}
        <LateSearchProblems problems={search.problems} />
        <SearchName label={edit.now} name={alert.name}>
          {alert.name === alert.searchName ? null : <p className="text-sm text-ink-soft">{alert.searchName}</p>}
        </SearchName>
        <Form method="post" noValidate className="flex flex-col gap-8">
          <section aria-labelledby="criteres">
            <h2 id="criteres" className="heading-2 mb-4">
              {edit.criteria}
            </h2>
            {area.map(([parameter, value]) => (
              <div key={parameter} className="mb-4">
                <CheckboxField name={parameter} value={value} defaultChecked label={edit.keepArea} />
                <p className="text-sm text-ink-soft">{edit.otherArea}</p>
              </div>
            ))}
            <CriteriaFields search={search} />
          </section>
          <section aria-labelledby="message" className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            <h2 id="message" className="heading-2 col-span-full">
              {edit.settings}
            </h2>
            <TextField
              label={edit.name}
              hint={edit.nameHint}
              name="nom"
              defaultValue={name}
              maxLength={LONGEST_ALERT_NAME}
              autoComplete="off"
              error={answer?.refusal === "name" ? refusals.name : undefined}
            />
            <FrequencyChoice legend={edit.frequency} chosen={frequency} />
          </section>
          <div className="flex flex-wrap gap-3">
            <SubmitButton disabled={state === "submitting"}>{edit.submit}</SubmitButton>
            <ButtonLink to={listHref} variant="secondary">
              {edit.cancel}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </div>
  );
}
