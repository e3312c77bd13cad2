import { ChevronLeft, ChevronRight } from "lucide-react";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { nextStep, previousStep, type PublishStep, stepHref } from "../../form/steps.ts";

type StepButtonsProps = {
  draftId: string;
  step: PublishStep;
  /** Inside a form: both buttons save it first, with `intent` `previous` or `next`. Elsewhere they are links. */
  submits?: boolean;
};

const look = "grow sm:grow-0";
// The last step has no next one.
const back = "mr-auto grow sm:grow-0";

/** Previous and next, at the foot of a step. */
export function StepButtons({ draftId, step, submits = false }: StepButtonsProps) {
  const words = useWords(publishWords);
  const before = previousStep(step);
  const after = nextStep(step);
  const previousLabel = (
    <>
      <ChevronLeft aria-hidden="true" className="size-5" />
      {words.previous}
    </>
  );
  const nextLabel = (
    <>
      {words.next}
      <ChevronRight aria-hidden="true" className="size-5" />
    </>
  );
  return (
    <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      {after && submits ? (
        <SubmitButton name="intent" value="next" className={look}>
          {nextLabel}
        </SubmitButton>
      ) : null}
      {after && !submits ? (
        <ButtonLink to={stepHref(draftId, after)} className={look}>
          {nextLabel}
        </ButtonLink>
      ) : null}
      {before && submits ? (
        <SubmitButton name="intent" value="previous" variant="secondary" className={back}>
          {previousLabel}
        </SubmitButton>
      ) : null}
      {before && !submits ? (
        <ButtonLink to={stepHref(draftId, before)} variant="secondary" className={back}>
          {previousLabel}
        </ButtonLink>
      ) : null}
    </div>
  );
}
