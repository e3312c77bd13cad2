import {
  confirmAddressMail,
  confirmNewEmailMail,
  knownAddressNotice,
  newEmailNotice,
  resetPasswordMail,
} from "#app/account/account-mails.server.ts";
import { correctedMail, erasedMail, transferredMail } from "#app/administration/office-mails.server.ts";
import { testMail } from "#app/administration/use-cases/send-test-mail.server.ts";
import {
  alertListMail,
  alertMail,
  confirmAlertMail,
  favouriteMail,
  inactiveYearMail,
  type MailedListing,
} from "#app/alerts/alert-mails.server.ts";
import { operatorMail } from "#app/operators/operator-mails.server.ts";
import type { Mail } from "#app/domain/mail.ts";
import type { Currency } from "#app/domain/currency.ts";
import { failureMail } from "#app/feeds/accounts/mail-failure.server.ts";
import { importMail } from "#app/feeds/imports/mail-about-import.server.ts";
import { withFrenchSpacing } from "#app/i18n/french-spacing.ts";
import { answerMail, decisionMail, newCaseMail, receiptMail } from "#app/moderation/moderation-mails.server.ts";
import { writeStatements } from "#app/moderation/statement.ts";
import type { MailSite } from "#app/platform/mail/mail-layout.ts";
import type { MailedStep } from "#app/requests/request-events.repository.server.ts";
import { confirmRequestMail, stepMail } from "#app/requests/request-mails.server.ts";

type PortalSite = MailSite & { CURRENCY: Currency };

export type PortalMail = {
  /** Start of its pictures' names. */
  name: string;
  title: string;
  /** The picture shows the mail with its pictures blocked. */
  isWithoutPictures?: boolean;
  /** `pictures`: hashes of three pictures of the portal. */
  write(site: PortalSite, pictures: string[]): Mail;
};

const to = "camille@example.org";
const token = "k3Vd8sQx1bTn";
const decided = { title: "Maison de ville", slug: "maison-5-pieces-nantes", reference: "BV4K2M9" };
const camille = { email: to, name: "Camille", emailVerified: true };

const said: Partial<Record<MailedStep, string>> = {
  demande: "Bonjour,\nVotre appartement est-il toujours disponible ? Je peux venir le visiter samedi matin.\nCamille",
  message: "Samedi à 10 h me convient. L’entrée est au 12, sous le porche.",
  offre: "Mon financement est accordé.",
  declinee: "Le bien est réservé. Merci de votre intérêt.",
};
const titles: Record<MailedStep, string> = {
  demande: "A request",
  message: "A message",
  negociation: "A negotiation begins",
  fin_negociation: "A negotiation ends",
  offre: "An offer",
  offre_acceptee: "An offer is accepted",
  offre_refusee: "An offer is refused",
  acceptee: "A request is accepted",
  declinee: "A request is declined",
  retiree: "A request is withdrawn",
  depart: "The other side has left",
  remise_en_ligne: "A home is back online",
};
const mailedSteps = Object.keys(titles) as MailedStep[]; // written above
const ofSeeker = new Set<MailedStep>(["demande", "offre", "retiree"]);

const amount = 35_500_000;
const withAmount = new Set<MailedStep>(["offre", "offre_acceptee", "offre_refusee", "acceptee"]);

const stepOf = (site: PortalSite, step: MailedStep, isOfSeeker = ofSeeker.has(step)) =>
  stepMail(site, {
    to,
    side: isOfSeeker ? "annonceur" : "demandeur",
    event: {
      step,
      author: isOfSeeker ? "demandeur" : "annonceur",
      authorName: isOfSeeker ? "Camille" : "Agence du Port",
      body: isOfSeeker === ofSeeker.has(step) ? (said[step] ?? "") : "",
      amount: withAmount.has(step) ? amount : null,
      offer: step === "offre" ? null : { id: 1, author: isOfSeeker ? "annonceur" : "demandeur", amount },
    },
    listing: { title: "Appartement 3 pièces avec balcon", transaction: "vente" },
    path: "/suivi/1",
    everything: { path: "/suivi", mergeKey: "suivi", requestId: "1" },
  });

function mergedMail(site: PortalSite): Mail {
  const mail = stepOf(site, "message");
  return mail.isBudgeted && mail.merged ? { to, ...mail.merged } : mail;
}

