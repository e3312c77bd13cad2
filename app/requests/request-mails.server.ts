import { formatPrice } from "#app/i18n/money.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import type { Environment } from "#app/platform/env.ts";
import type { Mail } from "#app/platform/mail.ts";
import { type MailSite, writeMail } from "#app/platform/mail-layout.ts";
import type { RequestStep } from "./request.ts";
import { confirmHref } from "./request-links.ts";

const { mails } = requestWords.french;

/**
 * The mail that asks whoever has no account to prove the address. Of what was typed it repeats nothing: until the
 * address is proven, somebody else may have typed it.
 */
export function confirmRequestMail(
  site: MailSite,
  { to, title, secret }: { to: string; title: string; secret: string },
): Mail {
  const { subject, text, action, note } = mails.confirm;
  return writeMail(site, {
    to,
    subject: subject(site.SITE_NAME),
    greeting: mails.greeting,
    paragraphs: [text(title)],
    action,
    path: confirmHref(secret),
    note,
  });
}

type StepMail = {
  to: string;
  /** The public name of who did it. */
  from: string;
  step: RequestStep;
  body: string;
  amount: number | null;
  title: string;
  path: string;
};

/** Tells one side what the other has done. Holds no address but that of its reader, who answers on the portal. */
export function stepMail(
  site: MailSite & Pick<Environment, "CURRENCY">,
  { to, from, step, body, amount, title, path }: StepMail,
): Mail {
  const { subject, text } = mails.steps[step];
  const price = amount === null ? "" : formatPrice(amount, site.CURRENCY);
  const said = body.split("\n").filter((line) => line !== "");
  return writeMail(site, {
    to,
    subject: subject(title),
    greeting: mails.greeting,
    paragraphs: [text({ from, title, price }), ...said],
    action: mails.open,
    path,
    note: mails.note,
  });
}
