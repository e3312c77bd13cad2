import type { OutgoingMail } from "#app/domain/mail.ts";
import { feedMailWords } from "#app/i18n/fr/feed-mails.ts";
import { sourceProblemWords } from "#app/i18n/fr/source-problems.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { ExportProblem } from "./ftp-export.ts";

/** Tells an administrator that an FTP account has got no listings for a day. */
export function exportMail(
  site: MailSite,
  { to, host, problem }: { to: string; host: string; problem: ExportProblem["code"] },
): OutgoingMail {
  const { greeting, exportNote, exportFailed } = feedMailWords.french;
  const mail = writeMail(site, {
    to,
    subject: exportFailed.subject(host),
    greeting,
    paragraphs: [exportFailed.text(host), sourceProblemWords.french.problems[problem]],
    action: exportFailed.action,
    path: "/exports",
    note: exportNote,
  });
  return { ...mail, isBudgeted: false };
}