/** Homes of mails, with the hashes of their pictures. */
function readMailedListings(pictures: string[]): MailedListing[] {
  return homes.map(({ notice, card }, nth) => {
    const [reference, slug] = [`BVEXMP${nth + 1}`, `exemple-${nth + 1}`];
    const cover = {
      sha256: pictures[nth] ?? "",
      width: 1600,
      height: 1067,
      placeholder: "",
      alt: `Photo : ${card.title}`,
    };
    const { title, price, communeName } = card;
    return {
      notice: {
        ...place,
        ...notice,
        listingId: nth,
        reference,
        slug,
        title,
        price,
        communeName,
        propertyType: "appartement",
      },
      card: {
        ...unknown,
        ...card,
        reference,
        href: `/annonces/${slug}-${reference}`,
        propertyType: "appartement",
        cover: pictures[nth] ? cover : null,
      },
    };
  });
}

const place = { communeId: 1, communeSlug: "lyon", transaction: "vente" as const };
const unknown = {
  transaction: "vente" as const,
  stage: "disponible" as const,
  previousPrice: null,
  landArea: null,
  quartier: null,
  departmentCode: "69",
  newUntil: null,
  photoCount: 5,
  position: null,
  agent: { name: "Agence du Port", photoUrl: null },
};
const homes = [
  {
    notice: { kind: "cheaper" as const, formerPrice: 35_000_000 },
    card: {
      title: "Appartement 3 pièces avec balcon, vue sur la Saône",
      price: 33_000_000,
      livingArea: 68,
      rooms: 3,
      bedrooms: 2,
      energyClass: "C" as const,
      communeName: "Lyon 5e",
    },
  },
  {
    notice: { kind: "new" as const, formerPrice: null },
    card: {
      title: "Appartement 4 pièces, dernier étage",
      price: 38_900_000,
      livingArea: 84,
      rooms: 4,
      bedrooms: 3,
      energyClass: "D" as const,
      communeName: "Lyon 7e",
    },
  },
  {
    notice: { kind: "back" as const, formerPrice: null },
    card: {
      title: "Appartement 3 pièces à rénover, près de la place des Terreaux",
      price: 29_800_000,
      livingArea: 71,
      rooms: 3,
      bedrooms: 2,
      energyClass: null,
      communeName: "Lyon 1er",
    },
  },
];

const recipient = { id: 7, email: to, key: "00000000-0000-4000-8000-000000000000" };
const alert = {
  id: 12,
  name: withFrenchSpacing("Appartements à vendre à Lyon, jusqu’à 400 000 €, 3 pièces et plus"),
  frequency: "daily" as const,
};

const writeAlert: PortalMail["write"] = (env, pictures) =>
  alertMail({ env }, { recipient, alert, listings: readMailedListings(pictures), total: 3 });

/** The first homes have left; the others are similar ones. */
const writeGone =
  (count: number): PortalMail["write"] =>
  (env, pictures) => {
    const all = readMailedListings(pictures);
    const gone = all.slice(0, count).map(({ notice }) => ({
      notice: { ...notice, kind: "gone" as const, formerPrice: null },
      card: null,
    }));
    const similar = all.slice(count).flatMap(({ card }) => card ?? []);
    return favouriteMail({ env }, { recipient, kind: "gone", listings: gone, total: count, similar });
  };

const statementsFor = (site: PortalSite, isContested = false) =>
  writeStatements({
    thing: {
      kind: "listing",
      id: "A1B2C3",
      title: "Studio au calme",
      text: "",
      behind: { kind: "organisation", id: "1" },
    },
    decision: {
      choice: "hide",
      ground: "fraud",
      groundText: "",
      facts: "Le loyer est demandé par virement avant toute visite. Les photos sont celles d’un autre site.",
      change: "",
    },
    hasCase: true,
    isContested,
    siteName: site.SITE_NAME,
  });

