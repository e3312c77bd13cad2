import { Check, ChevronDown, CircleAlert } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useWords } from "#app/i18n/words.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import type { ImportedHome } from "../../drafts/draft.ts";
import { type PublishStep, publishSteps, type StepState, type StepStates, stepHref } from "../../form/steps.ts";

// Loaded for homes of agencies' files: the step's script is near its limit.
const ImportedHomeNotice = optionalPart(async () => (await import("./imported-home-notice.tsx")).ImportedHomeNotice);

/** The data of a step's frame; a loader makes it with `requestedDraft`. */
export type FramedDraft = {
  id: string;
  listingReference: string | null;
  /** Edits a withdrawn or paused listing, which its publication puts back online. */
  isWithdrawn: boolean;
  /** Edits a listing that the portal hides, which stays hidden after a publication. */
  isHidden: boolean;
  /** The home of an agency's file; `mayChoose`: whether the person may choose which typed values later files keep. */
  importedHome: (ImportedHome & { mayChoose: boolean }) | null;
  states: StepStates;
};

type StepFrameProps = { draft: FramedDraft; step: PublishStep; status?: ReactNode; children: ReactNode };

/** A step of publishing: its title, the state of the other steps, and the save status (`status`). */
export function StepFrame({ draft, step, status, children }: StepFrameProps) {
  const words = useWords(publishWords);
  const name = words.steps[step];
  const title = draft.listingReference ? words.editTitle(draft.listingReference) : words.title;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <title>{`${name} | ${title}`}</title>
      <p className="font-semibold text-ink-soft">{title}</p>
      <StepNavigation draft={draft} current={step} />
      <header>
        <h1 className="heading-1 text-[clamp(1.75rem,1.3rem+2vw,2.6rem)]!">{name}</h1>
        <p className="mt-2 text-ink-soft">
          {step === "verification" && draft.listingReference ? words.changeIntro : words.stepIntros[step]}
        </p>
      </header>
      {draft.isWithdrawn ? <Alert tone="warning">{words.withdrawn}</Alert> : null}
      {draft.isHidden ? <Alert tone="warning">{words.hidden}</Alert> : null}
      {draft.importedHome ? (
        <Suspense>
          <ImportedHomeNotice {...draft.importedHome} />
        </Suspense>
      ) : null}
      {children}
      {status}
    </div>
  );
}

function StepNavigation({ draft, current }: { draft: FramedDraft; current: PublishStep }) {
  const words = useWords(publishWords);
  const number = publishSteps.indexOf(current) + 1;
  const list = publishSteps.map((step, index) => (
    <StepLink key={step} draft={draft} step={step} number={index + 1} isCurrent={step === current} />
  ));
  return (
    <nav aria-label={words.navigation} className="print:hidden">
      <details className="group/steps rounded-card border border-line bg-raised md:hidden">
        <summary className="flex min-h-12 items-center gap-3 px-4 py-2">
          <span className="font-semibold">{words.stepOf(number, publishSteps.length)}</span>
          <span aria-hidden="true" className="flex grow gap-1">
            {publishSteps.map((step, index) => (
              <span key={step} className={`h-1.5 grow rounded-full ${index < number ? "bg-action" : "bg-line"}`} />
            ))}
          </span>
          <span className="sr-only">{words.allSteps}</span>
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/steps:rotate-180" />
        </summary>
        <ol className="flex flex-col gap-1 p-2 pt-0">{list}</ol>
      </details>
      <ol className="hidden grid-cols-7 gap-1 md:grid">{list}</ol>
    </nav>
  );
}

type StepLinkProps = { draft: FramedDraft; step: PublishStep; number: number; isCurrent: boolean };

function StepLink({ draft, step, number, isCurrent }: StepLinkProps) {
  const words = useWords(publishWords);
  const state = draft.states[step];
  return (
    <li className="min-w-0">
      <Link
        to={stepHref(draft.id, step)}
        aria-current={isCurrent ? "step" : undefined}
        className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 leading-tight hover:bg-action-soft aria-[current]:bg-action-soft md:h-full md:flex-col md:justify-start md:gap-1.5 md:px-1 md:text-center md:text-sm"
      >
        <StepMark state={state} number={number} isCurrent={isCurrent} />
        <span className={`min-w-0 ${isCurrent ? "font-semibold" : ""}`}>
          {words.steps[step]}
          <span className="sr-only">{` (${words.states[state]})`}</span>
        </span>
      </Link>
    </li>
  );
}

const marks: Record<StepState, string> = {
  todo: "border border-line-strong bg-raised text-ink",
  missing: "bg-ochre-soft text-ochre",
  done: "bg-success-soft text-success",
};

function StepMark({ state, number, isCurrent }: { state: StepState; number: number; isCurrent: boolean }) {
  const look = isCurrent ? "bg-action text-on-action" : marks[state];
  const Icon = isCurrent || state === "todo" ? null : state === "done" ? Check : CircleAlert;
  return (
    <span
      aria-hidden="true"
      className={`flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold tabular-nums ${look}`}
    >
      {Icon ? <Icon className="size-4" /> : number}
    </span>
  );
}
