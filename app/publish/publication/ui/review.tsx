import { Camera, ChevronRight, Eye } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishProblemWords } from "#app/i18n/fr/publish/publish-problems.ts";
import { publishReviewWords } from "#app/i18n/fr/publish/publish-review.ts";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import type { ListingAdvice } from "../../form/listing-advice.ts";
import {
  controlId,
  isMissing,
  type ListingProblem,
  problemHref,
  problemStep,
  problemText,
} from "../../form/listing-problem.ts";
import { formSteps, stepHref } from "../../form/steps.ts";
import type { ListingChange } from "../listing-changes.ts";
import type { ReviewRefusal } from "../published.ts";
import { ChangeList } from "./change-list.tsx";
import { PriceConfirmation } from "./price-confirmation.tsx";
import { Advice } from "../../frame/ui/advice.tsx";
import { StepButtons } from "../../frame/ui/step-buttons.tsx";
import type { FramedDraft } from "../../frame/ui/step-frame.tsx";

type ReviewProps = {
  draft: FramedDraft;
  problems: ListingProblem[];
  advice: ListingAdvice[];
  photoCount: number;
  /** The changes of the published listing; null for a new listing. */
  changes: ListingChange[] | null;
  /** A new object for each refused attempt to publish. */
  answer: ReviewRefusal | undefined;
};

/** The review: missing fields with links, what changes, preview, « Déposer l’annonce ». */
export function Review({ draft, problems, advice, photoCount, changes, answer }: ReviewProps) {
  const check = useWords(publishReviewWords);
  const isReady = problems.length === 0;
  const unusualPrice = answer?.code === "unusual_price" ? answer.price : null;
  const words = draft.listingReference ? check.ofChange : check.ofNew;
  return (
    <div className="flex flex-col gap-6">
      {answer && answer.code !== "unusual_price" ? (
        <Alert tone="danger" answer={answer}>
          {{ incomplete: check.incomplete, too_many: check.tooMany, restricted: check.restricted }[answer.code]}
        </Alert>
      ) : null}
      {unusualPrice ? <PriceConfirmation key={unusualPrice.to} draftId={draft.id} price={unusualPrice} /> : null}
      {isReady ? null : <MissingList draft={draft} problems={problems} />}
      {isReady && advice.length === 0 && !unusualPrice ? (
        <Alert tone="success">
          <p className="font-semibold">{check.ready}</p>
          <p>{words.ready}</p>
        </Alert>
      ) : null}
      <Advice advice={advice} draftId={draft.id} />
      {changes ? <ChangeList draftId={draft.id} changes={changes} /> : null}
      {photoCount === 0 ? (
        <Alert tone="info">
          <p>{check.noPhoto}</p>
          <Link
            to={stepHref(draft.id, "photos")}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-action underline underline-offset-4"
          >
            <Camera aria-hidden="true" className="size-5" />
            {check.addPhotos}
          </Link>
        </Alert>
      ) : null}
      {unusualPrice ? null : <PublishForm draft={draft} terms={words.terms} />}
      <StepButtons draftId={draft.id} step="verification" />
    </div>
  );
}

function PublishForm({ draft, terms }: { draft: FramedDraft; terms: string }) {
  const check = useWords(publishReviewWords);
  const { state } = useNavigation();
  const edit = draft.isWithdrawn ? check.publishAgain : check.publishEdit;
  return (
    <Form method="post" className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4 sm:p-6">
      <p className="text-ink-soft">{terms}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <SubmitButton disabled={state === "submitting"} className="sm:px-8">
          {draft.listingReference ? edit : check.publish}
        </SubmitButton>
        <ButtonLink to={`/publier/${draft.id}/apercu`} variant="secondary">
          <Eye aria-hidden="true" className="size-5" />
          {check.preview}
        </ButtonLink>
      </div>
    </Form>
  );
}

function MissingList({ draft, problems }: { draft: FramedDraft; problems: ListingProblem[] }) {
  const check = useWords(publishReviewWords);
  const { steps } = useWords(publishWords);
  const missing = problems.filter(isMissing).length;
  const groups = formSteps.map((step) => ({
    step,
    problems: problems.filter((problem) => problemStep(problem) === step),
  }));
  return (
    <section aria-labelledby="manque" className="rounded-card bg-ochre-soft p-4 sm:p-6">
      <h2 id="manque" className="text-lg font-semibold">
        {check.missingTitle(missing, problems.length - missing)}
      </h2>
      <p className="text-ink-soft">{check.missingText}</p>
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {groups.map(({ step, problems: own }) =>
          own.length > 0 ? (
            <div key={step}>
              <h3 className="font-semibold">{steps[step]}</h3>
              <ul>
                {own.map((problem) => (
                  <MissingItem key={controlId(problem)} draftId={draft.id} problem={problem} />
                ))}
              </ul>
            </div>
          ) : null,
        )}
      </div>
    </section>
  );
}

function MissingItem({ draftId, problem }: { draftId: string; problem: ListingProblem }) {
  const { fields } = useWords(publishFieldWords);
  const messages = useWords(publishProblemWords);
  return (
    <li>
      <Link
        to={problemHref(draftId, problem)}
        className="flex min-h-11 items-start gap-1 py-2 underline-offset-4 hover:underline"
      >
        <ChevronRight aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span>
          <span className="font-medium text-action underline underline-offset-4">{fields[problem.field].label}</span>
          {problem.code === "required" ? null : (
            <span className="text-sm text-ink-soft">{` — ${problemText(problem, messages)}`}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
