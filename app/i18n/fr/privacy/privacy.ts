import { nameHost } from "#app/i18n/host-name.ts";
import { catalogue } from "#app/i18n/words.ts";

export const privacyWords = /* @__PURE__ */ catalogue("privacy", {
  title: "Mes données",
  intro: "Vos données vous appartiennent : emportez-les, ou effacez-les, sans rien demander à personne.",
  export: {
    title: "Tout télécharger",
    text: "Votre compte, votre profil, vos annonces, brouillons, demandes, messages, favoris, alertes et connexions, dans un fichier JSON que tout logiciel sait lire.",
    submit: "Télécharger mes données",
  },
  alerts: {
    title: "Mes alertes",
    text: "Vos alertes gardent leur recherche, votre adresse et, pendant deux mois, les biens annoncés, avec l’accord que vous avez donné en les créant : jusqu’à ce que vous y mettiez fin. Après un an sans clic, nous vous demandons si vous les gardez ; sans réponse sous trente jours, elles sont effacées.",
    manage: "Voir et arrêter mes alertes",
    more: "Ce que gardent vos alertes",
  },
  elsewhere: {
    title: "Cartes et adresses",
    map: (host: string) =>
      `Quand une carte s’affiche, votre navigateur demande son fond à ${nameHost(host, "l’IGN, service public")}, qui voit donc votre adresse IP et la zone affichée.`,
    address: (host: string) =>
      `Quand vous demandez à trouver l’adresse d’un bien sur la carte, cette adresse et le code de sa commune sont envoyés à ${nameHost(host, "l’IGN")}, sans rien qui vous désigne.`,
  },
  deletion: {
    title: "Supprimer mon compte",
    text: "La suppression est immédiate et définitive :",
    effects: [
      "vos annonces quittent le site, avec leurs textes, leurs photos et leur adresse ; qui en gardait une en favori apprend qu’elle n’est plus disponible ;",
      "vos demandes en cours sont retirées, et votre nom disparaît des échanges, que vos correspondants gardent : ils apprennent que votre compte n’existe plus ;",
      "votre profil, vos brouillons, vos favoris, vos alertes et vos connexions sont effacés.",
    ],
    advice: "Pensez à télécharger vos données avant.",
    password: "Votre mot de passe",
    email: "Votre adresse e-mail, pour confirmer",
    submit: "Supprimer définitivement mon compte",
    refusals: {
      wrong_password: "Le mot de passe est incorrect. Rien n’a été supprimé.",
      wrong_email: "Ce n’est pas l’adresse de votre compte. Rien n’a été supprimé.",
      last_operator:
        "Votre compte est le dernier à administrer ce portail : donnez d’abord ce rôle à quelqu’un d’autre.",
      too_many: "Trop d’essais en peu de temps. Réessayez dans un quart d’heure.",
    },
  },
  // Titles of a deleted advertiser's listings in the threads of other people.
  erasedTitles: {
    appartement: { vente: "Appartement à vendre", location: "Appartement à louer" },
    maison: { vente: "Maison à vendre", location: "Maison à louer" },
    terrain: { vente: "Terrain à vendre", location: "Terrain à louer" },
  },
  goodbye: {
    title: "Votre compte est supprimé",
    text: "Vos données sont effacées et vos annonces ne sont plus en ligne. Merci d’avoir été des nôtres.",
    home: "Retour à l’accueil",
  },
});
