import { catalogue } from "#app/i18n/words.ts";

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
    imports: "Imports",
  },
  spaceTabs: {
    label: "Mon espace",
    account: "Mon compte",
    profile: "Mon profil public",
    exports: "Exports",
    data: "Mes données",
  },
  roles: { agence: "Agent Immo", proprietaire: "Propriétaire", chercheur: "Chercheur" },
  language: "Langue",
  languageApply: "Changer de langue",
  unreadMessages: (count: number) =>
    count === 0 ? "Messages : aucun non lu" : `Messages : ${count} non lu${count > 1 ? "s" : ""}`,
  newRequests: (count: number) =>
    count === 0 ? "Demandes : aucune nouvelle" : `Demandes : ${count} nouvelle${count > 1 ? "s" : ""}`,
});
