import { accountWords } from "#app/i18n/fr/account.ts";
import type { AuthMails, MailedUser } from "#app/platform/auth.server.ts";
import type { Environment } from "#app/platform/env.ts";
import { writeMail } from "#app/platform/mail-layout.ts";
import type { Mail } from "#app/platform/mail.ts";
import type { Mailer } from "#app/platform/mailer.server.ts";

type Site = Pick<Environment, "SITE_URL" | "SITE_NAME" | "PORT">;

const { mails } = accountWords.french;

/** The mail whose link opens a new account; `token` serves within a day. */
export const confirmAddressMail = (site: Site, user: MailedUser, token: string): Mail => linkMail(site, user, { words: mails.confirm, path: "/confirmer-adresse", token });

/** The mail whose link sets a new password; `token` serves once, within an hour. */
export const resetPasswordMail = (site: Site, user: MailedUser, token: string): Mail => linkMail(site, user, { words: mails.reset, path: "/nouveau-mot-de-passe", token });

/** The mail whose link makes `email` the address of an account; `token` serves once, within a day. */
export const confirmNewEmailMail = (site: Site, user: MailedUser, token: string): Mail => linkMail(site, user, { words: mails.newEmail, path: "/confirmer-nouvelle-adresse", token });

/** Tells the present address that another one was asked for, and how to stop that. */
export function newEmailNotice({ SITE_URL, SITE_NAME, PORT }: Site, user: MailedUser, newEmail: string): Mail {
  const { subject, text, action, note } = mails.emailNotice;
  const url = SITE_URL ?? `http://localhost:${PORT}`;
  return writeMail({
    to: user.email,
    subject: subject(SITE_NAME),
    greeting: mails.greeting(user.name),
    paragraphs: [text(SITE_NAME, newEmail)],
    action: { label: action, href: `${url}/mot-de-passe-oublie` },
    note,
    site: { name: SITE_NAME, url },
  });
}

/** Tells the holder of an account that somebody signed up with the same address. */
export function knownAddressNotice({ SITE_URL, SITE_NAME, PORT }: Site, user: MailedUser): Mail {
  const { subject, text, action, note } = mails.knownAddress;
  const url = SITE_URL ?? `http://localhost:${PORT}`;
  return writeMail({
    to: user.email,
    subject: subject(SITE_NAME),
    greeting: mails.greeting(user.name),
    paragraphs: [text(SITE_NAME)],
    action: { label: action, href: `${url}/connexion` },
    note,
    site: { name: SITE_NAME, url },
  });
}

/** The mails that `auth` asks for by itself. */
export const accountMails = ({ mailer, env }: { mailer: Mailer; env: Site }): AuthMails => ({
  confirmAddress: (user, token) => mailer.send(confirmAddressMail(env, user, token)),
  resetPassword: (user, token) => mailer.send(resetPasswordMail(env, user, token)),
});

function linkMail({ SITE_URL, SITE_NAME, PORT }: Site, user: MailedUser, { words, path, token }: { words: typeof mails.confirm; path: string; token: string }): Mail {
  const url = SITE_URL ?? `http://localhost:${PORT}`;
  return writeMail({
    to: user.email,
    subject: words.subject(SITE_NAME),
    greeting: mails.greeting(user.name),
    paragraphs: [words.text(SITE_NAME)],
    action: { label: words.action, href: `${url}${path}?token=${encodeURIComponent(token)}` },
    note: words.note,
    site: { name: SITE_NAME, url },
  });
}
