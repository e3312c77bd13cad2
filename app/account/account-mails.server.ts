import { accountWords } from "#app/i18n/fr/account.ts";
import type { AuthMails, MailedUser } from "#app/platform/auth.server.ts";
import type { Environment } from "#app/platform/env.ts";
import { writeMail } from "#app/platform/mail-layout.ts";
import type { Mailer } from "#app/platform/mailer.server.ts";

type Needs = { mailer: Mailer; env: Pick<Environment, "SITE_URL" | "SITE_NAME" | "PORT"> };

/** The mails that prove an address or give back an account. Their links hold a one-time token. */
export function accountMails({ mailer, env }: Needs): AuthMails {
  const url = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const { mails } = accountWords.french;
  const send = (user: MailedUser, words: typeof mails.confirm, path: string, token: string) =>
    mailer.send(
      writeMail({
        to: user.email,
        subject: words.subject(env.SITE_NAME),
        greeting: mails.greeting(user.name),
        paragraphs: [words.text(env.SITE_NAME)],
        action: { label: words.action, href: `${url}${path}?token=${encodeURIComponent(token)}` },
        note: words.note,
        site: { name: env.SITE_NAME, url },
      }),
    );
  return {
    confirmAddress: (user, token) => send(user, mails.confirm, "/confirmer-adresse", token),
    resetPassword: (user, token) => send(user, mails.reset, "/nouveau-mot-de-passe", token),
  };
}
