import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { keptWordsKey } from "#app/browser-storage/kept-words.ts";
import { useKeptForm } from "#app/browser-storage/use-kept-form.ts";
import { contactFormWords } from "#app/i18n/fr/contact-form.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import type { RequestAct } from "../request-acts.ts";
import { lastOwnEvent, type RequestThread } from "../request.ts";
import type { ThreadAnswer } from "../thread-answer.ts";
import { ListingPriceText } from "./listing-price-text.tsx";

type ThreadActionsProps = { thread: RequestThread; acts: RequestAct[]; answer: ThreadAnswer | null | undefined };

/** The acts on a request; irreversible ones ask to confirm. */
export function ThreadActions({ thread, acts, answer }: ThreadActionsProps) {
  const { thread: words } = useWords(requestWords);
  const { transaction, status } = thread.listing;
  const offers = thread.events.flatMap(({ author, amount }) =>
    amount === null ? [] : [{ by: author === thread.side ? ("mine" as const) : ("theirs" as const), amount }],
  );
  // An agreement is between two people: show the last offer of each.
  const lastOffers = (["theirs", "mine"] as const).flatMap((side) => offers.findLast(({ by }) => by === side) ?? []);
  // « Négocier » of a list links here, to be confirmed.
  const isAsked = useSearchParams()[0].has("negocier");
  const isTaken = thread.side === "annonceur" && thread.status === "nouvelle" && status === "en_negociation";
  if (acts.every((act) => act === "message")) return null;
  return (
    <section aria-labelledby="avancer" className="flex flex-col gap-3">
      <h2 id="avancer" className="font-display text-xl font-semibold">
        {words.actions}
      </h2>
      {isTaken ? <p className="text-sm text-ink-soft">{words.negotiatedElsewhere}</p> : null}
      {acts.includes("negocier") ? (
        <Step
          act="negocier"
          isMain
          isAsked={isAsked}
          label={words.negotiate}
          text={words.negotiateText[transaction]}
          confirm={words.negotiateConfirm}
        />
      ) : null}
      {acts.includes("accepter") ? (
        <Step
          act="accepter"
          isMain
          label={words.accept}
          text={words.acceptText[transaction]}
          confirm={words.acceptConfirm[transaction]}
        >
          {lastOffers.map(({ by, amount }) => (
            <p key={by}>
              {words.lastOffer[by]} <ListingPriceText amount={amount} transaction={transaction} />
            </p>
          ))}
        </Step>
      ) : null}
      {acts.includes("offre") ? <OfferForm thread={thread} answer={answer?.act === "offre" ? answer : null} /> : null}
      {acts.includes("arreter") ? (
        <Step act="arreter" label={words.stop} text={words.stopText} confirm={words.stopConfirm} />
      ) : null}
      {acts.includes("decliner") ? (
        <Step act="decliner" label={words.decline} text={words.declineText} confirm={words.declineConfirm} />
      ) : null}
      {acts.includes("retirer") ? (
        <Step act="retirer" label={words.withdraw} text={words.withdrawText} confirm={words.withdrawConfirm} />
      ) : null}
    </section>
  );
}

type StepProps = {
  act: RequestAct;
  label: string;
  text: string;
  confirm: string;
  isMain?: boolean;
  /** Opened, when its link brought the user here. */
  isAsked?: boolean;
  children?: ReactNode;
};

function Step({ act, label, text, confirm, isMain = false, isAsked = false, children }: StepProps) {
  return (
    <Unfolding label={label} isMain={isMain} isAsked={isAsked}>
      <Form method="post" className="flex flex-col gap-3">
        {children}
        <p className="text-sm text-ink-soft">{text}</p>
        <StepButton act={act} label={confirm} />
      </Form>
    </Unfolding>
  );
}

function OfferForm({ thread, answer }: { thread: RequestThread; answer: ThreadAnswer | null }) {
  const { thread: words } = useWords(requestWords);
  const { problems } = useWords(contactFormWords);
  const { transaction } = thread.listing;
  const isSeeker = thread.side === "demandeur";
  const told = answer?.problems ?? {};
  const form = useFirstInvalid(answer ?? undefined);
  const keepTyped = useKeptForm(form, { key: keptWordsKey(thread.id, "offre"), since: lastOwnEvent(thread, "offre") });
  return (
    <Unfolding label={isSeeker ? words.offer : words.propose[transaction]} startsOpen={answer !== null}>
      <Form ref={form} onInput={keepTyped} method="post" noValidate className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{words.offerText[transaction]}</p>
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
          label={words.offerMessage}
          name="message"
          rows={3}
          defaultValue={answer?.typed.message ?? ""}
          {...(told.message ? { error: problems[told.message] } : {})}
        />
        <StepButton act="offre" label={isSeeker ? words.offerSubmit : words.proposeSubmit} />
      </Form>
    </Unfolding>
  );
}

function StepButton({ act, label }: { act: RequestAct; label: string }) {
  const { state } = useNavigation();
  return (
    <Button type="submit" name="acte" value={act} className="w-full" disabled={state === "submitting"}>
      {label}
    </Button>
  );
}

type UnfoldingProps = { label: string; startsOpen?: boolean; isAsked?: boolean; isMain?: boolean; children: ReactNode };

function Unfolding({ label, startsOpen = false, isAsked = false, isMain = false, children }: UnfoldingProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // After the shell, which focuses the new page as a whole.
    const frame = requestAnimationFrame(() => summary.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const ground = isMain ? "bg-action text-on-action group-open:mb-4 hover:bg-action-strong" : "hover:text-action";
  return (
    <details open={startsOpen || isAsked} className="group overflow-hidden rounded-card border border-line bg-raised">
      <summary
        ref={summary}
        className={`flex min-h-12 items-center justify-between gap-2 rounded-card px-4 font-semibold ${ground}`}
      >
        {label}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
