import type { OutgoingMail } from "#app/domain/mail.ts";
import { officeMailWords } from "#app/i18n/fr/administration/office-mails.ts";
import { type Letter, type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";

const mails = officeMailWords.french;

type About = { title: string; slug: string; reference: string };

const sent = (site: MailSite, letter: Omit<Letter, "greeting" | "note">): OutgoingMail => ({
  ...writeMail(site, { greeting: mails.greeting, note: mails.contest, ...letter }),
  isBudgeted: false,
});

/** The mail to the holder of an account that an operator has deleted, with the reason. */
export const erasedMail = (site: MailSite, { email }: { email: string }, why: string): OutgoingMail =>
  sent(site, {
    to: email,
    subject: mails.erased.subject(site.SITE_NAME),
    paragraphs: [mails.erased.text(site.SITE_NAME), mails.why(why)],
    action: mails.toSite,
    path: "/",
  });

type OnListing = { to: string; listing: About; why: string };

/** The mail to an organisation about the correction of its listing's texts, with the reason. */
export const correctedMail = (site: MailSite, { to, listing, why }: OnListing): OutgoingMail =>
  sent(site, {
    to,
    subject: mails.corrected.subject(listing.title),
    paragraphs: [mails.corrected.text(listing.title), mails.why(why)],
    action: mails.toListing,
    path: `/annonces/${listing.slug}-${listing.reference}`,
  });

/** The mail to both organisations about the transfer of a listing to the named one, with the reason. */
export const transferredMail = (
  site: MailSite,
  { to, listing, name, why }: OnListing & { name: string },
): OutgoingMail =>
  sent(site, {
    to,
    subject: mails.transferred.subject(listing.title),
    paragraphs: [mails.transferred.text(listing.title, name), mails.why(why)],
    action: mails.toListing,
    path: `/annonces/${listing.slug}-${listing.reference}`,
  });
