import { Form, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountCard } from "./account-card.tsx";

type LinkConfirmationProps = {
  /** One-time, from the address of the page; empty where there is none. */
  token: string;
  refusal: "expired" | "too-many" | undefined;
  words: { title: string; intro: string; submit: string; expired: string };
  /** Where to go once the link serves no more. */
  otherwise: { to: string; label: string };
};

/** What a link in a mail opens. A button, not the mere visit, confirms: mail programs open links by themselves. */
export function LinkConfirmation({ token, refusal, words, otherwise }: LinkConfirmationProps) {
  const { state } = useNavigation();
  const { tooManyAttempts } = useWords(accountWords);
  if (refusal === "expired" || token === "") {
    return (
      <AccountCard title={words.title}>
        <Alert tone="danger">{words.expired}</Alert>
        <ButtonLink to={otherwise.to}>{otherwise.label}</ButtonLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={words.title} intro={words.intro}>
      {refusal ? <Alert tone="danger">{tooManyAttempts}</Alert> : null}
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" className="w-full" disabled={state === "submitting"}>
          {words.submit}
        </Button>
      </Form>
    </AccountCard>
  );
}
