import { catalogue } from "#app/i18n/words.ts";

export const accountWords = /* @__PURE__ */ catalogue("account", {
  userTypes: { chercheur: "Je cherche un bien", agence: "Je suis une agence", proprietaire: "Je suis propriétaire" },
  userTypeNames: { chercheur: "Chercheur", agence: "Agence", proprietaire: "Propriétaire" },
  fields: {
    firstName: "Prénom",
    familyName: "Nom de famille",
    email: "Adresse e-mail",
    userType: "Type d’utilisateur",
    userTypeChoose: "Choisissez…",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    currentPassword: "Mot de passe actuel",
    newEmail: "Nouvelle adresse e-mail",
    confirmation: "Confirmer le mot de passe",
    rememberMe: "Se souvenir de moi",
    passwordHint: "Au moins 8 caractères : majuscule, minuscule, chiffre et un caractère spécial parmi !@#$%^&*",
    showPassword: "Afficher le mot de passe",
    hidePassword: "Masquer le mot de passe",
  },
  login: {
    title: "Connexion",
    intro: "Connectez-vous pour publier un bien, suivre vos demandes et retrouver vos favoris et vos alertes.",
    submit: "Se connecter",
    forgotten: "Mot de passe oublié ?",
    noAccount: "Pas encore de compte ?",
    signUp: "Créer un compte",
    or: "ou",
    with: (provider: string) => `Continuer avec ${provider}`,
    providerOff: (provider: string) => `La connexion avec ${provider} n’est pas activée sur ce portail.`,
    wrong: "L’adresse e-mail ou le mot de passe est incorrect.",
    unconfirmed: "Cette adresse n’est pas encore confirmée. Nous venons de vous renvoyer le lien de confirmation.",
    tooMany: (wait: string) =>
      `Trop d’essais en peu de temps. Réessayez dans ${wait} : chaque erreur de plus allonge l’attente. ` +
      "Choisir un nouveau mot de passe y met fin.",
    suspended: "Ce compte est suspendu. Les raisons, et comment les contester, vous ont été envoyées par e-mail.",
    samplesBySite: "Les comptes d’exemple sont fermés sur ce portail, qui a une adresse publique (SITE_URL).",
    samplesByDatabase:
      "Les comptes d’exemple sont fermés sur ce portail, qui a son propre serveur de base de données (DATABASE_URL).",
    samplesByProxy: "Les comptes d’exemple sont fermés : ce portail est derrière un proxy.",
    machineOnly:
      "Ce compte d’exemple administre le portail : il ne s’ouvre que sur la machine même, à une adresse qui " +
      "commence par « http://localhost ».",
    networkOnly:
      "Les comptes d’exemple ne s’ouvrent que sur la machine du portail ou depuis ses réseaux privés, à une " +
      "adresse comme « http://localhost » ou « http://192.168.1.20 ».",
    passwordChanged: "Votre mot de passe est changé. Vous pouvez vous connecter.",
    emailChanged: "Votre nouvelle adresse est confirmée. Connectez-vous avec elle.",
    loggedOut: "Vous êtes déconnecté.",
    notSent: "Votre session a pris fin : votre envoi n’est pas parti.",
    kept: "Ce que vous avez écrit n’est pas perdu : reconnectez-vous, vous le retrouverez dans l’échange.",
    toPublish: "Connectez-vous pour publier votre bien. Pas encore de compte ? Créez-le d’abord, c’est gratuit.",
    toSendStock: "Connectez-vous pour envoyer votre stock. Pas encore de compte ? Créez-le d’abord, c’est gratuit.",
    sentHere: "Connectez-vous pour continuer : vous reviendrez à la page demandée.",
    socialFailed: "La connexion n’a pas abouti. Réessayez, ou utilisez votre mot de passe.",
    socialCancelled: "Vous avez interrompu la connexion. Réessayez, ou utilisez votre mot de passe.",
    socialNoEmail:
      "Ce service ne nous a pas donné d’adresse e-mail confirmée. Utilisez votre mot de passe, ou créez un compte.",
    socialTooMany: "Trop d’essais en peu de temps. Attendez un quart d’heure, puis réessayez.",
  },
  signUp: {
    title: "Créer un compte",
    intro:
      "Gratuit, en une minute : vos favoris, vos alertes et vos demandes au même endroit. Vous pourrez tout effacer vous-même.",
    submit: "Créer mon compte",
    hasAccount: "Déjà un compte ?",
    login: "Se connecter",
    // Specification, section 8.
    success: "Inscription réussie !",
    next: "Plus qu’un clic : ouvrez l’e-mail envoyé à",
    hint: "Son lien confirme votre adresse. Rien reçu ? Regardez dans les indésirables, ou faites-le renvoyer.",
    resend: "Renvoyer",
    resent: (email: string) => `L’e-mail est renvoyé à ${email}. Son lien remplace le précédent.`,
    resentTooOften:
      "L’e-mail a déjà été renvoyé plusieurs fois : celui-ci n’est pas parti. Réessayez dans une heure, et regardez dans les indésirables.",
    another: "Créer un autre compte",
    toPublish: "Vous venez publier un bien : changez ce choix si vous êtes une agence.",
    toSendStock:
      "Gratuit, en une minute. Ensuite, déposez un fichier Poliris ou donnez un accès FTP : rien n’est publié avant votre accord.",
    failure: "Une erreur est survenue lors de l'inscription.",
  },
  welcome: {
    title: "Bienvenue",
    intro: "Votre compte est ouvert. Dites-nous encore qui vous êtes : vous pourrez changer d’avis dans votre espace.",
    submit: "Continuer",
  },
  forgotten: {
    title: "Mot de passe oublié",
    intro: "Indiquez l’adresse de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.",
    submit: "Recevoir le lien",
    sent: "Si un compte existe à cette adresse, un message vient de partir. Le lien est valable une heure.",
    back: "Retour à la connexion",
  },
  reset: {
    title: "Nouveau mot de passe",
    submit: "Modifier le mot de passe",
    expired: "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.",
    askAgain: "Demander un nouveau lien",
  },
  confirm: {
    title: "Confirmer votre adresse",
    intro:
      "Appuyez sur le bouton : votre compte s’ouvre aussitôt sur cet appareil. Si vous n’en avez pas créé, fermez cette page.",
    submit: "Confirmer mon adresse",
    expired:
      "Ce lien a expiré ou a déjà servi. Connectez-vous : si votre adresse n’est pas encore confirmée, vous en recevrez un nouveau.",
  },
  confirmNewEmail: {
    title: "Confirmer votre nouvelle adresse",
    intro: "Un dernier geste : elle remplacera l’ancienne, et vos autres appareils seront déconnectés.",
    submit: "Confirmer ma nouvelle adresse",
    expired: "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau dans votre espace.",
  },
  space: {
    title: "Mon espace",
    hello: (firstName: string) => `Bonjour ${firstName}`,
    identity: "Mon compte",
    name: "Nom",
    type: "Type de compte",
    since: (date: string) => `Compte créé le ${date}`,
    passwordTitle: "Modifier mon mot de passe",
    passwordNote: "Vos autres appareils seront déconnectés.",
    passwordSubmit: "Modifier le mot de passe",
    passwordDone: "Votre mot de passe est changé, et vos autres appareils sont déconnectés.",
    noPassword:
      "Vous vous connectez avec Google ou Facebook, sans mot de passe. Choisissez-en un d’abord : nous vous envoyons le lien.",
    choosePassword: "Choisir un mot de passe",
    namesTitle: "Modifier mon nom",
    namesSubmit: "Enregistrer",
    namesDone: "Votre nom est enregistré.",
    emailTitle: "Modifier mon adresse e-mail",
    emailNote: "Un lien envoyé à la nouvelle adresse la confirme ; jusque-là, rien ne change.",
    emailSubmit: "Recevoir le lien",
    emailSent:
      "Ouvrez le message envoyé à la nouvelle adresse pour la confirmer. Il n’arrive pas si elle sert déjà à un autre compte.",
    emailDone: "Votre nouvelle adresse est confirmée, et vos autres appareils sont déconnectés.",
    typeTitle: "Modifier mon type de compte",
    typeNote: "Pour publier des annonces, devenez annonceur. Vos favoris et vos demandes restent les vôtres.",
    typeSubmit: "Modifier le type",
    typeDone: "Votre compte peut maintenant publier des annonces.",
    sessionsTitle: "Mes appareils connectés",
    thisDevice: "Cet appareil",
    unknownDevice: "Appareil inconnu",
    seen: (date: string) => `Dernière visite le ${date}`,
    endSession: (device: string) => `Déconnecter ${device}`,
    end: "Déconnecter",
    logOutEverywhere: "Se déconnecter partout",
    endOthers: "Déconnecter tous les autres appareils",
    ended: "C’est fait : la session est fermée.",
  },
  // Specification, section 5.
  problems: {
    firstNameRequired: "Le prénom est requis.",
    familyNameRequired: "Le nom de la famille est requis.",
    nameTooLong: "80 caractères au plus.",
    emailRequired: "Indiquez votre adresse e-mail.",
    emailInvalid: "L'adresse e-mail n'est pas valide.",
    passwordRequired: "Le mot de passe est requis.",
    passwordTooShort: "Le mot de passe doit contenir au moins 8 caractères.",
    passwordTooLong: "128 caractères au plus.",
    passwordWeak:
      "Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial.",
    signUpPassword:
      "Le mot de passe doit contenir au moins 8 caractères, dont une lettre, un chiffre et un caractère spécial.",
    confirmationDiffers: "Les mots de passe ne correspondent pas.",
    userTypeRequired: "Le type d'utilisateur est requis.",
    passwordWrong: "Le mot de passe actuel est incorrect.",
    emailSame: "C’est déjà l’adresse de votre compte.",
  },
  formProblems: (count: number, first: string) =>
    count === 1
      ? `Un champ est à corriger : « ${first} ».`
      : `${count} champs sont à corriger, à commencer par « ${first} ».`,
  tooManyThisHour: "Trop d’essais en peu de temps. Réessayez dans une heure.",
  tooManyAttempts: "Trop d’essais en peu de temps. Attendez un quart d’heure, puis réessayez.",
  mails: {
    greeting: (name: string) => `Bonjour ${name},`,
    greetingNoName: "Bonjour,",
    confirm: {
      subject: (site: string) => `Confirmez votre adresse – ${site}`,
      text: (site: string) =>
        `Vous venez de créer un compte sur ${site}. Confirmez que cette adresse est la vôtre pour l’ouvrir.`,
      action: "Confirmer mon adresse",
      note: "Le lien est valable 24 heures et ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien : le compte ne s’ouvrira pas.",
    },
    knownAddress: {
      subject: (site: string) => `Vous avez déjà un compte – ${site}`,
      text: (site: string) =>
        `Quelqu’un, peut-être vous, a voulu créer un compte sur ${site} avec cette adresse. Vous en avez déjà un : connectez-vous. Si vous avez oublié votre mot de passe, la page de connexion vous permet d’en choisir un nouveau.`,
      action: "Se connecter",
      note: "Si la demande ne vient pas de vous, ne faites rien : votre compte et votre mot de passe restent les mêmes.",
    },
    reset: {
      subject: (site: string) => `Choisissez un nouveau mot de passe – ${site}`,
      text: (site: string) => `Un nouveau mot de passe a été demandé pour votre compte sur ${site}.`,
      action: "Choisir un nouveau mot de passe",
      note: "Le lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, votre mot de passe reste le même.",
    },
    newEmail: {
      subject: (site: string) => `Confirmez votre nouvelle adresse – ${site}`,
      text: (site: string) =>
        `Vous avez demandé à utiliser cette adresse pour votre compte sur ${site}. Confirmez qu’elle est la vôtre.`,
      action: "Confirmer ma nouvelle adresse",
      note: "Le lien est valable 24 heures et ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien : rien ne changera.",
    },
    emailNotice: {
      subject: (site: string) => `Votre adresse va changer – ${site}`,
      text: (site: string, email: string) =>
        `Une nouvelle adresse a été demandée pour votre compte sur ${site} : ${email}. Elle remplacera celle-ci dès qu’elle sera confirmée.`,
      action: "Ce n’est pas moi : changer mon mot de passe",
      note: "Si la demande vient de vous, vous n’avez rien à faire. Un nouveau mot de passe l’annule.",
    },
  },
  outbox: {
    title: "Courrier sortant",
    intro:
      "Sans serveur de messagerie (SMTP_URL), les messages du portail arrivent ici. Cette page n’existe que sur une base intégrée.",
    empty: "Aucun message pour l’instant.",
    to: (address: string) => `à ${address}`,
  },
});
