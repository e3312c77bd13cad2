import type { OutgoingMail } from "#app/domain/mail.ts";
import { withNext } from "#app/layout/destination.ts";
import { operatorMailWords } from "#app/i18n/fr/operators/operator-mails.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";

const words = operatorMailWords.french;

export type OperatorNews = keyof typeof words.news;

/** The mail about a change of the recipient's own role or second factor, which a thief of the password would hide. */
export const operatorMail = (site: MailSite, { to, news }: { to: string; news: OperatorNews }): OutgoingMail => ({
  ...writeMail(site, {
    to,
    subject: words.news[news].subject(site.SITE_NAME),
    greeting: words.greeting,
    paragraphs: [words.news[news].text],
    action: words.action,
    path: withNext("/connexion", "/administration"),
    note: words.note,
  }),
  isBudgeted: false,
});
