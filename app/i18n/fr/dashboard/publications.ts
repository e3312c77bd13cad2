import { catalogue } from "#app/i18n/words.ts";

export const publicationWords = /* @__PURE__ */ catalogue("publications", {
  title: "Mes Publications",
  publish: "Publier une annonce",
  tabsLabel: "Annonces par état",
  tabs: {
    publiees: "Publiées",
    disponibles: "Disponibles",
    negociation: "En négociation",
    transmises: "Transmises",
    retirees: "Retirées",
    brouillons: "Brouillons",
  },
  propertyTypes: { appartement: "Appartement", maison: "Maison", terrain: "Terrain" },
  transactions: { vente: "Vente", location: "Location" },
  perMonth: "/mois",
  filters: "Rechercher et filtrer",
  search: "Rechercher dans mes annonces",
  searchHint: "Titre, commune ou référence",
  transaction: "Transaction",
  anyTransaction: "Toutes",
  filter: "Filtrer",
  clear: "Tout afficher",
  onlyWithoutPhoto: "Sans photo",
  count: (count: number, formatted: string) =>
    count === 0 ? "Aucune annonce" : `${formatted} ${count > 1 ? "annonces" : "annonce"}`,
  draftCount: (count: number, formatted: string) =>
    count === 0 ? "Aucun brouillon" : `${formatted} ${count > 1 ? "brouillons" : "brouillon"}`,
  table: "Mes annonces",
  columns: {
    select: "Sélectionner",
    listing: "Annonce",
    status: "État",
    price: "Prix",
    views: "Vues",
    favourites: "Favoris",
    requests: "Demandes",
    actions: "Actions",
  },
  select: (title: string) => `Sélectionner : ${title}`,
  selectAll: "Tout sélectionner",
  reference: (reference: string) => `Réf.\u00A0${reference}`,
  agencyReference: (reference: string) => `réf. agence ${reference}`,
  noPhoto: "Sans photo",
  openRequests: (count: number) => (count === 1 ? "1 en cours" : `${count} en cours`),
  publishedOn: (date: string) => `En ligne depuis le ${date}`,
  actionsFor: (title: string) => `Actions : ${title}`,
  edit: "Modifier",
  duplicate: "Dupliquer",
  see: "Voir l’annonce",
  moves: {
    retiree: "Retirer",
    pause: "Mettre en pause",
    /** Labels of the return to availability: from a stage on show, and from another stage. */
    available: "Rendre disponible",
    disponible: "Remettre en ligne",
    cedee: { vente: "Marquer comme vendu", location: "Marquer comme loué" },
    mark: (stage: string) => `Marquer « ${stage} »`,
    cedeeMany: "Vendues ou louées",
  },
  bulkTitle: "Annonces sélectionnées",
  chosen: (count: number) => (count === 1 ? "1 sélectionnée" : `${count} sélectionnées`),
  bulkHint: "Cochez des annonces pour les retirer, les remettre en ligne ou les marquer comme vendues ou louées.",
  confirmTitle: "Confirmer",
  confirmTransmit: (count: number) =>
    count === 1
      ? "Cette annonce quitte le site, et les personnes qui ont écrit à son sujet en sont averties. Vous pourrez la remettre en ligne."
      : `Ces ${count} annonces quittent le site, et les personnes qui ont écrit à leur sujet en sont averties. Vous pourrez les remettre en ligne.`,
  confirmSubmit: "Oui, ces biens sont vendus ou loués",
  confirmSubmitOne: { vente: "Oui, le bien est vendu", location: "Oui, le bien est loué" },
  cancel: "Annuler",
  nothingChosen: "Sélectionnez d’abord une ou plusieurs annonces.",
  notAllowed:
    "Votre rôle ne permet pas de changer l’état d’une annonce. " +
    "Demandez-le à un agent ou à un administrateur de votre organisation.",
  oneAtATime: "Les actions sur plusieurs annonces à la fois sont réservées aux agences.",
  editSoldOrLet:
    "Une annonce vendue ou louée ne se modifie plus. Remettez-la d’abord en ligne ; les modifications que vous aviez commencées restent dans vos brouillons.",
  hidden: "Personne d’autre ne la voit, et vous ne pouvez pas la remettre en ligne.",
  reasons: "Lire les motifs",
  copyHidden: "Le portail a masqué cette annonce : elle ne peut pas être copiée.",
  tooManyDrafts: "Vous avez déjà beaucoup de brouillons : terminez-en ou supprimez-en.",
  done: {
    retiree: (count: number) => (count === 1 ? "1 annonce retirée du site." : `${count} annonces retirées du site.`),
    pause: (count: number) => (count === 1 ? "1 annonce mise en pause." : `${count} annonces mises en pause.`),
    disponible: (count: number) =>
      count === 1 ? "1 annonce de nouveau disponible." : `${count} annonces de nouveau disponibles.`,
    cedee: (count: number) =>
      count === 1 ? "1 annonce marquée comme vendue ou louée." : `${count} annonces marquées comme vendues ou louées.`,
    marked: (count: number, stage: string) =>
      count === 1 ? `1 annonce marquée « ${stage} ».` : `${count} annonces marquées « ${stage} ».`,
  },
  refusedTitle: (count: number) =>
    count === 1 ? "1 annonce n’a pas changé :" : `${count} annonces n’ont pas changé :`,
  refused: (listing: string, reason: string) => `${listing} : ${reason}`,
  refusals: {
    negotiating: "une négociation est en cours ; terminez-la d’abord dans le suivi des biens",
    done_already: "c’est déjà son état",
    not_possible: "son état ne le permet pas",
    hidden: "le portail l’a masquée",
    too_many: "son état a beaucoup changé en peu de temps ; réessayez dans une heure",
    unknown: "elle n’existe pas parmi vos annonces",
  },
  empty: {
    publiees: "Aucune annonce en ligne pour le moment.",
    disponibles: "Aucune annonce disponible.",
    negociation: "Aucune annonce en négociation.",
    transmises: "Aucun bien vendu ou loué pour le moment.",
    retirees: "Aucune annonce retirée.",
    brouillons: "Aucun brouillon en cours.",
    search: "Aucune annonce ne correspond.",
  },
  drafts: {
    untitled: "Annonce sans titre",
    changes: (reference: string) => `Modifie l’annonce ${reference}`,
    updated: (date: string) => `Enregistré le ${date}`,
    resume: "Continuer",
    resumeNamed: (title: string) => `Continuer : ${title}`,
    remove: "Supprimer",
    removeNamed: (title: string) => `Supprimer le brouillon : ${title}`,
    deleted: "Le brouillon est supprimé.",
  },
});
