import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useForgottenForm } from "#app/browser-storage/use-forgotten-form.ts";
import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { stageWords } from "#app/i18n/fr/requests/stages.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { stageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { ActEntry, useActor } from "#app/operators/ui/act-entry.tsx";
import { officeFormKey } from "#app/operators/ui/office-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { MadeDecision } from "../cases.ts";
import type { DecisionPageData } from "../decision-basis.ts";
import type { DecisionAnswer } from "../decision-answer.ts";
import { decisionHref, type ThingId, thingKey } from "../thing.ts";
import { DECIDE, DecisionForm, StatementText } from "./decision-form.tsx";

type SectionProps = { basis: DecisionPageData; answer: DecisionAnswer | undefined; now: string };

/** The current state of the thing, with links to its page and to the person responsible. */
export function ThingCard({ basis: { thing, isGone, standing } }: { basis: DecisionPageData }) {
  const { one: words, things } = useWords(moderationWords);
  const stages = useWords(stageWords);
  const { kind, title, by, text, href, file, stage, behind, id } = thing;
  const isAboutOther = behind !== null && kind !== behind.kind;
  if (isGone) return <Alert tone="warning">{words.isGone}</Alert>;
  return (
    <section aria-label={things[kind]} className="card p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {things[kind]} {kind === "listing" ? id : ""}
        {stage ? (
          <Badge tone={stage === "masquee" ? "accent" : "action"}>{stageLabel(stages, stage, "vente")}</Badge>
        ) : null}
        {standing ? <Badge tone="accent">{words.standing[standing]}</Badge> : null}
      </p>
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      {by !== title ? <p className="text-ink-soft wrap-anywhere">{kind === "account" ? by : words.by(by)}</p> : null}
      {text ? (
        <blockquote
          aria-label={words.said}
          className="mt-2 border-l-4 border-line-strong pl-3 wrap-anywhere whitespace-pre-line"
        >
          {text}
        </blockquote>
      ) : null}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {href ? (
          <a href={href} className="link-line">
            {words.toThing}
          </a>
        ) : kind === "listing" ? (
          <span className="inline-flex min-h-11 items-center text-ink-soft">{words.notPublic}</span>
        ) : null}
        {file ? (
          <Link to={file} className="link-line">
            {words.toFile[kind]}
          </Link>
        ) : null}
        {isAboutOther ? (
          <Link to={decisionHref(behind)} className="link-line">
            {words.about[behind.kind]}
          </Link>
        ) : null}
      </p>
    </section>
  );
}

/** Confirms a decision, and clears the stored fields of its form. */
export function Done({ thing }: { thing: ThingId }) {
  const { one: words } = useWords(moderationWords);
  useForgottenForm(officeFormKey(useLocation().pathname, DECIDE, thingKey(thing)));
  return <Alert tone="success">{words.done}</Alert>;
}

/** The form of a decision, below a colleague's acts since the page was opened. */
export function DecisionSection({ basis, answer, now, isSent }: SectionProps & { isSent?: boolean }) {
  const { decision: words } = useWords(moderationWords);
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="heading-2">
        {words.title}
      </h2>
      <p className="mb-4 text-ink-soft">{words.intro}</p>
      <Meanwhile answer={answer} now={now} isOpen />
      {basis.notice ? (
        <Alert tone="warning">
          <p>{words.notice}</p>
          {basis.notice.mayWrite ? (
            <Link to="/administration/contenu/mentions" className="link-line">
              {words.toNotice}
            </Link>
          ) : (
            <p>{words.askOperator}</p>
          )}
        </Alert>
      ) : (
        <DecisionForm basis={basis} answer={answer} {...(isSent ? { isSent } : {})} />
      )}
    </section>
  );
}

/** A colleague's acts since the page was opened; where no decision is possible any more, also the text that was not sent. */
export function Meanwhile({
  answer,
  now,
  isOpen,
}: {
  answer: DecisionAnswer | undefined;
  now: string;
  isOpen: boolean;
}) {
  const { decision: words } = useWords(moderationWords);
  const { acts } = useWords(operatorWords);
  const language = useLanguage();
  const actor = useActor();
  if (answer?.intent !== DECIDE || answer.problems.version === undefined) return null;
  const { last, typed } = answer;
  return (
    <div className="mb-4 max-w-2xl">
      <Alert tone="warning" answer={answer}>
        <p className="font-semibold">{words.meanwhile}</p>
        {last ? <p>{words.lastAct(actor(last), acts[last.act], formatMoment(last.at, { now, language }))}</p> : null}
        {isOpen ? <p>{words.newState}</p> : null}
        {!isOpen && typed.facts ? (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            {words.yourText} {typed.facts}
          </p>
        ) : null}
      </Alert>
    </div>
  );
}

/** Earlier decisions about the thing, with the statements to each side. */
function DecisionHistory({ decisions, now }: { decisions: MadeDecision[]; now: string }) {
  const { one: words, choices, kinds } = useWords(moderationWords);
  const language = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions" className="heading-2 mb-3">
        {words.decided}
      </h2>
      <ol className="flex flex-col gap-3">
        {decisions.map(({ id, choice, by, at, statement, answer, contests }) => (
          <li key={id}>
            <details className="card p-4">
              <summary className="min-h-11 cursor-pointer content-center">
                <span className="font-semibold">
                  {choices[choice]} {words.decisionNumber(id)}
                </span>
                <span className="text-sm text-ink-soft">
                  {" "}
                  · {words.decidedBy(by ?? words.gone, formatMoment(at, { now, language }))}
                </span>
                {contests.length > 0 ? (
                  <>
                    {" "}
                    <Badge tone="ochre">{kinds.contest}</Badge>
                  </>
                ) : null}
              </summary>
              <div className="mt-2 flex flex-col gap-3">
                {contests.map((contest) => (
                  <div key={contest.at} className="border-l-4 border-ochre pl-3">
                    <Link to={`/administration/signalements/${contest.caseId}`} className="link-line">
                      {words.contested(formatMoment(contest.at, { now, language }))}
                    </Link>
                    <p className="wrap-anywhere whitespace-pre-line">{contest.explanation || words.erased}</p>
                  </div>
                ))}
                {statement ? <StatementText title={words.toThem} count={null} text={statement} /> : null}
                {answer ? <StatementText title={words.toReporters} count={null} text={answer} /> : null}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The newest acts of the team on the thing. */
function ActHistory({ acts }: { acts: DecisionPageData["acts"] }) {
  const { one: words } = useWords(moderationWords);
  return (
    <section aria-labelledby="actes">
      <h2 id="actes" className="heading-2 mb-3">
        {words.history}
      </h2>
      {acts.length === 0 ? <p className="text-ink-soft">{words.noHistory}</p> : null}
      <ol className="flex flex-col gap-2">
        {acts.map((act) => (
          <li key={act.id} className="card p-4">
            <ActEntry act={act} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The decision, and beside it the earlier decisions and acts. */
export function DecisionColumns({ acts, decisions, now, notes, children }: DecisionColumnsProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
      <div className="flex min-w-0 flex-col gap-8">
        <DecisionHistory decisions={decisions} now={now} />
        {notes}
        <ActHistory acts={acts} />
      </div>
    </div>
  );
}
type DecisionColumnsProps = Pick<DecisionPageData, "acts" | "decisions"> & {
  now: string;
  notes: ReactNode;
  children: ReactNode;
};
