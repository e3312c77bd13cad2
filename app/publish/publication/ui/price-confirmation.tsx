import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useFactorText } from "#app/i18n/factor-text.ts";
import { publishReviewWords } from "#app/i18n/fr/publish/publish-review.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { stepHref } from "../../form/steps.ts";
import type { UnusualPrice } from "../unusual-price.ts";

/** Asks for a confirmation of a price that is many times the previous one, before anybody is notified. */
export function PriceConfirmation({ draftId, price }: { draftId: string; price: UnusualPrice }) {
  const { unusualPrice: words } = useWords(publishReviewWords);
  const factorText = useFactorText();
  const { currency } = useSite();
  const { state } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const noun = words.nouns[price.transaction];
  const [from, to] = [price.from, price.to].map((amount) => formatPrice(amount, currency));
  return (
    <section
      aria-labelledby="prix-a-confirmer"
      className="flex flex-col gap-3 rounded-card border-2 border-ochre bg-ochre-soft p-4 sm:p-6"
    >
      <h2 ref={heading} id="prix-a-confirmer" tabIndex={-1} className="text-lg font-semibold outline-none">
        {words.title(noun, factorText(price.factor))}
      </h2>
      <p>{words.text(from!, to!)}</p>
      <Form method="post" className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={stepHref(draftId, "prix", "price")}>{words.correct(noun)}</ButtonLink>
        <SubmitButton name="confirmedPrice" value={price.to} variant="secondary" disabled={state === "submitting"}>
          {words.confirm(noun, to!)}
        </SubmitButton>
      </Form>
    </section>
  );
}
