import {
  confirmAddressMail,
  confirmNewEmailMail,
  knownAddressNotice,
  newEmailNotice,
  resetPasswordMail,
} from "#app/account/account-mails.server.ts";
import type { Currency } from "#app/domain/currency.ts";
import { type RequestStep, requestSteps } from "#app/domain/request.ts";
import { withFrenchSpacing } from "#app/i18n/french-spacing.ts";
import { type MailListing, type MailSite, writeMail } from "#app/platform/mail/mail-layout.ts";
import { confirmRequestMail, stepMail } from "#app/requests/request-mails.server.ts";

type GallerySite = MailSite & { CURRENCY: Currency };

export type GalleryMail = {
  /** Start of the file's name. */
  name: string;
  title: string;
  /** Takes the mail as it is where pictures are blocked. */
  isWithoutPictures?: boolean;
  /** `pictures`: paths of three `mail` variants on the portal. */
  html(site: GallerySite, pictures: string[]): string;
};

const to = "camille@example.org";
const token = "k3Vd8sQx1bTn";
const camille = { email: to, name: "Camille", emailVerified: true };

const said: Partial<Record<RequestStep, string>> = {
  demande: "Bonjour,\nVotre appartement est-il toujours disponible ? Je peux venir le visiter samedi matin.\nCamille",
  message: "Samedi à 10 h me convient. L’entrée est au 12, sous le porche.",
  offre: "Mon financement est accordé.",
  declinee: "Le bien est réservé. Merci de votre intérêt.",
};
const titles: Record<RequestStep, string> = {
  demande: "A request",
  message: "A message",
  negociation: "A negotiation begins",
  fin_negociation: "A negotiation ends",
  offre: "An offer",
  acceptee: "A request is accepted",
  declinee: "A request is declined",
  retiree: "A request is withdrawn",
  depart: "The other side has left",
};
const ofSeeker = new Set<RequestStep>(["demande", "offre", "retiree"]);

const stepOf = (site: GallerySite, step: RequestStep, isOfSeeker = ofSeeker.has(step)) =>
  stepMail(site, {
    to,
    from: isOfSeeker ? "Camille" : "Agence du Port",
    step,
    author: isOfSeeker ? "demandeur" : "annonceur",
    body: isOfSeeker === ofSeeker.has(step) ? (said[step] ?? "") : "",
    amount: step === "offre" || step === "acceptee" ? 35_500_000 : null,
    title: "Appartement 3 pièces avec balcon",
    path: "/suivi/1",
    everything: { path: "/suivi", mergeKey: "suivi", requestId: "1" },
  });

function mergedHtml(site: GallerySite): string {
  const mail = stepOf(site, "message");
  return mail.causedBy === "others" && mail.merged ? mail.merged.html : mail.html;
}

const homes = (pictures: string[]): MailListing[] =>
  [
    {
      title: "Appartement 3 pièces avec balcon, vue sur la Saône",
      price: "330 000 €",
      facts: "3 pièces · 68 m² · 2 chambres · DPE C",
      place: "Lyon 5e (69005), Vieux Lyon",
      mark: "Baisse de prix : 350 000 € → 330 000 €",
    },
    {
      title: "Appartement 4 pièces, dernier étage",
      price: "389 000 €",
      facts: "4 pièces · 84 m² · 3 chambres · DPE D",
      place: "Lyon 7e (69007), Jean-Macé",
      mark: "Nouveau",
    },
    {
      title: "Appartement 3 pièces à rénover, près de la place des Terreaux",
      price: "298 000 €",
      facts: "3 pièces · 71 m² · 2 chambres",
      place: "Lyon 1er (69001)",
      mark: "De retour",
    },
  ].map((home, index) =>
    withFrenchSpacing({
      ...home,
      path: `/annonces/exemple-${index + 1}`,
      picture: pictures[index] ? { path: pictures[index], alt: `Photo : ${home.title}` } : null,
    }),
  );

/** As alerts write it. */
const alertHtml: GalleryMail["html"] = (site, pictures) =>
  writeMail(
    site,
    withFrenchSpacing({
      to,
      subject: "3 biens pour vous : appartements à vendre à Lyon",
      greeting: "Bonjour,",
      paragraphs: [
        "Trois biens correspondent à votre alerte « Appartements à vendre à Lyon, 3 pièces et plus, jusqu’à 400 000 € ».",
      ],
      listings: homes(pictures),
      action: "Voir les trois biens",
      path: "/annonces?commune=lyon&transactionType=vendre",
      note: "Vous recevez cet e-mail parce que vous avez créé cette alerte.",
      links: [
        { label: "Modifier cette alerte", path: "/alertes/exemple" },
        { label: "Ne plus recevoir ces e-mails", path: "/alertes/exemple/fin" },
      ],
      unsubscribePath: "/alertes/exemple/fin",
    }),
  ).html;

/** Every mail of the portal, and one with homes. */
export const galleryMails: GalleryMail[] = [
  { name: "mail-alerte", title: "An alert with three homes", html: alertHtml },
  { name: "mail-alerte-sans-images", title: "The same, pictures blocked", isWithoutPictures: true, html: alertHtml },
  { name: "mail-adresse", title: "A new account", html: (site) => confirmAddressMail(site, to, token).html },
  { name: "mail-compte-connu", title: "A known address", html: (site) => knownAddressNotice(site, camille).html },
  { name: "mail-mot-de-passe", title: "A new password", html: (site) => resetPasswordMail(site, camille, token).html },
  { name: "mail-nouvelle-adresse", title: "A new address", html: (site) => confirmNewEmailMail(site, to, token).html },
  {
    name: "mail-adresse-change",
    title: "An address that will change",
    html: (site) => newEmailNotice(site, to, "camille.durand@example.org").html,
  },
  {
    name: "mail-demande-a-confirmer",
    title: "A request without an account",
    html: (site) => confirmRequestMail(site, { to, reference: "A1B2C3", secret: token }).html,
  },
  ...requestSteps.map((step): GalleryMail => ({
    name: `mail-${step.replaceAll("_", "-")}`,
    title: titles[step],
    html: (site) => stepOf(site, step).html,
  })),
  { name: "mail-proposition", title: "A proposal", html: (site) => stepOf(site, "offre", false).html },
  { name: "mail-plusieurs", title: "Several messages", html: mergedHtml },
];
