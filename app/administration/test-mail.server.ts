import type { Mail } from "#app/domain/mail.ts";
import { testMailWords } from "#app/i18n/fr/test-mail.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";

/** What an operator sends to see whether mails leave. */
export function testMail(site: MailSite, to: string): Mail {
  const { subject, greeting, text, action, note } = testMailWords.french;
  const [title, paragraphs] = [subject(site.SITE_NAME), [text(site.SITE_NAME)]];
  return writeMail(site, { to, subject: title, greeting, paragraphs, action, note, path: "/" });
}
