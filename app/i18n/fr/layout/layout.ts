import { catalogue } from "#app/i18n/words.ts";

export const layoutWords = /* @__PURE__ */ catalogue("layout", {
  skip: "Aller au contenu",
  brandHome: (name: string) => `${name}, accueil`,
  mainNavigation: "Navigation principale",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  menu: "Menu",
  links: {
    home: "Accueil",
    advertisers: "Annonceurs",
    listings: "Annonces",
    search: "Rechercher",
    publish: "Publier votre bien",
    favourites: "Mes favoris",
    alerts: "Mes alertes",
    account: "Mon espace",
    logIn: "Connexion",
    accessibility: {
      totale: "Accessibilité : totalement conforme",
      partielle: "Accessibilité : partiellement conforme",
      non: "Accessibilité : non conforme",
    },
  },
  footerClaim:
    "Le portail ouvert de l’immobilier : des annonces complètes, des recherches qui vont vite, et rien à vendre d’autre.",
  footerSearch: "Rechercher",
  footerSite: "Le site",
  copyright: (name: string, year: number) => `© ${year} ${name}. Tous les droits réservés`,
  loading: "Chargement de la page",
});
