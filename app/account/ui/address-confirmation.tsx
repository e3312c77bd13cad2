import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { LinkConfirmation } from "./link-confirmation.tsx";

type AddressConfirmationProps = {
  /** The secret; empty where there is none. */
  token: string;
  refusal: "expired" | "too_many" | undefined;
  words: { title: string; intro: string; submit: string; expired: string };
  /** The page to open when the link no longer works. */
  otherwise: { to: string; label: string };
};

/** The page of the link that confirms an account's address. */
export function AddressConfirmation({
  token,
  refusal,
  words: { expired, ...words },
  otherwise,
}: AddressConfirmationProps) {
  const { tooManyAttempts } = useWords(accountWords);
  const ended = refusal === "expired" || token === "" ? expired : null;
  return (
    <LinkConfirmation
      {...words}
      secret={{ name: "token", value: token }}
      ended={ended}
      refusal={refusal && tooManyAttempts}
      otherwise={otherwise}
    />
  );
}
