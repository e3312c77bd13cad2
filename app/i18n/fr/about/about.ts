import { catalogue } from "#app/i18n/words.ts";

export const aboutWords = /* @__PURE__ */ catalogue("about", {
  legal: {
    title: "Mentions légales",
    intro: "Qui publie ce site, qui l’héberge et comment les joindre.",
    metaDescription: (site: string) => `Éditeur, directeur de la publication et hébergeur de ${site}.`,
    example: "Exemple à compléter par l’exploitant du portail : ces mentions ne désignent encore personne.",
    missing: "Les mentions légales de ce portail ne sont pas encore renseignées par son exploitant.",
    publisher: {
      title: "Éditeur du site",
      name: "Nom ou raison sociale",
      form: "Forme juridique",
      address: "Adresse",
      phone: "Téléphone",
      email: "Adresse e-mail",
      registration: "Immatriculation",
      vat: "Numéro de TVA",
      card: "Carte professionnelle",
      director: "Directeur de la publication",
    },
    browser: {
      title: "Ce que garde votre navigateur",
      text: "Ces choix restent sur votre appareil. Le site ne reçoit que les références des annonces, au moment de les afficher ; il ne mesure ni ne suit personne d’un site à l’autre.",
      items: [
        "Vos favoris, votre comparaison et les douze dernières annonces vues, jusqu’à ce que vous les effaciez ou vous déconnectiez.",
        "Le budget que vous tapez (apport, taux, durée, assurance, revenus ; d’un bien : neuf ou ancien, travaux, taxe foncière), jusqu’à ce que vous l’effaciez ou vous déconnectiez ; il n’est pas envoyé.",
        "Le message que vous écrivez à un annonceur, jusqu’à son envoi ou la fermeture de l’onglet. Si votre session avait pris fin au moment de l’envoi, un cookie le garde jusqu’à votre connexion, une heure au plus.",
        "Un cookie qui ouvre vos alertes sans lien, " +
          "si vous en avez confirmé une ici, pendant un an, ou jusqu’à ce que vous choisissiez « Oublier sur cet appareil » ou vous déconnectiez d’un compte.",
        "Les cookies de votre session, une fois que vous êtes connecté, et, pendant cinq secondes après chaque envoi, un cookie qui vous montre des pages à jour.",
      ],
    },
    alerts: {
      title: "Ce que gardent vos alertes",
      items: [
        "Quoi : votre adresse e-mail, la recherche et les lieux où elle cherche, le rythme choisi, la date de votre dernier clic et, pendant deux mois, les biens qui vous ont été annoncés. Avec un compte, aussi ce que vous souhaitez savoir de vos favoris.",
        "Pourquoi : vous écrire ce que la recherche trouve, avec votre consentement, donné en confirmant l’alerte. Rien n’est transmis aux annonceurs ni à personne d’autre.",
        "Combien de temps : jusqu’à ce que vous y mettiez fin. Après un an sans clic, nous vous demandons si vous gardez vos alertes ; sans réponse sous trente jours, tout est effacé. Une alerte en pause est effacée au bout d’un an, une alerte qui n’est pas confirmée sous sept jours.",
        "Comment arrêter : par le lien de chaque message, sans compte et en un geste, ou par la page « Mes alertes ». L’alerte est effacée aussitôt, et votre adresse le lendemain si plus rien ne l’emploie.",
      ],
      manage: "Voir mes alertes",
    },
    host: { title: "Hébergeur", name: "Raison sociale", address: "Adresse", phone: "Téléphone" },
  },
  credits: {
    title: "Crédits",
    intro:
      "Ce portail repose sur le travail de beaucoup d’autres. Voici les données, les polices, les dessins et les logiciels que vous avez sous les yeux, avec leurs auteurs et leurs licences.",
    dataTitle: "Données",
    designTitle: "Caractères et pictogrammes",
    picturesTitle: "Images",
    pictures:
      "Les images des annonces d’exemple et de l’accueil sont des images de synthèse, créées pour ce site. Les logements et les annonceurs d’exemple sont imaginaires : toute ressemblance avec un bien réel serait fortuite.",
    softwareTitle: "Logiciels",
    software:
      "Le site est un logiciel libre, publié sous licence MIT, bâti sur PostgreSQL, Node.js, React et React Router, et leurs bibliothèques.",
    source: "Source",
    positionsNote:
      "Là où GeoNames n’a pas de position, celle de la commune est estimée d’après ses voisines, et marquée comme telle.",
    metaDescription:
      "Auteurs et licences des données, des polices, des images et des logiciels de ce portail immobilier.",
    items: {
      communes: {
        name: "Communes, arrondissements et codes postaux",
        by: "Etalab, d’après l’Insee et La Poste",
        licence: "Licence Ouverte 2.0",
      },
      positions: {
        name: "Positions des villes",
        by: "GeoNames",
        licence: "Creative Commons Attribution 4.0 (CC BY 4.0)",
      },
      plan: { name: "Plan IGN (fond de carte)", by: "IGN, Géoplateforme", licence: "Licence Ouverte 2.0" },
      addresses: {
        name: "Positions des adresses",
        by: "Base Adresse Nationale, par le géocodeur de la Géoplateforme (IGN)",
        licence: "Licence Ouverte 2.0",
      },
      land: {
        name: "Côtes, frontières, cours d’eau et lacs du fond embarqué",
        by: "Natural Earth",
        licence: "Domaine public",
      },
      fraunces: { name: "Fraunces", by: "The Fraunces Project Authors", licence: "SIL Open Font License 1.1 (OFL)" },
      figtree: { name: "Figtree", by: "The Figtree Project Authors", licence: "SIL Open Font License 1.1 (OFL)" },
      icons: { name: "Pictogrammes Lucide", by: "Lucide Contributors", licence: "Licence ISC" },
    },
  },
});
