import { requestMailWords } from "#app/i18n/fr/requests/request-mails.ts";
import { stageWords } from "#app/i18n/fr/requests/stages.ts";
import { stageLabel } from "#app/i18n/stage-label.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import type { Environment } from "#app/platform/env.ts";
import type { OutgoingMail } from "#app/domain/mail.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { RequestSide } from "#app/domain/request.ts";
import { confirmHref } from "./request-links.ts";
import type { AskedListing } from "./requests.repository.server.ts";
import type { NewEvent } from "./request-events.repository.server.ts";
import { writtenPrice } from "./written-price.ts";

const mails = requestMailWords.french;
const { perMonth } = requestWords.french;

/**
 * The mail that asks a seeker without an account to confirm the address, or reminds the seeker. The mail repeats neither the message nor
 * the listing's title: somebody else may have typed the address.
 */
export function confirmRequestMail(
  site: MailSite,
  { to, reference, secret, kind }: { to: string; reference: string; secret: string; kind: "confirm" | "reminder" },
): OutgoingMail {
  const { subject, text, action, note } = mails[kind];
  const mail = writeMail(site, {
    to,
    subject: subject(site.SITE_NAME),
    greeting: mails.greeting,
    paragraphs: [text(reference)],
    action,
    path: confirmHref(secret),
    note,
  });
  return { ...mail, isBudgeted: true, merged: null };
}

type StepMail = {
  to: string;
  /** The side of the recipient. */
  side: RequestSide;
  /** The event, with the public name of its author. */
  event: NewEvent;
  listing: Pick<AskedListing, "title" | "transaction">;
  path: string;
  /** The page of all news, for a merged mail. */
  everything: { path: string; mergeKey: string; requestId: string };
};

/** The mail about a step of the other side. It contains no address but the recipient's: people answer on the portal. */
export function stepMail(
  site: MailSite & Pick<Environment, "CURRENCY">,
  { to, side, event, listing: { title, transaction }, path, everything }: StepMail,
): OutgoingMail {
  const { step, authorName: from, body = "", amount = null, offer } = event;
  const { subject, text } = wordsOf(event, transaction);
  const isFarewell = step === "depart";
  const price = amount === null ? "" : writtenPrice({ price: amount, transaction }, site.CURRENCY, perMonth);
  const offered = offer?.author === side ? mails.offered[side] : null;
  const mail = writeMail(site, {
    to,
    subject: subject(title),
    greeting: mails.greeting,
    paragraphs: [text({ from, title, price, offered })],
    quote: body.split("\n").filter((line) => line !== ""),
    action: isFarewell ? mails.read : mails.open,
    path,
    note: isFarewell ? mails.readNote : mails.note,
  });
  return {
    ...mail,
    isBudgeted: true,
    merged: { ...mergedMail(site, to, everything), isMessage: step === "message" },
  };
}

function wordsOf({ step, author, stage }: NewEvent, transaction: Transaction) {
  if (stage) {
    const { subject, text } = mails.newStage;
    const label = stageLabel(stageWords.french, stage, transaction);
    return { subject: (title: string) => subject(title, label), text };
  }
  return step === "offre" && author === "annonceur" ? mails.proposal : mails.steps[step];
}

/** The merged mail, sent beyond the recipient's budget. */
function mergedMail(site: MailSite, to: string, { path, mergeKey, requestId }: StepMail["everything"]) {
  const words = mails.merged;
  const { subject, text, html, inLook } = writeMail(site, {
    to,
    subject: words.subject(site.SITE_NAME),
    greeting: mails.greeting,
    paragraphs: [words.text],
    action: mails.open,
    path,
    note: mails.note,
  });
  return { subject, text, html, ...(inLook && { inLook }), mergeKey, requestId };
}
