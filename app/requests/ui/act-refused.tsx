import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { agreementOf, standingOffer } from "../offers.ts";
import { isWordless, stepOfAct } from "../request-acts.ts";
import type { RequestThread } from "../request.ts";
import type { ThreadAnswer } from "../thread-answer.ts";
import { stepText } from "../step-text.ts";
import { useWrittenPrice } from "./listing-price-text.tsx";

type ActRefusedProps = { thread: RequestThread; answer: ThreadAnswer | null | undefined };

/** The reason why the last act failed; the page below shows the current thread. */
export function ActRefused({ thread, answer }: ActRefusedProps) {
  const text = useRefusal(thread, answer);
  if (text === null) return null;
  return (
    <div className="mb-6">
      <Alert tone={answer?.code === "done_already" ? "info" : "danger"} answer={answer}>
        {text}
      </Alert>
    </div>
  );
}

function useRefusal(thread: RequestThread, answer: ThreadAnswer | null | undefined): string | null {
  const { refusals, states, thread: words } = useWords(requestWords);
  const written = useWrittenPrice(thread.listing.transaction);
  const { state, side, events, listing } = thread;
  if (!answer?.code) return null;
  switch (answer.code) {
    case "unusual": // the form asks for this confirmation
      return null;
    case "done_already":
      return isWordless(answer.act)
        ? refusals.doneAlready(stepText(words, { step: stepOfAct[answer.act], author: side, stage: null }, side))
        : refusals.changed(states[state]);
    case "other_gone":
      return words.otherGone[side];
    case "blocked":
      return refusals.blocked[side];
    case "listing_negotiated":
    case "listing_gone":
    case "listing_hidden":
    case "too_many":
    case "answered_already":
      return refusals[answer.code];
    case "offer_changed": {
      const standing = standingOffer(events);
      if (answer.act !== "accepter")
        return standing ? refusals.offerReplaced(written(standing.amount)) : refusals.offerClosed;
      const agreement = agreementOf(events, listing.price);
      if (agreement) return refusals.agreementChanged(written(agreement.amount));
      return standing ? refusals.offerToAnswer(written(standing.amount)) : refusals.changed(states[state]);
    }
    default:
      return refusals.changed(states[state]);
  }
}
