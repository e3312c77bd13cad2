import type { OutgoingMail } from "#app/domain/mail.ts";
import { moderationWords } from "#app/i18n/fr/moderation.ts";
import { reportMailWords } from "#app/i18n/fr/report-mails.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import { dueAt, type ReportedKind, type ReportKind, reportStateHref } from "./report.ts";

const mails = reportMailWords.french;
const HOUR_MS = 3_600_000;

/** The receipt of a report. It repeats nothing that was typed: somebody else may have typed the address. */
export function receiptMail(site: MailSite, { to, secret }: { to: string; secret: string }): OutgoingMail {
  const { subject, text, action, note } = mails.receipt;
  const mail = writeMail(site, {
    to,
    subject: subject(site.SITE_NAME),
    greeting: mails.greeting,
    paragraphs: [text(site.SITE_NAME)],
    action,
    path: reportStateHref(secret),
    note,
  });
  return { ...mail, isBudgeted: true, merged: null };
}

type NewCase = { to: string; caseId: string; about: ReportedKind; kind: ReportKind };

/** Tells an operator of a new case; the caller has spent the recipient's limit. */
export function newCaseMail(site: MailSite, { to, caseId, about, kind }: NewCase): OutgoingMail {
  const { subject, text, due, action, note, abouts } = mails.opened;
  const named = moderationWords.french.kinds[kind];
  const hours = dueAt(kind, new Date(0)).getTime() / HOUR_MS;
  const mail = writeMail(site, {
    to,
    subject: subject(named, caseId),
    greeting: mails.greeting,
    paragraphs: [text(abouts[about], named), due(hours)],
    action,
    path: `/administration/signalements/${caseId}`,
    note,
  });
  return { ...mail, isBudgeted: false };
}
