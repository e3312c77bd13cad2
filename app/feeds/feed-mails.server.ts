import type { OutgoingMail } from "#app/domain/mail.ts";
import { feedMailWords } from "#app/i18n/fr/feed-mails.ts";
import { feedRefusalWords } from "#app/i18n/fr/feed-refusals.ts";
import { sourceProblemWords } from "#app/i18n/fr/source-problems.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { ExportProblem } from "./export/ftp-export.ts";
import type { FileRefusal } from "./imports/import.ts";

/** What an agency's administrators have to do about a file. */
export type FeedNews =
  | { kind: "preview" | "held" | "waiting" }
  | { kind: "refused"; refusal: FileRefusal }
  | { kind: "toComplete"; count: number };

/** Tells an administrator of a file that needs a hand. */
export function feedMail(
  site: MailSite,
  { to, importId, fileName, news }: { to: string; importId: number; fileName: string; news: FeedNews },
): OutgoingMail {
  const words = feedMailWords.french;
  const mail = writeMail(site, {
    to,
    subject: words[news.kind].subject(fileName),
    greeting: words.greeting,
    paragraphs: [textOf(fileName, news)],
    action: words.action,
    path: `/imports/${importId}`,
    note: words.note,
  });
  return { ...mail, isBudgeted: false };
}

function textOf(fileName: string, news: FeedNews): string {
  const words = feedMailWords.french;
  if (news.kind === "refused") return words.refused.text(fileName, feedRefusalWords.french[news.refusal]);
  return news.kind === "toComplete" ? words.toComplete.text(fileName, news.count) : words[news.kind].text(fileName);
}

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
