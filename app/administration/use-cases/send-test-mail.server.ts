import { z } from "zod";
import type { Person } from "#app/account/actor.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import { type FailureReason, readFailure } from "#app/domain/mail-failure.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Mail } from "#app/domain/mail.ts";
import { testMailWords } from "#app/i18n/fr/administration/test-mail.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";

/** `isStored`: without a mail server, the mail is a file of the outbox. `words` are the server's own, or Node's. */
type Tested =
  | { ok: true; isStored: boolean }
  | { ok: false; code: "invalid" | "too_many" }
  | { ok: false; code: "failed"; reason: FailureReason; words: string };

/** Sends a mail to an address of choice and waits for the mail server's answer. */
export async function sendTestMail(
  { db, env, mailer }: Pick<Platform, "db" | "env" | "mailer">,
  actor: Person,
  to: string,
): Promise<Tested> {
  if (!z.email().max(254).safeParse(to).success) return { ok: false, code: "invalid" };
  const { id } = actor.account;
  if (!(await spend(db, ["testMails", { account: id }]))) return { ok: false, code: "too_many" };
  const sent = await mailer.sendNow(testMail(env, to));
  await recordAct(db, actor, {
    act: "mail.test",
    on: { kind: "account", id },
    after: sent.ok ? to : `${to} : ${sent.reason}`,
  });
  if (sent.ok) return { ok: true, isStored: mailer.outbox !== null };
  return { ok: false, code: "failed", reason: readFailure(sent.reason), words: sent.reason };
}

/** The mail by which an operator checks whether mails leave. */
export function testMail(site: MailSite, to: string): Mail {
  const { subject, greeting, text, action, note } = testMailWords.french;
  const [title, paragraphs] = [subject(site.SITE_NAME), [text(site.SITE_NAME)]];
  return writeMail(site, { to, subject: title, greeting, paragraphs, action, note, path: "/" });
}
