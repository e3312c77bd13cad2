import type { OutgoingMail } from "#app/domain/mail.ts";
import { feedAccountMailWords } from "#app/i18n/fr/feeds/feed-account-mails.ts";
import { sourceProblemWords } from "#app/i18n/fr/feeds/source-problems.ts";
import type { Platform } from "#app/platform/context.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { Connection } from "#db/client.ts";
import { findAdministratorAddresses } from "../imports/feed-owner.repository.server.ts";

/** An FTP account that cannot be reached, for incoming files or for exports. */
type Failure = {
  of: "source" | "export";
  host: string;
  problem: keyof typeof sourceProblemWords.french.problems;
};

/** Mails an organisation's administrators that its account fails. */
export async function mailFailure(
  { mailer, env }: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { advertiserId, ...failure }: Failure & { advertiserId: number },
): Promise<void> {
  for (const to of await findAdministratorAddresses(tx, advertiserId))
    await mailer.send(failureMail(env, { to, ...failure }), tx);
}

export function failureMail(site: MailSite, { to, of, host, problem }: Failure & { to: string }): OutgoingMail {
  const words = feedAccountMailWords.french;
  const { action, note } = words[of];
  const kind = words[of === "source" && problem === "other_secret" ? "sourcePassword" : of];
  const mail = writeMail(site, {
    to,
    subject: kind.subject(host),
    greeting: words.greeting,
    paragraphs: kind.paragraphs(host, sourceProblemWords.french.problems[problem]),
    action,
    path: of === "source" ? "/imports/sources" : "/exports",
    note,
  });
  return { ...mail, isBudgeted: false };
}
