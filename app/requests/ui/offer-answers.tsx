import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { offerWords } from "#app/i18n/fr/requests/offers.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Offer } from "../offers.ts";
import { canMarkOffer } from "../request-acts.ts";
import type { ShownThread } from "../thread-answer.ts";
import { useWrittenPrice } from "./listing-price-text.tsx";
import { OfferForm } from "./offer-form.tsx";
import { StepButton } from "./unfolding.tsx";

/** « Accepter », « Refuser », « Contre-proposition »: each unfolds what it does, and its button. */
export function OfferAnswers({ offer, thread, acts, answer }: ShownThread & { offer: Offer }) {
  const words = useWords(offerWords);
  const { side, listing } = thread;
  const price = useWrittenPrice(listing.transaction)(offer.amount);
  const isTaken = side === "annonceur" && listing.status === "en_negociation" && thread.status !== "en_negociation";
  return (
    <>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-2 sm:flex sm:flex-wrap">
        <Answer
          group={offer.id}
          isMain
          label={
            <>
              <Check aria-hidden="true" className="size-5" />
              {words.accept}
            </>
          }
        >
          <AnswerForm
            offer={offer}
            act="accepter_offre"
            text={words.acceptText[isTaken ? "taken" : side]}
            confirm={words.acceptConfirm(price)}
            marksOffer={side === "annonceur" && canMarkOffer({ status: thread.status, stage: listing.stage })}
          />
        </Answer>
        <Answer group={offer.id} label={words.refuse}>
          <AnswerForm
            offer={offer}
            act="refuser_offre"
            text={words.refuseText[side]}
            confirm={words.refuseConfirm(price)}
          />
        </Answer>
        {acts.includes("offre") ? (
          <Answer group={offer.id} label={words.counter} startsOpen={answer?.act === "offre"}>
            <OfferForm
              key={thread.events.at(-1)?.id}
              thread={thread}
              answer={answer?.act === "offre" ? answer : null}
            />
          </Answer>
        ) : null}
      </div>
      <p className="mt-3 text-xs text-ink-soft">{words.note[listing.transaction]}</p>
    </>
  );
}

type AnswerProps = {
  /** The number of the group of answers: one answer of a group is unfolded at a time. */
  group: number;
  label: ReactNode;
  isMain?: boolean;
  startsOpen?: boolean;
  children: ReactNode;
};

function Answer({ group, label, isMain = false, startsOpen = false, children }: AnswerProps) {
  return (
    <details
      name={`offre-${group}`}
      open={startsOpen}
      className={`open:col-span-full sm:open:w-full ${isMain ? "col-span-full" : ""}`}
    >
      <summary className={buttonClass(isMain ? "primary" : "secondary", "w-full cursor-pointer px-4! sm:w-auto")}>
        {label}
      </summary>
      <div className="my-3 max-w-md rounded-card border border-line bg-raised p-3 sm:p-4">{children}</div>
    </details>
  );
}

/** The hidden field names the displayed offer: if another offer has replaced it, the action does nothing. */
function AnswerForm({
  offer,
  act,
  text,
  confirm,
  marksOffer = false,
}: {
  offer: Offer;
  act: "accepter_offre" | "refuser_offre";
  text: string;
  confirm: string;
  /** Whether the form proposes « Sous offre ». */
  marksOffer?: boolean;
}) {
  const words = useWords(offerWords);
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="offre" value={offer.id} />
      <p className="text-sm text-ink-soft">{text}</p>
      {marksOffer ? (
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name="etape"
              value="offre"
              defaultChecked
              aria-describedby="sous-offre"
              className="size-5 shrink-0 accent-action"
            />
            {words.markOffer}
          </label>
          <p id="sous-offre" className="pl-8 text-sm text-ink-soft">
            {words.markOfferText}
          </p>
        </div>
      ) : null}
      <StepButton act={act} label={confirm} />
    </Form>
  );
}
