import {
  confirmAddressMail,
  confirmNewEmailMail,
  knownAddressNotice,
  newEmailNotice,
  resetPasswordMail,
} from "#app/account/account-mails.server.ts";
import {
  alertMail,
  confirmAlertMail,
  favouriteMail,
  quietYearMail,
  type ToldListing,
} from "#app/alerts/alert-mails.server.ts";
import type { Currency } from "#app/domain/currency.ts";
import { type RequestStep, requestSteps } from "#app/domain/request.ts";
import { withFrenchSpacing } from "#app/i18n/french-spacing.ts";
import type { MailSite } from "#app/platform/mail/mail-layout.ts";
import { confirmRequestMail, stepMail } from "#app/requests/request-mails.server.ts";

type GallerySite = MailSite & { CURRENCY: Currency };

export type GalleryMail = {
  /** Start of the file's name. */
  name: string;
  title: string;
  /** Takes the mail as it is where pictures are blocked. */
  isWithoutPictures?: boolean;
  /** `pictures`: hashes of three pictures of the portal. */
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

/** Homes of mails, with the hashes of their pictures. */
function toldListings(pictures: string[]): ToldListing[] {
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
  status: "disponible" as const,
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

const alertHtml: GalleryMail["html"] = (env, pictures) =>
  alertMail({ env }, { recipient, alert, listings: toldListings(pictures), total: 3 }).html;

function soldHtml(env: GallerySite, pictures: string[]): string {
  const [first, ...others] = toldListings(pictures);
  const gone = { notice: { ...first!.notice, kind: "gone" as const, formerPrice: null }, card: null };
  const similar = others.flatMap(({ card }) => card ?? []);
  return favouriteMail({ env }, { recipient, listings: [gone], total: 1, similar }).html;
}

/** Every mail of the portal, and one with homes. */
export const galleryMails: GalleryMail[] = [
  { name: "mail-alerte", title: "An alert with three homes", html: alertHtml },
  { name: "mail-alerte-sans-images", title: "The same, pictures blocked", isWithoutPictures: true, html: alertHtml },
  {
    name: "mail-alerte-a-confirmer",
    title: "An alert without an account",
    html: (env) => confirmAlertMail({ env }, { recipient, alert }).html,
  },
  {
    name: "mail-favori-moins-cher",
    title: "A favourite gets cheaper",
    html: (env, pictures) =>
      favouriteMail({ env }, { recipient, listings: toldListings(pictures).slice(0, 1), total: 1, similar: [] }).html,
  },
  { name: "mail-favori-vendu", title: "A favourite is sold", html: soldHtml },
  {
    name: "mail-alertes-sans-clic",
    title: "Alerts without a click for a year",
    html: (env) => quietYearMail({ env }, { recipient, count: 2 }).html,
  },
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
