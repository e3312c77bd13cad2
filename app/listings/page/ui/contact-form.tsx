import { Suspense } from "react";
import { useFetcher } from "react-router";
import { useKeptForm } from "#app/browser-storage/use-kept-form.ts";
import { usePresence } from "#app/layout/use-presence.ts";
import { contactFormWords } from "#app/i18n/fr/requests/contact-form.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { TrapField } from "#app/ui/trap-field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { type ContactAnswer, type ContactField, PENDING_REQUEST } from "../contact-answer.ts";
import type { PropertyType, Transaction } from "#app/domain/listing.ts";

// Loaded once a request waits: the page is near its limit of script.
const PendingActs = optionalPart(async () => (await import("./pending-acts.tsx")).PendingActs);

type ContactFormProps = {
  listing: { reference: string; title: string; transaction: Transaction; propertyType: PropertyType };
  /** The answer to a form sent without JavaScript. */
  answer?: ContactAnswer | undefined;
};

/**
 * A message to the advertiser. The page is the same for everyone: only the browser, and the server on submission, know
 * the session.
 */
export function ContactForm({ listing, answer: sent }: ContactFormProps) {
  const { form, prefilled, outcomes, refusals, problems } = useWords(contactFormWords);
  const fetcher = useFetcher<ContactAnswer>();
  const hasAccount = usePresence();
  const isInBrowser = useInBrowser();
  const answer = fetcher.data ?? sent;
  const toMend = useFirstInvalid(answer);
  const keepTyped = useKeptForm(toMend, {
    key: `bienvu:demande:${listing.reference}`,
    isSent: answer?.outcome === "sent" || answer?.outcome === "confirm",
  });
  const fieldProblems = answer?.problems ?? {};
  const error = (field: ContactField) => fieldProblems[field] && problems[fieldProblems[field]];
  const action = `/annonces/${listing.reference}/demande`;
  if (answer?.outcome === "confirm") {
    return (
      <div className="flex flex-col gap-4">
        {answer.again === "settled" ? null : (
          <Alert tone="warning" {...(answer.again === null ? { answer } : {})}>
            <p className="font-semibold">{outcomes.notSent}</p>
            <p>
              {outcomes.confirm} <strong className="wrap-anywhere">{answer.typed.email}</strong>.
            </p>
          </Alert>
        )}
        <Suspense>
          <PendingActs answer={answer} Form={fetcher.Form} action={action} isSending={fetcher.state !== "idle"} />
        </Suspense>
      </div>
    );
  }
  if (answer?.outcome === "sent") {
    return (
      <div className="flex flex-col items-start gap-4">
        <Alert tone="success" answer={answer}>
          {outcomes.sent}
        </Alert>
        {answer.thread ? (
          <ButtonLink to={answer.thread} variant="secondary">
            {outcomes.openMessages}
          </ButtonLink>
        ) : null}
      </div>
    );
  }
  // The session ended meanwhile: show the fields for name and address.
  const asksWho = !hasAccount || fieldProblems.name !== undefined || fieldProblems.email !== undefined;
  const kind = listing.propertyType === "terrain" && listing.transaction === "vente" ? "terrain" : listing.transaction;
  return (
    <fetcher.Form
      ref={toMend}
      onInput={keepTyped}
      method="post"
      action={action}
      noValidate
      className="flex flex-col gap-4"
    >
      {answer?.refusal ? (
        <Alert tone="danger" {...(Object.keys(fieldProblems).length > 0 ? {} : { answer })}>
          {refusals[answer.refusal]}
        </Alert>
      ) : null}
      {answer?.pending ? <input type="hidden" name={PENDING_REQUEST} value={answer.pending} /> : null}
      <RequiredNote />
      {asksWho || !isInBrowser ? (
        <div className={`grid gap-4 sm:grid-cols-2 ${isInBrowser ? "" : "for-strangers"}`}>
          <TextField
            label={form.name}
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={answer?.typed.name ?? ""}
            error={error("name")}
          />
          <TextField
            label={form.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={300}
            hint={form.emailHint}
            defaultValue={answer?.typed.email ?? ""}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the purpose of « Corriger l’adresse »
            autoFocus={answer?.outcome === "correct"}
            error={error("email")}
          />
        </div>
      ) : null}
      {asksWho && isInBrowser ? null : (
        <p className={`text-sm text-ink-soft ${isInBrowser ? "" : "for-members"}`}>{form.account}</p>
      )}
      <TextAreaField
        label={form.message}
        name="message"
        required
        rows={8}
        defaultValue={answer?.typed.message ?? prefilled[kind](listing.title, listing.reference)}
        error={error("message")}
      />
      <TrapField label={form.trap} />
      <p className="text-sm text-ink-soft">{form.consent}</p>
      <SubmitButton className="w-full sm:w-auto sm:self-start" disabled={fetcher.state !== "idle"}>
        {form.submit}
      </SubmitButton>
    </fetcher.Form>
  );
}
