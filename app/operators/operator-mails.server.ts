import type { OutgoingMail } from "#app/domain/mail.ts";
import { operatorMailWords } from "#app/i18n/fr/operator-mails.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";

const words = operatorMailWords.french;

export type OperatorNews = keyof typeof words.news;

/** Tells somebody what happened to the own role or second factor: a thief of the password would not. */
export const operatorMail = (site: MailSite, { to, news }: { to: string; news: OperatorNews }): OutgoingMail => ({
  ...writeMail(site, {
    to,
    subject: words.news[news].subject(site.SITE_NAME),
    greeting: words.greeting,
    paragraphs: [words.news[news].text],
    action: words.action,
    path: "/administration",
    note: words.note,
  }),
  isBudgeted: false,
});
