import { catalogue } from "#app/i18n/words.ts";

export const dashboardWords = /* @__PURE__ */ catalogue("dashboard", {
  title: "Tableau de bord",
  hello: (name: string) => `Bonjour ${name}`,
  publish: "Publier une annonce",
  // Specification, section 2.
  statsTitle: "Vos biens",
  stats: {
    published: "Biens publiés",
    available: "Disponibles",
    negotiation: "En négociation",
    soldOrLet: "Transmis",
  },
  showAll: "Tout afficher",
  showAllMessages: "Tout afficher : messages",
  showAllRequests: "Tout afficher : demandes",
  messages: {
    title: "Messages récents",
    subtitle: "Les dernières personnes qui vous ont écrit",
    // The specification's columns, each with its meaning.
    columns: [
      { name: "N°", meaning: "de la demande" },
      { name: "Nom", meaning: "du demandeur" },
      { name: "Statut", meaning: "achat ou location" },
    ],
    unread: "non lu",
    empty: "Aucun message pour le moment. Ils arrivent ici dès qu’une personne vous écrit depuis une annonce.",
  },
  // The subject of a request, as the specification names it.
  statuses: { vente: "Achat", location: "Location" },
  requests: {
    title: "Statut de bien",
    subtitle: "Demandes à traiter",
    kind: "Demande de bien",
    negotiating: "En négociation",
    negotiate: "Négocier",
    negotiateWith: (name: string, title: string) => `Négocier avec ${name} : ${title}`,
    empty: "Aucune demande en attente. Tout est à jour.",
  },
  views: {
    title: "Vues de vos annonces",
    total: (count: string, isOne: boolean) => (isOne ? `${count} vue en 30 jours` : `${count} vues en 30 jours`),
    compared: (percent: string | null) =>
      percent === null ? "Autant que lors des 30 jours précédents" : `${percent} par rapport aux 30 jours précédents`,
    none: "Aucune vue ces 30 derniers jours.",
    label: (total: string, from: string) => `Vues de chaque jour, du ${from} à aujourd’hui : ${total} en tout.`,
    perDay: "Vues par jour",
    best: (count: string, isOne: boolean, day: string) =>
      `Meilleur jour : ${count} ${isOne ? "vue" : "vues"}, le ${day}`,
    until: "aujourd’hui",
  },
  tasks: {
    title: "À faire",
    undecidedFiles: (count: number) =>
      count === 1
        ? "1 fichier attend votre décision"
        : `${count > 10 ? "Plus de 10" : count} fichiers attendent votre décision`,
    hidden: (count: number) =>
      count === 1 ? "1 annonce masquée par le portail" : `${count} annonces masquées par le portail`,
    drafts: (count: number) => (count === 1 ? "1 brouillon à terminer" : `${count} brouillons à terminer`),
    withoutPhoto: (count: number) => (count === 1 ? "1 annonce sans photo" : `${count} annonces sans photo`),
    requests: (count: number) =>
      count === 1 ? "1 nouvelle demande sans réponse" : `${count} nouvelles demandes sans réponse`,
    messages: (count: number) => (count === 1 ? "1 message non lu" : `${count} messages non lus`),
    first: "Publiez votre première annonce",
    nothing: "Rien ne vous attend. Belle journée !",
  },
});
