import { catalogue } from "../words.ts";

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
    id: "N°",
    name: "Nom",
    status: "Statut",
    unread: "non lu",
    empty: "Aucun message pour le moment. Ils arrivent ici dès qu’une personne vous écrit depuis une annonce.",
  },
  // What a request is about, as the specification names it.
  statuses: { vente: "Achat", location: "Location" },
  requests: {
    title: "Statut de bien",
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
    label: (total: string, best: string, day: string) =>
      `${total} vues en 30 jours ; le meilleur jour : ${best} le ${day}.`,
    from: "il y a 30 jours",
    until: "aujourd’hui",
  },
  tasks: {
    title: "À faire",
    drafts: (count: number) => (count === 1 ? "1 brouillon à terminer" : `${count} brouillons à terminer`),
    withoutPhoto: (count: number) => (count === 1 ? "1 annonce sans photo" : `${count} annonces sans photo`),
    requests: (count: number) =>
      count === 1 ? "1 nouvelle demande sans réponse" : `${count} nouvelles demandes sans réponse`,
    first: "Publiez votre première annonce",
    nothing: "Rien ne vous attend. Belle journée !",
  },
});
