import type { Mail } from "#app/domain/mail.ts";
import { testMailWords } from "#app/i18n/fr/administration/test-mail.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";

/** The mail by which an operator checks whether mails leave. */
export function testMail(site: MailSite, to: string): Mail {
  const { subject, greeting, text, action, note } = testMailWords.french;
  const [title, paragraphs] = [subject(site.SITE_NAME), [text(site.SITE_NAME)]];
  return writeMail(site, { to, subject: title, greeting, paragraphs, action, note, path: "/" });
}
