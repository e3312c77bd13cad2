import type { OutgoingMail } from "#app/domain/mail.ts";
import { feedSourceMailWords } from "#app/i18n/fr/feed-source-mails.ts";
import { sourceProblemWords } from "#app/i18n/fr/source-problems.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { SourceProblem } from "./feed-source.ts";

/** Tells an administrator of an FTP account that cannot be read. */
export function sourceMail(
  site: MailSite,
  { to, host, problem }: { to: string; host: string; problem: SourceProblem },
): OutgoingMail {
  const words = feedSourceMailWords.french;
  const kind = problem === "other_secret" ? words.password : words.failing;
  const mail = writeMail(site, {
    to,
    subject: kind.subject(host),
    greeting: words.greeting,
    paragraphs: [kind.text(host, sourceProblemWords.french.problems[problem])],
    action: words.action,
    path: "/imports/sources",
    note: words.note,
  });
  return { ...mail, isBudgeted: false };
}
