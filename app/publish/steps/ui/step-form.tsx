import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { Form, Link, useLocation, useNavigate } from "react-router";
import type { RentControl } from "#app/domain/rent-control.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { textIn } from "../../form/draft-form.ts";
import { fieldNames, stepOf } from "../../form/listing-fields.ts";
import type { LocatedOutcome } from "../../place/located-address.ts";
import type { PlacedCommune } from "../../form/placed-commune.ts";
import { isMarkedRequired } from "../../form/required-fields.ts";
import { type FormStep, nextStep, previousStep, stepHref } from "../../form/steps.ts";
import { AreasStep } from "./areas-step.tsx";
import { EnergyStep } from "./energy-step.tsx";
import { PriceStep, type TenantFeeCaps } from "./price-step.tsx";
import type { PriceSetting } from "./price-help.tsx";
import { PropertyStep } from "./property-step.tsx";
import { SaveStatus } from "../../frame/ui/save-status.tsx";
import { StepButtons } from "../../frame/ui/step-buttons.tsx";
import { type StepFormState, StepFormContext } from "../../frame/ui/step-form-context.ts";
import { TextStep } from "./text-step.tsx";
import { useAutosave } from "../../frame/ui/use-autosave.ts";
import { useCommuneOfForm } from "../../place/ui/use-commune-of-form.ts";

/** The first step's data of places; `located`: the outcome of the address search without JavaScript. */
type StepPlace = {
  commune: PlacedCommune | null;
  geocoderHost: string | null;
  located: LocatedOutcome | null;
};

type StepFormProps = StepFormState & {
  draftId: string;
  step: FormStep;
  place: StepPlace | null;
  price: { setting: PriceSetting; rentControl: RentControl; caps: TenantFeeCaps } | null;
};

/** The form of a step, which saves itself. Without JavaScript its buttons submit the form and continue. */
export function StepForm({ draftId, step, form: typed, kind, problems, place, price }: StepFormProps) {
  const { sections } = useWords(publishFieldWords);
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state, touch, flush } = useAutosave(form, { draftId, step });
  const followCommune = useCommuneOfForm(form, { loaded: textIn(typed, "commune"), state });
  useFocusOnNamedField(form);
  const context = useMemo(() => ({ form: typed, kind, problems }), [typed, kind, problems]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter; // a form's submit event always is one
    const isBack = submitter instanceof HTMLButtonElement && submitter.value === "previous";
    const target = isBack ? previousStep(step) : nextStep(step);
    if (!target) return;
    event.preventDefault();
    if (await flush()) await navigate(stepHref(draftId, target));
  }

  async function onBlur() {
    if (await flush()) followCommune();
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={touch}
      onChange={touch}
      onClick={touch}
      onBlur={() => void onBlur()}
      className="flex flex-col gap-6"
    >
      {/* The target of Enter in a field, instead of the first button of the list of rooms. */}
      <button type="submit" name="intent" value="next" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <StepFormContext value={context}>
        {step !== "bien" && (kind.transaction === null || kind.propertyType === null) ? (
          <KindFirst draftId={draftId} />
        ) : null}
        {fieldNames.some((field) => stepOf(field) === step && isMarkedRequired(field, kind)) ? (
          <RequiredNote text={sections.required} />
        ) : null}
        {step === "bien" && place ? (
          <PropertyStep
            draftId={draftId}
            commune={place.commune}
            geocoderHost={place.geocoderHost}
            outcome={place.located}
            flush={flush}
          />
        ) : null}
        {step === "surfaces" ? <AreasStep /> : null}
        {step === "prix" && price ? <PriceStep {...price} /> : null}
        {step === "diagnostics" ? <EnergyStep /> : null}
        {step === "description" ? <TextStep /> : null}
      </StepFormContext>
      <SaveStatus state={state} loginHref={`/connexion?suite=${encodeURIComponent(pathname)}`} />
      <StepButtons draftId={draftId} step={step} submits />
    </Form>
  );
}

function KindFirst({ draftId }: { draftId: string }) {
  const { sections } = useWords(publishFieldWords);
  return (
    <Alert tone="warning">
      {sections.kindFirst}{" "}
      <Link to={stepHref(draftId, "bien", "transaction")} className="font-semibold underline underline-offset-4">
        {sections.kindFirstLink}
      </Link>
    </Alert>
  );
}

/** Focuses the field in the address's fragment: « /publier/…/prix#price ». */
function useFocusOnNamedField(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash && form.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`);
    if (!field) return;
    for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    // After the shell, which focuses the new page as a whole.
    const frame = requestAnimationFrame(() =>
      field.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, hash]);
}
