import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { priceChangeWords } from "#app/i18n/fr/dashboard/price-change.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { publishProblemWords } from "#app/i18n/fr/publish/publish-problems.ts";
import { useWords } from "#app/i18n/words.ts";
import { NewPriceFields } from "#app/listings/prices/ui/new-price-fields.tsx";
import type { PriceRefusal } from "#app/publish/publication/price-plan.ts";
import { controlId, type ListingProblem, problemText } from "#app/publish/form/listing-problem.ts";
import { writtenPrice } from "#app/requests/written-price.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { useSite } from "#app/layout/site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { buttonClass, SubmitButton } from "#app/ui/button.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import type { Publication } from "../publications.ts";
import { type PlannedPrice, PriceConsequences } from "./price-consequences.tsx";

type PriceAnswer =
  | { ok: true; title: string; transaction: Transaction; price: number }
  | ({ ok: false } & PriceRefusal)
  | ({ ok: false; code: "confirm" } & PlannedPrice);

/** The answer to a typed price; a new object for each answer. */
export type NewPriceOutcome = { kind: "price"; reference: string; typed: string; answer: PriceAnswer };

/** The answer to a new price: its consequences, the message that it is stored, or the refusal. */
export default function PriceOutcome({ outcome, listings }: { outcome: NewPriceOutcome; listings: Publication[] }) {
  const words = useWords(priceChangeWords);
  const { currency } = useSite();
  const { answer, reference } = outcome;
  const listing = listings.find((one) => one.reference === reference);
  if (answer.ok)
    return (
      <Alert tone="success" answer={outcome}>
        <p>{words.done[answer.transaction](answer.title, writtenPrice(answer, currency, words.perMonth))}</p>
        {listing?.href ? (
          <Link to={listing.href} className="link-line">
            {words.see}
          </Link>
        ) : null}
      </Alert>
    );
  if (answer.code === "confirm") return <Confirmation outcome={outcome} planned={answer} />;
  if (answer.code === "by_form") return <ByForm outcome={outcome} problems={answer.problems} />;
  if (answer.code === "no_price" || answer.code === "same")
    return <Correction outcome={outcome} refusal={answer} listing={listing} />;
  return (
    <Alert tone="danger" answer={outcome}>
      {words.refusals[answer.code]}
    </Alert>
  );
}

function Confirmation({ outcome, planned }: { outcome: NewPriceOutcome; planned: PlannedPrice }) {
  const words = useWords(priceChangeWords);
  const { currency } = useSite();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const { plan, isOutdated } = planned;
  const [to, from] = [plan.to, plan.from].map((price) => writtenPrice({ ...plan, price }, currency, words.perMonth));
  return (
    <Box title={words.title[plan.transaction](to!, from!)} answer={outcome}>
      <p>{plan.title}</p>
      {isOutdated ? <p className="font-semibold">{words.outdated}</p> : null}
      <PriceConsequences planned={planned} />
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="prix" value={outcome.typed} />
        <input type="hidden" name="vu" value={plan.fingerprint} />
        <SubmitButton name="do" value={`prix ${outcome.reference}`} disabled={state === "submitting"}>
          {words.save}
        </SubmitButton>
        <Cancel to={`${pathname}${search}`} />
      </Form>
    </Box>
  );
}

function ByForm({ outcome, problems }: { outcome: NewPriceOutcome; problems: ListingProblem[] }) {
  const words = useWords(priceChangeWords);
  const { fields } = useWords(publishFieldWords);
  const messages = useWords(publishProblemWords);
  const { pathname, search } = useLocation();
  return (
    <Box title={words.correct} answer={outcome}>
      <p>{words.byForm}</p>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={controlId(problem)}>
            <span className="font-semibold">{fields[problem.field].label}</span> – {problemText(problem, messages)}
          </li>
        ))}
      </ul>
      <p>{words.byFormText}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="prix" value={outcome.typed} />
        <SubmitButton name="do" value={`formulaire ${outcome.reference}`}>
          {words.openForm}
        </SubmitButton>
        <Cancel to={`${pathname}${search}`} />
      </Form>
    </Box>
  );
}

type CorrectionProps = {
  outcome: NewPriceOutcome;
  refusal: Extract<PriceRefusal, { code: "no_price" | "same" }>;
  listing: Publication | undefined;
};

function Correction({ outcome, refusal, listing }: CorrectionProps) {
  const words = useWords(priceChangeWords);
  const messages = useWords(publishProblemWords);
  const form = useFirstInvalid(outcome);
  const error = refusal.code === "same" ? words.refusals.same : messages[refusal.problem];
  if (!listing)
    return (
      <Alert tone="warning" answer={outcome}>
        {error}
      </Alert>
    );
  return (
    <Box title={words.correct} answer={outcome}>
      <p>{listing.title}</p>
      <Form ref={form} method="post" className="max-w-80">
        <NewPriceFields listing={listing} price={outcome.typed} error={error} />
      </Form>
    </Box>
  );
}

function Cancel({ to }: { to: string }) {
  const { cancel } = useWords(priceChangeWords);
  return (
    <Link to={to} className={buttonClass("secondary")}>
      {cancel}
    </Link>
  );
}

/** A box with a question, or with the mistakes to correct; each new answer moves the focus here. */
function Box({ title, answer, children }: { title: string; answer: NewPriceOutcome; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answer) heading.current?.focus();
  }, [answer]);
  return (
    <section
      aria-labelledby="nouveau-prix"
      className="flex flex-col gap-3 rounded-card border-2 border-ochre bg-ochre-soft p-4 md:p-5"
    >
      <h2 ref={heading} id="nouveau-prix" tabIndex={-1} className="font-display text-xl font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
