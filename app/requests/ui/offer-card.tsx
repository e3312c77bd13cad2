import type { Transaction } from "#app/domain/listing.ts";
import { offerWords } from "#app/i18n/fr/requests/offers.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords } from "#app/i18n/words.ts";
import { type Offer, type OfferState, offerState, priceBeside } from "../offers.ts";
import type { ShownThread } from "../thread-answer.ts";
import { ListingPriceText, useWrittenPrice } from "./listing-price-text.tsx";
import { OfferAnswers } from "./offer-answers.tsx";

const tones: Record<OfferState, string> = {
  to_answer: "bg-ochre-soft text-ochre",
  waiting: "bg-action-soft text-action",
  replaced: "bg-sunken text-ink-soft",
  accepted: "bg-success-soft text-success",
  refused: "bg-danger-soft text-danger",
  unanswered: "bg-sunken text-ink-soft",
};

/** An offer with its state; the last offer also with the gap to the price, and the buttons of the side that must answer. */
export function OfferCard({ offer, thread, acts, answer }: ShownThread & { offer: Offer }) {
  const words = useWords(offerWords);
  const { side, listing } = thread;
  const found = offerState(offer, thread);
  const canAnswer = found === "to_answer" && acts.includes("accepter_offre");
  const state = found === "to_answer" && !canAnswer ? "waiting" : found;
  const isLast = thread.events.findLast(({ step }) => step === "offre")?.id === offer.id;
  return (
    <div className="rounded-card border border-line bg-paper p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm">{(offer.author === side ? words.made : words.received)[offer.author]}</p>
        <p
          className={`rounded-full px-2.5 py-1 text-xs leading-none font-bold whitespace-nowrap forced-colors:border ${tones[state]}`}
        >
          {words.states[state]}
        </p>
      </div>
      <p className={`font-display font-semibold ${isLast ? "text-3xl" : "text-xl text-ink-soft"}`}>
        <ListingPriceText amount={offer.amount} transaction={listing.transaction} />
      </p>
      {isLast ? (
        <Gap
          amount={offer.amount}
          price={priceBeside(offer.id, thread.events, listing.price)}
          transaction={listing.transaction}
        />
      ) : null}
      {canAnswer ? <OfferAnswers offer={offer} thread={thread} acts={acts} answer={answer} /> : null}
    </div>
  );
}

/** « 5 000 € sous le prix affiché (−4,2 %) ». */
function Gap({ amount, price, transaction }: { amount: number; price: number; transaction: Transaction }) {
  const words = useWords(offerWords);
  const language = useLanguage();
  const written = useWrittenPrice(transaction);
  const difference = amount - price;
  const asking = words.asking[transaction];
  const percent = formatNumber((Math.abs(difference) / price) * 100, 1, { language });
  const said = (difference < 0 ? words.gap.below : words.gap.above)(written(Math.abs(difference)), asking);
  return (
    <p className="text-sm text-ink-soft">
      {difference === 0 ? words.gap.none(asking) : said}
      {percent === "0" ? "" : ` ${words.percent(`${difference < 0 ? "−" : "+"}${percent}`)}`}
    </p>
  );
}
