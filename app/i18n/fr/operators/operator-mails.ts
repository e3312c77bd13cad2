import { catalogue } from "#app/i18n/words.ts";

export const operatorMailWords = /* @__PURE__ */ catalogue("operator-mails", {
  greeting: "Bonjour,",
  action: "Ouvrir l’administration",
  note: "Vous n’y êtes pour rien ? Changez votre mot de passe, et prévenez l’équipe du portail.",
  news: {
    granted: {
      subject: (site: string) => `Vous avez un rôle dans l’administration de ${site}`,
      text:
        "Un rôle vous a été donné. À votre première visite, vous réglerez un second facteur sur votre téléphone, " +
        "avec le code d’activation que vous remet la personne qui vous l’a donné.",
    },
    revoked: {
      subject: (site: string) => `Votre rôle dans l’administration de ${site} a pris fin`,
      text: "Votre rôle vous a été retiré, avec votre second facteur. Votre compte reste ouvert.",
    },
    reset: {
      subject: (site: string) => `Votre second facteur sur ${site} est remis à zéro`,
      text:
        "Votre second facteur a été remis à zéro : vous en réglerez un autre à votre prochaine visite, avec le " +
        "code d’activation que vous remet la personne qui l’a fait.",
    },
    codes: {
      subject: (site: string) => `Vos codes de secours sur ${site} ont été renouvelés`,
      text: "Dix nouveaux codes de secours viennent d’être créés pour votre second facteur. Les précédents ne servent plus.",
    },
    enrolled: {
      subject: (site: string) => `Un second facteur est réglé pour votre compte ${site}`,
      text: "Une application vient d’être réglée comme second facteur de votre compte, qui ouvre l’administration.",
    },
  },
});
