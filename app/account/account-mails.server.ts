import { accountWords } from "#app/i18n/fr/account/account.ts";
import { type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import type { Mail, OutgoingMail } from "#app/domain/mail.ts";

const { mails } = accountWords.french;

type MailedUser = { email: string; name: string; emailVerified: boolean };

/** The mail whose link confirms a new account; `token` works once, for a day. */
export const confirmAddressMail = (site: MailSite, to: string, token: string): OutgoingMail =>
  budgeted(linkMail(site, { to, name: null }, { words: mails.confirm, path: "/confirmer-adresse", token }));

/** The mail whose link sets a new password; `token` works once, for an hour. The caller spends the limits. */
export const resetPasswordMail = (site: MailSite, user: MailedUser, token: string): OutgoingMail => ({
  ...linkMail(site, proven(user), { words: mails.reset, path: "/nouveau-mot-de-passe", token }),
  isBudgeted: false,
});

/** The mail whose link makes `to` the account's address; `token` works once, for a day. */
export const confirmNewEmailMail = (site: MailSite, to: string, token: string): OutgoingMail =>
  budgeted(linkMail(site, { to, name: null }, { words: mails.newEmail, path: "/confirmer-nouvelle-adresse", token }));

/** The notice to the current address that a session of its holder requested another one, and how to stop that. */
export const newEmailNotice = (site: MailSite, to: string, newEmail: string): OutgoingMail => ({
  ...letter(
    site,
    { to, name: null },
    {
      words: { ...mails.emailNotice, text: (name) => mails.emailNotice.text(name, newEmail) },
      path: "/mot-de-passe-oublie",
    },
  ),
  isBudgeted: false,
});

/** The notice to the holder of an account that somebody signed up with the same address. */
export const knownAddressNotice = (site: MailSite, user: MailedUser): OutgoingMail =>
  budgeted(letter(site, proven(user), { words: mails.knownAddress, path: "/connexion" }));

/** The recipient. The name is null until the address is confirmed: anybody may have typed it. */
type Reader = { to: string; name: string | null };
type Letter = { words: typeof mails.confirm; path: string };

const proven = ({ email, name, emailVerified }: MailedUser): Reader => ({
  to: email,
  name: emailVerified ? name : null,
});

const budgeted = (mail: Mail): OutgoingMail => ({ ...mail, isBudgeted: true, merged: null });

const linkMail = (site: MailSite, reader: Reader, { words, path, token }: Letter & { token: string }): Mail =>
  letter(site, reader, { words, path: `${path}?token=${encodeURIComponent(token)}` });

function letter(site: MailSite, { to, name }: Reader, { words: { subject, text, action, note }, path }: Letter): Mail {
  return writeMail(site, {
    to,
    subject: subject(site.SITE_NAME),
    name,
    greeting: name === null ? mails.greetingNoName : mails.greeting(name),
    paragraphs: [text(site.SITE_NAME)],
    action,
    path,
    note,
  });
}
