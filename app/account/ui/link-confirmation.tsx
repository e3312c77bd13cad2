import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { AccountCard } from "./account-card.tsx";

type LinkConfirmationProps = {
  title: string;
  intro: string;
  submit: string;
  /** The secret from the page's address, under the name that the action reads. */
  secret: { name: string; value: string };
  /** Why the link no longer works. */
  ended: string | null;
  /** Why it cannot be confirmed now. */
  refusal?: string | undefined;
  /** The page to open when the link no longer works. */
  otherwise: { to: string; label: string };
  /** The content to confirm. */
  children?: ReactNode;
};

/** The page of a mail's link. Only its button confirms, since mail programs open links by themselves. */
export function LinkConfirmation(props: LinkConfirmationProps) {
  const { title, intro, submit, secret, ended, refusal, otherwise, children } = props;
  const { state } = useNavigation();
  if (ended !== null) {
    return (
      <AccountCard title={title}>
        <Alert tone="danger">{ended}</Alert>
        <ButtonLink to={otherwise.to}>{otherwise.label}</ButtonLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title} intro={intro}>
      {refusal ? <Alert tone="danger">{refusal}</Alert> : null}
      {children}
      <Form method="post">
        <input type="hidden" name={secret.name} value={secret.value} />
        <SubmitButton className="w-full" disabled={state === "submitting"}>
          {submit}
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}
