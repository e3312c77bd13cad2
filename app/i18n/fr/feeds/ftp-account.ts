import { catalogue } from "#app/i18n/words.ts";

/** The form of an FTP account, and the certificate of its server (`app/feeds/ui`). */
export const ftpAccountWords = /* @__PURE__ */ catalogue("ftp-account", {
  fields: {
    host: "Serveur",
    port: "Port",
    security: "Sécurité",
    user: "Identifiant",
    password: "Mot de passe",
    folder: "Dossier",
  },
  hints: {
    host: "Par exemple ftp.mon-agence.fr",
    port: "Laissez vide pour le port habituel.",
    password: "Chiffré à l’enregistrement ; il ne sera plus affiché.",
    samePassword: "Laissez vide pour garder le mot de passe actuel.",
    folder: "Laissez vide pour celui où la connexion arrive.",
  },
  securities: {
    explicit: "FTPS explicite, TLS (recommandé)",
    implicit: "FTPS implicite, TLS",
    none: "FTP simple, sans chiffrement : le mot de passe et les annonces circulent en clair",
  },
  problems: {
    required: "À remplir.",
    not_host: "Ce n’est pas un nom de serveur, comme ftp.mon-agence.fr.",
    not_port: "Un port est un nombre de 1 à 65535.",
    not_security: "Choisissez une sécurité de la liste.",
    too_long: "C’est trop long : 200 caractères au plus.",
    not_text: "Ce texte contient un caractère qui ne se saisit pas, comme un retour à la ligne.",
    again: "Pour un autre serveur, saisissez de nouveau le mot de passe.",
  },
  save: "Enregistrer et tester",
  certificate: {
    reasons: {
      self_signed: "Il est signé par le serveur lui-même.",
      unknown_authority: "L’autorité qui l’a signé n’est pas connue.",
      expired: "Il n’est pas ou plus valable.",
      other_name: "Il est au nom d’un autre serveur.",
    },
    compare: "Comparez cette empreinte avec celle que donne l’hébergeur du serveur, puis acceptez-la.",
    fingerprint: "Empreinte SHA-256",
    subject: "Au nom de",
    issuer: "Signé par",
    until: "Valable jusqu’au",
    accept: "Accepter ce certificat",
  },
});
