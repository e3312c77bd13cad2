import type { OutgoingMail } from "#app/domain/mail.ts";
import { moderationWords } from "#app/i18n/fr/moderation.ts";
import { reportMailWords } from "#app/i18n/fr/report-mails.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import { dueAt, type ReportedKind, type ReportKind } from "#app/domain/report.ts";
import { reportStateHref } from "./report-address.ts";
import type { ThingKind } from "./thing.ts";

const mails = reportMailWords.french;
/** Where both sides read how to contest a decision. */
const notice = { label: mails.notice, path: "/mentions-legales" };
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

type Decision = { to: string; about: ThingKind; statement: string };

/** The statement of reasons to whom a decision is about. A moderator causes it, once. */
export function decisionMail(site: MailSite, { to, about, statement }: Decision): OutgoingMail {
  const { subject, action, note } = mails.decided;
  const mail = writeMail(site, {
    to,
    subject: subject[about](site.SITE_NAME),
    greeting: mails.greeting,
    paragraphs: statement.split("\n\n"),
    action,
    path: "/espace",
    note,
    links: [notice],
  });
  return { ...mail, isBudgeted: false };
}

/** The decision to somebody who reported. Each address gets one per case, and a network may report in its name a few times. */
export function answerMail(
  site: MailSite,
  { to, statement, secret }: { to: string; statement: string; secret: string },
): OutgoingMail {
  const { subject, action, note } = mails.answered;
  const mail = writeMail(site, {
    to,
    subject: subject(site.SITE_NAME),
    greeting: mails.greeting,
    paragraphs: statement.split("\n\n"),
    action,
    path: reportStateHref(secret),
    note,
    links: [notice],
  });
  return { ...mail, isBudgeted: false };
}
