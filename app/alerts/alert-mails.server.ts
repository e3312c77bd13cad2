import type { AlertFrequency } from "#app/domain/alert.ts";
import type { Currency } from "#app/domain/currency.ts";
import type { OutgoingMail } from "#app/domain/mail.ts";
import { pictureAddress } from "#app/domain/picture-address.ts";
import { storedStage } from "#app/domain/listing-stage.ts";
import { alertMailWords } from "#app/i18n/fr/alerts/alert-mails.ts";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { stageWords } from "#app/i18n/fr/requests/stages.ts";
import { stageLabel } from "#app/i18n/stage-label.ts";
import { cardFacts } from "#app/listings/cards/card-facts.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import type { Environment } from "#app/platform/env.ts";
import { type MailListing, type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import { confirmAlertHref, endAlertHref, linkToken, openAlertHref } from "./alert-links.ts";
import { alertListHref } from "./alert-list-href.ts";
import type { Notice } from "./notices.repository.server.ts";
import type { Recipient } from "./recipients.repository.server.ts";

type Needs = { env: MailSite & Pick<Environment, "CURRENCY"> };
type MailedAlert = { id: number; name: string; frequency: AlertFrequency };
/** `plainName` is the alert's name without the words that the visitor typed. */
type NewAlert = MailedAlert & { plainName: string };

/** A listing of a mail, with its notice; `card` is null for a listing that is gone. */
export type MailedListing = { notice: Notice; card: ListingCard | null };

const words = alertMailWords.french;

/**
 * The mail that asks for a confirmation. It names the search in the portal's words alone, since a stranger may have typed other
 * words; the page behind the link shows them. The caller spends the limits.
 */
export function confirmAlertMail(
  { env }: Needs,
  { recipient, alert: { id, name, plainName, frequency } }: { recipient: Recipient; alert: NewAlert },
): OutgoingMail {
  const { subject, text, more, action, note } = words.confirm;
  const search = plainName === name ? name : more(plainName);
  const token = linkToken({ purpose: "confirm", id, key: recipient.key });
  const mail = writeMail(env, {
    to: recipient.email,
    subject: subject(search),
    greeting: words.greeting,
    paragraphs: [text({ site: env.SITE_NAME, search, frequency: words.frequencies[frequency] })],
    action,
    path: confirmAlertHref(token),
    note,
  });
  return { ...mail, isBudgeted: false };
}

/** The mail with the new matches of an alert. */
export function alertMail(
  { env }: Needs,
  {
    recipient,
    alert,
    listings,
    total,
  }: { recipient: Recipient; alert: MailedAlert; listings: MailedListing[]; total: number },
): OutgoingMail {
  const token = linkToken({ purpose: "alert", id: alert.id, key: recipient.key });
  const person = linkToken({ purpose: "person", id: recipient.id, key: recipient.key });
  const [first] = listings;
  const mail = writeMail(env, {
    to: recipient.email,
    subject: total === 1 && first ? subjectOf(first, env.CURRENCY) : words.alert.subject(total, alert.name),
    preheader: alert.name,
    greeting: words.greeting,
    paragraphs: [
      words.alert.text(total, alert.name),
      ...(total > listings.length ? [words.alert.more(total - listings.length)] : []),
    ],
    listings: listings.flatMap(({ notice, card }) =>
      card
        ? [
            mailListing(card, {
              mark: markOf({ notice, card }, env.CURRENCY),
              path: openAlertHref(token, card.reference),
              env,
            }),
          ]
        : [],
    ),
    action: words.alert.action(total),
    path: openAlertHref(token),
    note: words.alert.note(words.frequencies[alert.frequency]),
    links: [
      { label: words.alert.change, path: alertListHref({ token: person }) },
      { label: words.alert.end, path: endAlertHref(token) },
    ],
    unsubscribePath: endAlertHref(token),
  });
  return { ...mail, isBudgeted: false };
}

/** The mail with events of a recipient's favourites. */
export function favouriteMail(
  { env }: Needs,
  {
    recipient,
    kind,
    listings,
    total,
    similar,
  }: { recipient: Recipient; kind: FavouriteKind; listings: MailedListing[]; total: number; similar: ListingCard[] },
): OutgoingMail {
  const token = linkToken({ purpose: "favourites", id: recipient.id, key: recipient.key });
  const [first] = listings;
  const gone = listings.filter(({ card, notice }) => card === null || notice.kind === "gone");
  const goneLine = kind === "gone" ? words.favourites.named : words.favourites.gone;
  const mail = writeMail(env, {
    to: recipient.email,
    subject:
      total === 1 && first ? subjectOf(first, env.CURRENCY, favouriteSubjects) : words.favourites.subjects[kind](total),
    greeting: words.greeting,
    paragraphs: [
      words.favourites.texts[kind](total),
      ...gone.map(({ notice }) => goneLine(notice.title, notice.communeName)),
      ...(total > listings.length ? [words.favourites.more(total - listings.length)] : []),
      ...(similar.length > 0 ? [words.favourites.similar] : []),
    ],
    listings: [
      ...listings.flatMap(({ notice, card }) =>
        card && notice.kind !== "gone"
          ? [mailListing(card, { mark: favouriteMark({ notice, card }, env.CURRENCY), path: card.href, env })]
          : [],
      ),
      ...similar.map((card) => mailListing(card, { mark: words.favourites.similarMark, path: card.href, env })),
    ],
    action: words.favourites.action,
    path: "/favoris",
    note: words.favourites.note,
    links: [{ label: words.favourites.end, path: endAlertHref(token) }],
    unsubscribePath: endAlertHref(token),
  });
  return { ...mail, isBudgeted: false };
}

/** The mail with the link to a recipient's list of alerts. The caller spends the limits. */
export function alertListMail({ env }: Needs, recipient: Recipient): OutgoingMail {
  const { subject, text, action, note } = words.list;
  const token = linkToken({ purpose: "person", id: recipient.id, key: recipient.key });
  const mail = writeMail(env, {
    to: recipient.email,
    subject: subject(env.SITE_NAME),
    greeting: words.greeting,
    paragraphs: [text],
    action,
    path: alertListHref({ token }),
    note,
  });
  return { ...mail, isBudgeted: false };
}

/** The mail that asks a recipient, after a year without a click, whether the alerts shall go on. */
export function inactiveYearMail(
  { env }: Needs,
  { recipient, count }: { recipient: Recipient; count: number },
): OutgoingMail {
  const token = linkToken({ purpose: "person", id: recipient.id, key: recipient.key });
  const { subject, text, action, note } = words.quiet;
  const mail = writeMail(env, {
    to: recipient.email,
    subject: subject(env.SITE_NAME),
    greeting: words.greeting,
    paragraphs: [text(count)],
    action,
    path: alertListHref({ token }),
    note,
  });
  return { ...mail, isBudgeted: false };
}

/** The event of all homes in a mail of favourites; `mixed` if the events differ. */
type FavouriteKind = keyof typeof words.favourites.subjects;

export function favouriteKindOf(notices: Pick<Notice, "kind">[]): FavouriteKind {
  const [kind, ...others] = new Set(notices.map((notice) => notice.kind));
  return kind === undefined || kind === "new" || others.length > 0 ? "mixed" : kind;
}

const favouriteSubjects = { ...words.subjects, back: words.favourites.back };

function subjectOf({ notice, card }: MailedListing, currency: Currency, subjects = words.subjects): string {
  const title = card?.title ?? notice.title;
  const name = title.includes(notice.communeName) ? title : `${title}, ${notice.communeName}`;
  return subjects[notice.kind]({ name, price: formatPrice(notice.price, currency), stage: reachedStage(card) });
}

/** « Sous offre », « Sous compromis », « Réservé »; null for a home in an earlier stage. */
const reachedStage = (card: ListingCard | null): string | null =>
  card && storedStage(card.stage) !== null ? stageLabel(stageWords.french, card.stage, card.transaction) : null;

const favouriteMark = (listing: MailedListing, currency: Currency): string =>
  listing.notice.kind === "back" ? words.favourites.backMark : markOf(listing, currency);

function markOf({ notice: { kind, formerPrice, price }, card }: MailedListing, currency: Currency): string {
  if (kind === "negotiation") return reachedStage(card) ?? words.marks.negotiation;
  return kind === "cheaper" && formerPrice !== null
    ? words.marks.drop(formatPrice(formerPrice, currency), formatPrice(price, currency))
    : words.marks[kind];
}

type Shown = { mark: string | null; path: string; env: Needs["env"] };

function mailListing(card: ListingCard, { mark, path, env }: Shown): MailListing {
  const price = formatPrice(card.price, env.CURRENCY);
  const facts = cardFacts(card, { property: propertyWords.french, card: cardWords.french });
  return {
    path,
    title: card.title,
    price: card.transaction === "location" ? words.perMonth(price) : price,
    facts: [...facts, ...(card.energyClass ? [cardWords.french.energy(card.energyClass)] : [])].join(" · "),
    place: `${card.communeName} (${card.departmentCode})`,
    ...(mark === null ? {} : { mark }),
    picture: card.cover ? { path: pictureAddress(card.cover.sha256, "mail"), alt: card.cover.alt } : null,
  };
}
