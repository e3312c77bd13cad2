import { accountWords } from "#app/i18n/fr/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { LinkConfirmation } from "./link-confirmation.tsx";

type AddressConfirmationProps = {
  /** One-time; empty where there is none. */
  token: string;
  outcome: "expired" | "too-many" | undefined;
  words: { title: string; intro: string; submit: string; expired: string };
  /** Where to go once the link serves no more. */
  otherwise: { to: string; label: string };
};

/** The link that proves an account's address. */
export function AddressConfirmation({
  token,
  outcome,
  words: { expired, ...words },
  otherwise,
}: AddressConfirmationProps) {
  const { tooManyAttempts } = useWords(accountWords);
  const ended = outcome === "expired" || token === "" ? expired : null;
  return (
    <LinkConfirmation
      {...words}
      secret={{ name: "token", value: token }}
      ended={ended}
      refusal={outcome && tooManyAttempts}
      otherwise={otherwise}
    />
  );
}
