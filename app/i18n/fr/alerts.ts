import type { AlertFrequency } from "#app/domain/alert.ts";
import { catalogue } from "../words.ts";

export const alertWords = /* @__PURE__ */ catalogue("alerts", {
  frequencies: {
    immediate: "Tout de suite",
    daily: "Chaque jour à 8 h",
    weekly: "Chaque semaine, le lundi à 8 h",
  } satisfies Record<AlertFrequency, string>,
  create: {
    title: "Créer une alerte",
    intro:
      "Soyez prévenu par e-mail des nouveaux biens, de ceux qui reviennent et des baisses de prix. Sans compte, et gratuitement.",
    search: "Votre recherche",
    change: "Modifier cette recherche",
    email: "Votre adresse e-mail",
    emailHint: "Un message vous demandera de la confirmer, une seule fois.",
    ownEmail: (email: string) => `Les messages partiront à l’adresse de votre compte : ${email}.`,
    frequency: "Quand vous prévenir ?",
    consent: (site: string) =>
      `En créant cette alerte, vous acceptez que ${site} garde cette recherche et votre adresse pour vous écrire, jusqu’à ce que vous y mettiez fin. Après un an sans clic, nous vous demandons si vous la gardez ; sans réponse, elle est effacée. Chaque message permet d’arrêter l’alerte en un geste.`,
    privacy: "Ce que nous gardons",
    submit: "Créer l’alerte",
    trap: "Laissez ce champ vide",
    nowhere: "Nous ne connaissons aucun des lieux de cette recherche. Repartez d’une recherche pour créer l’alerte.",
    toSearch: "Rechercher un bien",
    created: "Votre alerte est créée",
    createdText: "Nous vous écrirons au rythme choisi quand des biens correspondront à cette recherche :",
    manage: "Voir mes alertes",
    backToSearch: "Revenir à la recherche",
    look: "Consultez vos e-mails",
    lookText: (email: string) =>
      `Nous venons d’écrire à ${email}. Ouvrez ce message et confirmez l’alerte : elle commencera aussitôt. Le lien est valable sept jours.`,
    lookHint: "Rien dans quelques minutes ? Regardez dans le dossier des indésirables, ou vérifiez l’adresse.",
    again: "Corriger l’adresse",
    refusals: {
      nowhere: "Nous ne connaissons aucun des lieux de cette recherche : l’alerte n’est pas créée.",
      too_many: "Beaucoup d’alertes ont été demandées en peu de temps. Réessayez dans une heure.",
      full: "Vous avez déjà cinquante alertes : arrêtez-en une pour en créer une autre.",
    },
  },
  confirm: {
    title: "Confirmer votre alerte",
    intro: "Une fois confirmée, l’alerte vous préviendra des biens de cette recherche :",
    submit: "Confirmer l’alerte",
    expired:
      "Ce lien ne fonctionne plus : l’alerte n’a pas été confirmée sous sept jours, ou elle s’est arrêtée. Vous pouvez la créer de nouveau.",
    full: "Vous avez déjà cinquante alertes : arrêtez-en une, puis revenez à ce lien.",
    search: "Rechercher un bien",
  },
  end: {
    title: "Arrêter l’alerte",
    alert: "Voulez-vous ne plus recevoir de message pour cette recherche ?",
    submit: "Arrêter cette alerte",
    favouritesTitle: "Arrêter les messages sur vos favoris",
    favourites:
      "Voulez-vous ne plus être prévenu des baisses de prix, des négociations et des ventes de vos favoris ? Ils restent enregistrés.",
    favouritesSubmit: "Arrêter ces messages",
    ended: {
      alert: "L’alerte est arrêtée, et sa recherche effacée. Vous ne recevrez plus de message pour elle.",
      favourites: "Vous ne recevrez plus de message sur vos favoris. Ils restent enregistrés.",
    },
    endedTitle: { alert: "Alerte arrêtée", favourites: "Messages arrêtés" },
    others: "Voir mes autres alertes",
    search: "Faire une autre recherche",
  },
  unknownLink: "Ce lien est incomplet ou n’est plus valable. Ouvrez-le depuis le dernier message reçu.",
  tooMany: "Trop de liens incorrects ont été ouverts en peu de temps. Réessayez dans un quart d’heure.",
  list: {
    title: "Mes alertes",
    count: (count: number) => (count === 1 ? "1 alerte" : `${count} alertes`),
    of: (email: string) => `pour ${email}`,
    newHomes: (count: number) => (count === 1 ? "1 nouveauté" : `${count} nouveautés`),
    noNews: "Rien de nouveau pour l’instant",
    all: "Voir tous les résultats",
    seen: "Tout marquer comme vu",
    change: "Modifier la recherche",
    changeNote: "Changez les critères, créez la nouvelle alerte, puis arrêtez celle-ci.",
    settings: "Régler l’alerte",
    frequency: "Rythme des messages",
    apply: "Changer",
    pause: "Mettre en pause",
    resume: "Reprendre",
    end: "Arrêter l’alerte",
    endNote: "Elle sera effacée. Pour la retrouver plus tard, mettez-la plutôt en pause.",
    paused: {
      person: "En pause : vous ne recevez rien pour cette recherche.",
      refused:
        "En pause : votre messagerie a refusé notre dernier message. Vérifiez que votre boîte n’est pas pleine, puis reprenez.",
      complaint: "En pause : l’un de nos messages a été signalé comme indésirable. Reprenez si c’était une erreur.",
    },
    done: {
      confirmed: "Votre alerte est confirmée : elle commence maintenant.",
      pause: "L’alerte est en pause.",
      resume: "L’alerte a repris.",
      frequency: "Le rythme des messages est changé.",
      end: "L’alerte est arrêtée et effacée.",
      keep: "Vos alertes continuent.",
      seen: "Tout est marqué comme vu.",
      gone: "Cette alerte s’était déjà arrêtée.",
    },
    quiet:
      "Vos alertes n’ont reçu aucun clic depuis un an. Sans réponse de votre part sous trente jours, elles s’arrêteront et seront effacées.",
    keep: "Garder mes alertes",
    emptyTitle: "Aucune alerte pour le moment",
    emptyText:
      "Faites une recherche, puis choisissez « Créer une alerte » : vous serez prévenu des nouveaux biens et des baisses de prix.",
    search: "Rechercher un bien",
    listings: "Voir les annonces",
  },
  link: {
    intro:
      "Sans compte, vos alertes s’ouvrent par un lien personnel, présent dans chacun de nos messages. Recevez-le de nouveau ici.",
    submit: "Recevoir le lien",
    sent: "Si des alertes existent pour cette adresse, le lien vient de partir. Consultez vos e-mails.",
    tooMany: "Beaucoup de liens ont été demandés en peu de temps. Réessayez dans une heure.",
    logIn: "J’ai un compte : me connecter",
    new: "Pas encore d’alerte ? Faites une recherche, puis choisissez « Créer une alerte ».",
  },
});
