import { Form } from "react-router";
import { keptWordsKey } from "#app/browser-storage/kept-words.ts";
import { useKeptForm } from "#app/browser-storage/use-kept-form.ts";
import { unusualFactor } from "#app/domain/unusual-price.ts";
import { useFactorText } from "#app/i18n/factor-text.ts";
import { contactFormWords } from "#app/i18n/fr/requests/contact-form.ts";
import { offerWords } from "#app/i18n/fr/requests/offers.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { readOfferAmount } from "../offer-amount.ts";
import { lastOwnEvent, type RequestThread } from "../request.ts";
import type { ThreadAnswer } from "../thread-answer.ts";
import { useWrittenPrice } from "./listing-price-text.tsx";
import { StepButton } from "./unfolding.tsx";

type OfferFormProps = { thread: RequestThread; answer: ThreadAnswer | null };

/** An offer or a counter-offer. `answer`: the server's answer to this form. */
export function OfferForm({ thread, answer }: OfferFormProps) {
  const { form: words } = useWords(offerWords);
  const { problems } = useWords(contactFormWords);
  const { transaction } = thread.listing;
  const told = answer?.problems ?? {};
  const form = useFirstInvalid(answer ?? undefined);
  const keepTyped = useKeptForm(form, { key: keptWordsKey(thread.id, "offre"), since: lastOwnEvent(thread, "offre") });
  const isUnusual = answer?.code === "unusual";
  return (
    <Form ref={form} onInput={keepTyped} method="post" noValidate className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{words.text[transaction]}</p>
      <RequiredNote />
      <TextField
        label={words.amount[transaction]}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={40}
        className="tabular-nums"
        defaultValue={answer?.typed.amount ?? ""}
        {...(told.amount ? { error: problems[told.amount] } : {})}
      />
      <TextAreaField
        label={words.message}
        name="message"
        rows={3}
        defaultValue={answer?.typed.message ?? ""}
        {...(told.message ? { error: problems[told.message] } : {})}
      />
      {isUnusual ? <UnusualAmount thread={thread} answer={answer} /> : null}
      <StepButton act="offre" label={isUnusual ? words.unusualConfirm : words.submit[thread.side]} />
    </Form>
  );
}

/** Asks to confirm an amount far from the price; its hidden field is good for this amount only. */
function UnusualAmount({ thread: { listing }, answer }: { thread: RequestThread; answer: ThreadAnswer }) {
  const { asking, form: words } = useWords(offerWords);
  const written = useWrittenPrice(listing.transaction);
  const factorText = useFactorText();
  const amount = readOfferAmount(answer.typed.amount);
  const factor = amount === null ? null : unusualFactor(listing.price, amount);
  if (amount === null || factor === null) return null;
  return (
    <>
      <Alert tone="warning" answer={answer}>
        {words.unusual({
          amount: written(amount),
          factor: factorText(factor),
          asking: asking[listing.transaction],
          price: written(listing.price),
        })}
      </Alert>
      <input type="hidden" name="confirme" value={amount} />
    </>
  );
}
