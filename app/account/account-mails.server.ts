import { accountWords } from "#app/i18n/fr/account.ts";
import { type MailSite, writeMail } from "#app/platform/mail-layout.ts";
import type { Mail } from "#app/platform/mail.ts";

const { mails } = accountWords.french;

type MailedUser = { email: string; name: string };

/** The mail whose link opens a new account; `token` serves once, within a day. */
export const confirmAddressMail = (site: MailSite, user: MailedUser, token: string): Mail =>
  linkMail(site, user, { words: mails.confirm, path: "/confirmer-adresse", token });

/** The mail whose link sets a new password; `token` serves once, within an hour. */
export const resetPasswordMail = (site: MailSite, user: MailedUser, token: string): Mail =>
  linkMail(site, user, { words: mails.reset, path: "/nouveau-mot-de-passe", token });

/** The mail whose link makes `email` the address of an account; `token` serves once, within a day. */
export const confirmNewEmailMail = (site: MailSite, user: MailedUser, token: string): Mail =>
  linkMail(site, user, { words: mails.newEmail, path: "/confirmer-nouvelle-adresse", token });

/** Tells the present address that another one was asked for, and how to stop that. */
export const newEmailNotice = (site: MailSite, user: MailedUser, newEmail: string): Mail =>
  letter(site, user, {
    words: { ...mails.emailNotice, text: (name) => mails.emailNotice.text(name, newEmail) },
    path: "/mot-de-passe-oublie",
  });

/** Tells the holder of an account that somebody signed up with the same address. */
export const knownAddressNotice = (site: MailSite, user: MailedUser): Mail =>
  letter(site, user, { words: mails.knownAddress, path: "/connexion" });

type Letter = { words: typeof mails.confirm; path: string };

const linkMail = (site: MailSite, user: MailedUser, { words, path, token }: Letter & { token: string }): Mail =>
  letter(site, user, { words, path: `${path}?token=${encodeURIComponent(token)}` });

function letter(site: MailSite, user: MailedUser, { words: { subject, text, action, note }, path }: Letter): Mail {
  return writeMail(site, {
    to: user.email,
    subject: subject(site.SITE_NAME),
    greeting: mails.greeting(user.name),
    paragraphs: [text(site.SITE_NAME)],
    action,
    path,
    note,
  });
}