/** Every mail of the portal, and one with homes. */
export const portalMails: PortalMail[] = [
  ...(["granted", "revoked", "reset", "codes", "enrolled"] as const).map((news) => ({
    name: `operator-${news}`,
    title: `A role or second factor: ${news}`,
    write: (site: PortalSite) => operatorMail(site, { to, news }),
  })),
  {
    name: "office-erased",
    title: "An operator deletes an account",
    write: (site) => erasedMail(site, camille, "Demande reçue par courrier le 3 mars."),
  },
  {
    name: "office-corrected",
    title: "Moderation corrects a text",
    write: (site) =>
      correctedMail(site, { to, listing: decided, why: "Un numéro de téléphone figurait dans le titre." }),
  },
  {
    name: "office-transferred",
    title: "A listing is given to another organisation",
    write: (site) => transferredMail(site, { to, listing: decided, name: "Agence des Quais", why: "Mandat repris." }),
  },
  { name: "mail-alerte", title: "An alert with three homes", write: writeAlert },
  { name: "mail-alerte-sans-images", title: "The same, pictures blocked", isWithoutPictures: true, write: writeAlert },
  {
    name: "mail-alerte-a-confirmer",
    title: "An alert without an account",
    write: (env) => confirmAlertMail({ env }, { recipient, alert: { ...alert, plainName: alert.name } }),
  },
  {
    name: "mail-liste-des-alertes",
    title: "The link to one's alerts",
    write: (env) => alertListMail({ env }, recipient),
  },
  {
    name: "mail-favori-moins-cher",
    title: "A favourite gets cheaper",
    write: (env, pictures) =>
      favouriteMail(
        { env },
        { recipient, kind: "cheaper", listings: readMailedListings(pictures).slice(0, 1), total: 1, similar: [] },
      ),
  },
  { name: "mail-favori-vendu", title: "A favourite is sold", write: writeGone(1) },
  { name: "mail-favoris-partis", title: "Two favourites are gone", write: writeGone(2) },
  {
    name: "mail-alertes-sans-clic",
    title: "Alerts without a click for a year",
    write: (env) => inactiveYearMail({ env }, { recipient, count: 2 }),
  },
  { name: "mail-adresse", title: "A new account", write: (site) => confirmAddressMail(site, to, token) },
  { name: "mail-compte-connu", title: "A known address", write: (site) => knownAddressNotice(site, camille) },
  { name: "mail-mot-de-passe", title: "A new password", write: (site) => resetPasswordMail(site, camille, token) },
  { name: "mail-nouvelle-adresse", title: "A new address", write: (site) => confirmNewEmailMail(site, to, token) },
  {
    name: "mail-adresse-change",
    title: "An address that will change",
    write: (site) => newEmailNotice(site, to, "camille.durand@example.org"),
  },
  {
    name: "mail-demande-a-confirmer",
    title: "A request without an account",
    write: (site) => confirmRequestMail(site, { to, reference: "A1B2C3", secret: token, kind: "confirm" }),
  },
  {
    name: "mail-demande-rappel",
    title: "A reminder of a request without an account",
    write: (site) => confirmRequestMail(site, { to, reference: "A1B2C3", secret: token, kind: "reminder" }),
  },
  {
    name: "mail-signalement-recu",
    title: "The receipt of a report",
    write: (site) => receiptMail(site, { to, secret: token }),
  },
  {
    name: "mail-signalement-nouveau",
    title: "A new case, for operators",
    write: (site) => newCaseMail(site, { to, caseId: "128", about: "listing", kind: "scam" }),
  },
  {
    name: "mail-import-a-confirmer",
    title: "A file that would withdraw many homes",
    write: (site) => importMail(site, { to, importId: 12, fileName: "agence.zip", news: { kind: "held" } }),
  },
  {
    name: "mail-import-refuse",
    title: "A file that changes nothing",
    write: (site) =>
      importMail(site, { to, importId: 12, fileName: "agence.zip", news: { kind: "refused", refusal: "truncated" } }),
  },
  {
    name: "exports-en-panne",
    title: "An FTP account has got no listings for a day",
    write: (site) => failureMail(site, { to, of: "export", host: "ftp.passerelle.example", problem: "wrong_password" }),
  },
  {
    name: "mail-decision",
    title: "A decision with its reasons",
    write: (site) =>
      decisionMail(site, {
        to,
        about: "listing",
        number: "128",
        statement: statementsFor(site).toSubject!,
        secret: token,
      }),
  },
  {
    name: "mail-signalement-decide",
    title: "The answer to who reported",
    write: (site) =>
      answerMail(site, { to, statement: statementsFor(site).toReporters!, secret: token, contested: null }),
  },
  {
    name: "mail-contestation-decidee",
    title: "The answer to who contested a decision",
    write: (site) =>
      answerMail(site, { to, statement: statementsFor(site, true).toReporters!, secret: token, contested: "128" }),
  },
  ...mailedSteps.map((step): PortalMail => ({
    name: `mail-${step.replaceAll("_", "-")}`,
    title: titles[step],
    write: (site) => stepOf(site, step),
  })),
  { name: "mail-proposition", title: "A proposal", write: (site) => stepOf(site, "offre", false) },
  { name: "mail-essai", title: "A test mail", write: (site) => testMail(site, to) },
  {
    name: "mail-compte-ftp",
    title: "An FTP account that does not answer",
    write: (site) =>
      failureMail(site, { to, of: "source", host: "ftp.agence-du-port.example", problem: "wrong_password" }),
  },
  {
    name: "mail-compte-ftp-mot-de-passe",
    title: "A password to enter again",
    write: (site) =>
      failureMail(site, { to, of: "source", host: "ftp.agence-du-port.example", problem: "other_secret" }),
  },
  { name: "mail-plusieurs", title: "Several messages", write: mergedMail },
];
