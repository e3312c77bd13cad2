import { atPlace } from "#app/i18n/places.ts";
import { catalogue } from "#app/i18n/words.ts";

export const listingWords = /* @__PURE__ */ catalogue("listings", {
  page: {
    breadcrumbs: "Fil d’Ariane",
    breadcrumbHome: "Accueil",
    breadcrumbListings: "Annonces",
    sample: "Annonce d’exemple : ce bien est imaginaire, il montre le fonctionnement du site.",
    reference: (reference: string) => `Référence ${reference}`,
    publishedOn: (date: string) => `Publiée le ${date}`,
    write: "Écrire à l’annonceur",
    similar: "Annonces similaires",
    similarLink: (place: string) => `Voir toutes les annonces ${atPlace(place)}`,
    similarAround: (place: string) => `Voir les annonces ${atPlace(place)} et aux alentours`,
    advertiser: "Annonceur",
    print: "Imprimer la fiche",
    report: "Signaler",
  },
  gallery: {
    label: "Photos du bien",
    open: (position: number, total: number) => `Agrandir la photo ${position} sur ${total}`,
    all: (total: number) => (total === 1 ? "Voir la photo" : `Voir les ${total} photos`),
    none: "L’annonceur n’a pas encore ajouté de photo.",
  },
  price: {
    perMonth: "par mois",
    chargesIncluded: "charges comprises",
    perSquareMetre: (amount: string) => `${amount}/m²`,
    insteadOf: "Au lieu de",
  },
  share: {
    share: "Partager",
    copied: "Adresse de l’annonce copiée",
    failed: "L’adresse n’a pas pu être copiée.",
  },
  gone: "Cette annonce n’est plus en ligne",
  meta: {
    description: (title: string, price: string) =>
      `${title}, ${price}. Photos, surfaces, DPE et contact de l’annonceur.`,
  },
});
