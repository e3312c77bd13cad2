import type { OutgoingMail } from "#app/domain/mail.ts";
import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { reportMailWords } from "#app/i18n/fr/moderation/report-mails.ts";
import { withNext } from "#app/layout/destination.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import { type CaseKind, dueAt } from "#app/domain/report.ts";
import { contestHref } from "./contest.ts";
import { reportStateHref } from "./report-address.ts";
import type { ThingKind } from "./thing.ts";

const mails = reportMailWords.french;
/** The page that explains to both sides how to contest a decision. */
const notice = { label: mails.notice, path: "/mentions-legales" };
const HOUR_MS = 3_600_000;

/** The receipt of a report. It repeats no typed text: somebody else may have typed the address. */
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

type NewCase = { to: string; caseId: string; about: ThingKind; kind: CaseKind };

/** The mail about a new case for an operator; the caller has spent the recipient's limit. */
export function newCaseMail(site: MailSite, { to, caseId, about, kind }: NewCase): OutgoingMail {
  const { subject, text, contest, due, action, note, abouts } = mails.opened;
  const named = moderationWords.french.kinds[kind];
  const hours = dueAt(kind, new Date(0)).getTime() / HOUR_MS;
  const mail = writeMail(site, {
    to,
    subject: subject(named, caseId),
    greeting: mails.greeting,
    paragraphs: [kind === "contest" ? contest(abouts[about]) : text(abouts[about], named), due(hours)],
    action,
    path: withNext("/connexion", `/administration/signalements/${caseId}`),
    note,
  });
  return { ...mail, isBudgeted: false };
}

/** `secret` opens the page where the decision can be contested. */
type Decision = { to: string; about: ThingKind; number: string; statement: string; secret: string };

/** The statement of reasons for a party of a decision. A moderator causes it, once. */
export function decisionMail(site: MailSite, { to, about, number, statement, secret }: Decision): OutgoingMail {
  const { subject, action, note } = mails.decided;
  const mail = writeMail(site, {
    to,
    subject: subject[about](site.SITE_NAME, number),
    greeting: mails.greeting,
    paragraphs: statement.split("\n\n"),
    action,
    path: contestHref({ secret }),
    note,
    links: [notice],
  });
  return { ...mail, isBudgeted: false };
}

/**
 * The mail about a decision to somebody who reported, or who contested the decision with number `contested`. Each address gets one per
 * case: a network may report in its name a few times.
 */
export function answerMail(
  site: MailSite,
  { to, statement, secret, contested }: { to: string; statement: string; secret: string; contested: string | null },
): OutgoingMail {
  const { subject, action, note } = contested === null ? mails.answered : mails.contested;
  const mail = writeMail(site, {
    to,
    subject: subject(site.SITE_NAME, contested ?? ""),
    greeting: mails.greeting,
    paragraphs: statement.split("\n\n"),
    action,
    path: contested === null ? reportStateHref(secret) : contestHref({ secret }),
    note,
    links: [notice],
  });
  return { ...mail, isBudgeted: false };
}
