import { catalogue } from "../words.ts";

export const workspaceWords = /* @__PURE__ */ catalogue("workspace", {
  navigation: "Navigation de l’espace",
  backToSite: "Voir le site",
  logOut: "Se déconnecter",
  // Specification, section 2.
  links: {
    dashboard: "Tableau de bord",
    publications: "Mes Publications",
    publish: "Publier une annonce",
    requests: "Suivi des biens",
    space: "Mon espace",
    messages: "Messages",
    favourites: "Mes favoris",
    alerts: "Mes alertes",
    office: "Administration",
  },
  spaceTabs: { label: "Mon espace", account: "Mon compte", profile: "Mon profil public", data: "Mes données" },
  roles: { agence: "Agent Immo", proprietaire: "Propriétaire", chercheur: "Chercheur" },
  language: "Langue",
  languageApply: "Changer de langue",
  unreadMessages: (count: number) =>
    count === 0 ? "Messages : aucun non lu" : `Messages : ${count} non lu${count > 1 ? "s" : ""}`,
  newRequests: (count: number) =>
    count === 0 ? "Demandes : aucune nouvelle" : `Demandes : ${count} nouvelle${count > 1 ? "s" : ""}`,
  suspended: {
    title: "Organisation suspendue",
    text: "Le portail a suspendu votre organisation : ses annonces et son profil ne sont plus visibles. Les raisons, et comment les contester, ont été envoyées par e-mail à ses administrateurs. Rien n’est effacé.",
  },
  advertisersOnly: {
    title: "Réservé aux annonceurs",
    text: "Votre compte est un compte de chercheur : il garde vos favoris et vos demandes, mais ne publie pas d’annonce. Pour publier un bien, changez le type de votre compte dans votre espace : vous garderez tout le reste.",
    change: "Changer le type de mon compte",
    search: "Rechercher un bien",
  },
});
