import { lazy, Suspense, useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Transaction } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import type { MoveRefusal } from "#app/requests/listing-moves.ts";
import { Alert } from "#app/ui/alert.tsx";
import { buttonClass, SubmitButton } from "#app/ui/button.tsx";
import type { Publication } from "../publications.ts";
import type { NewPriceOutcome } from "./price-outcome.tsx";

// Loaded on demand: few visits need its words.
const PriceOutcome = lazy(() => import("./price-outcome.tsx"));

export type PublicationOutcome =
  | {
      kind: "changed";
      to: ListingStage;
      changed: Transaction[];
      refused: { reference: string; title: string | null; code: MoveRefusal }[];
    }
  | { kind: "confirm"; to: ListingStage; references: string[] }
  | NewPriceOutcome
  | { kind: "sold_or_let" }
  | { kind: "hidden" }
  | { kind: "too_many_drafts" }
  | { kind: "nothing_chosen" }
  | { kind: "not_allowed" }
  | { kind: "one_at_a_time" };

/** The outcome of a change, or its confirmation. */
export function ChangeOutcome({ outcome, listings }: { outcome: PublicationOutcome; listings: Publication[] }) {
  const words = useWords(publicationWords);
  const labelOf = useStageLabel();
  if (outcome.kind === "confirm")
    return <Confirmation key={outcome.references.join()} {...outcome} listings={listings} />;
  if (outcome.kind === "price")
    return (
      <Suspense fallback={null}>
        <PriceOutcome outcome={outcome} listings={listings} />
      </Suspense>
    );
  if (outcome.kind === "sold_or_let") return <Alert tone="warning">{words.editSoldOrLet}</Alert>;
  if (outcome.kind !== "changed") {
    const [tone, text] = {
      hidden: ["warning", words.copyHidden] as const,
      too_many_drafts: ["warning", words.tooManyDrafts] as const,
      nothing_chosen: ["warning", words.nothingChosen] as const,
      not_allowed: ["danger", words.notAllowed] as const,
      one_at_a_time: ["danger", words.oneAtATime] as const,
    }[outcome.kind];
    return (
      <Alert tone={tone} answer={outcome}>
        {text}
      </Alert>
    );
  }
  const { to, refused } = outcome;
  const count = outcome.changed.length;
  const [transaction] = outcome.changed;
  const done = to === "retiree" || to === "pause" || to === "disponible" || to === "cedee" ? words.done[to] : null;
  return (
    <>
      {transaction ? (
        <Alert tone="success" answer={outcome}>
          {done ? done(count) : words.done.marked(count, labelOf(to, transaction))}
        </Alert>
      ) : null}
      {refused.length > 0 ? (
        <Alert tone="warning" answer={transaction ? undefined : outcome}>
          <p className="font-semibold">{words.refusedTitle(refused.length)}</p>
          <ul className="list-disc pl-5">
            {refused.map(({ reference, title, code }) => (
              <li key={reference}>
                {words.refused(
                  [title, reference && words.reference(reference)].filter(Boolean).join(", "),
                  words.refusals[code],
                )}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}

/** Asks for confirmation, with the people who will be notified. */
function Confirmation({
  to,
  references,
  listings,
}: {
  to: ListingStage;
  references: string[];
  listings: Publication[];
}) {
  const words = useWords(publicationWords);
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosen = listings.filter(({ reference }) => references.includes(reference));
  const [only] = chosen;
  return (
    <section
      aria-labelledby="confirmer"
      className="flex flex-col gap-3 rounded-card border-2 border-ochre bg-ochre-soft p-4 md:p-5"
    >
      <h2 ref={heading} id="confirmer" tabIndex={-1} className="font-display text-xl font-semibold outline-none">
        {words.confirmTitle}
      </h2>
      <p>{words.confirmTransmit(references.length)}</p>
      <ul className="list-disc pl-5">
        {chosen.map(({ reference, title }) => (
          <li key={reference}>{title}</li>
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="confirmed" value="yes" />
        {references.map((reference) => (
          <input key={reference} type="hidden" name="listing" value={reference} />
        ))}
        <SubmitButton name="do" value={to}>
          {references.length === 1 && only ? words.confirmSubmitOne[only.transaction] : words.confirmSubmit}
        </SubmitButton>
        <Link to={`${pathname}${search}`} className={buttonClass("secondary")}>
          {words.cancel}
        </Link>
      </Form>
    </section>
  );
}
