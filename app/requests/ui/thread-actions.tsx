import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { offerWords } from "#app/i18n/fr/requests/offers.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { agreedOffer, agreementOf, standingOffer } from "../offers.ts";
import { agreedStages, type RequestAct } from "../request-acts.ts";
import type { RequestListing } from "../request.ts";
import type { ShownThread } from "../thread-answer.ts";
import { ListingPriceText, useWrittenPrice } from "./listing-price-text.tsx";
import { OfferForm } from "./offer-form.tsx";
import { StepButton, Unfolding } from "./unfolding.tsx";

/** The acts on a request; irreversible ones ask to confirm. The answers to an offer are in its card. */
export function ThreadActions({ thread, acts, answer }: ShownThread) {
  const { thread: words } = useWords(requestWords);
  const { form } = useWords(offerWords);
  const { transaction, status } = thread.listing;
  const written = useWrittenPrice(transaction);
  const agreed = agreedOffer(thread.events);
  const agreement = agreementOf(thread.events, thread.listing.price);
  const standing = standingOffer(thread.events);
  const isInCard = acts.includes("accepter_offre") && standing !== null && standing.author !== thread.side;
  // « Négocier » of a list links here to ask for confirmation.
  const isAsked = useSearchParams()[0].has("negocier");
  const isTaken = thread.side === "annonceur" && thread.status === "nouvelle" && status === "en_negociation";
  if (acts.every((act) => act === "message")) return null;
  const isOffering = acts.includes("offre") && !isInCard;
  const offerLabel = thread.side === "demandeur" ? form.offer : form.propose[transaction];
  return (
    <section aria-labelledby="avancer" className="flex flex-col gap-3">
      <h2 id="avancer" className="font-display text-xl font-semibold">
        {words.actions}
      </h2>
      {agreed ? (
        <p>
          {words.agreement.agreed[transaction]}{" "}
          <strong>
            <ListingPriceText amount={agreed.amount} transaction={transaction} />
          </strong>
        </p>
      ) : null}
      {isTaken ? <p className="text-sm text-ink-soft">{words.negotiatedElsewhere}</p> : null}
      {acts.includes("negocier") ? (
        <Step
          act="negocier"
          isMain
          isAsked={isAsked}
          label={words.negotiate}
          note={words.negotiateNote[transaction]}
          text={words.negotiateText[transaction]}
          confirm={words.negotiateConfirm}
        />
      ) : null}
      {acts.includes("accepter") && agreement ? (
        <Step
          act="accepter"
          isMain={agreement.source !== "proposed"}
          label={words.accept}
          confirm={words.acceptConfirm(written(agreement.amount))}
        >
          <input type="hidden" name="confirme" value={agreement.amount} />
          {agreement.source === "agreed" ? null : (
            <p>
              {words.agreement[agreement.source][transaction]}{" "}
              <ListingPriceText amount={agreement.amount} transaction={transaction} />
            </p>
          )}
          <StageChoice listing={thread.listing} />
        </Step>
      ) : null}
      {isOffering ? (
        <Unfolding label={offerLabel} startsOpen={answer?.act === "offre"}>
          <OfferForm thread={thread} answer={answer?.act === "offre" ? answer : null} />
        </Unfolding>
      ) : null}
      {acts.includes("arreter") ? (
        <Step act="arreter" label={words.stop} text={words.stopText} confirm={words.stopConfirm} />
      ) : null}
      {acts.includes("decliner") ? (
        <Step act="decliner" label={words.decline} text={words.declineText} confirm={words.declineConfirm} />
      ) : null}
      {acts.includes("retirer") ? (
        <Step act="retirer" label={words.withdraw} text={words.withdrawText} confirm={words.withdrawConfirm} />
      ) : null}
    </section>
  );
}

/** The choice of the stage after an agreement: by default the home's current stage, else « Sous offre ». */
function StageChoice({ listing }: { listing: Pick<RequestListing, "stage" | "transaction"> }) {
  const { thread: words } = useWords(requestWords);
  const labelOf = useStageLabel();
  const textOf = (stage: (typeof agreedStages)[number]) => {
    const text = words.acceptStages[stage];
    return typeof text === "string" ? text : text[listing.transaction];
  };
  const chosen = agreedStages.find((stage) => stage === listing.stage) ?? agreedStages[0];
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-medium">{words.acceptStage}</legend>
      {agreedStages.map((stage) => (
        <div key={stage} className="py-1">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="radio"
              name="etape"
              value={stage}
              defaultChecked={stage === chosen}
              aria-describedby={`etape-${stage}`}
              className="size-5 shrink-0 accent-action"
            />
            {labelOf(stage, listing.transaction)}
          </label>
          <p id={`etape-${stage}`} className="pl-8 text-sm text-ink-soft">
            {stage === listing.stage ? words.acceptSameStage : textOf(stage)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

type StepProps = {
  act: RequestAct;
  label: string;
  note?: string;
  text?: string;
  confirm: string;
  isMain?: boolean;
  /** Whether a link opens this act. */
  isAsked?: boolean;
  children?: ReactNode;
};

function Step({ act, text, confirm, children, ...fold }: StepProps) {
  return (
    <Unfolding {...fold}>
      <Form method="post" className="flex flex-col gap-3">
        {children}
        {text ? <p className="text-sm text-ink-soft">{text}</p> : null}
        <StepButton act={act} label={confirm} />
      </Form>
    </Unfolding>
  );
}
