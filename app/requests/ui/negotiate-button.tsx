import { Form } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { SubmitButton } from "#app/ui/button.tsx";

type NegotiateButtonProps = {
  requestId: string;
  name: string;
  /** The home's title, where the list does not show it above. */
  title?: string;
  transaction: Transaction;
  variant?: "primary" | "secondary";
};

/** « Négocier » in a list of requests: links to the thread, which asks to confirm. */
export function NegotiateButton({ requestId, name, title, transaction, variant = "primary" }: NegotiateButtonProps) {
  const { thread: words } = useWords(requestWords);
  const withWhom = words.with(name);
  return (
    <Form action={`/suivi/${requestId}`} className="relative z-10 shrink-0">
      <SubmitButton name="negocier" value="1" variant={variant}>
        <span>
          {words.negotiate}
          <span className="sr-only"> {title === undefined ? withWhom : `${words.introduces(withWhom)} ${title}`}</span>
          <span className="block text-xs font-normal">{words.negotiateNote[transaction]}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}
