import { catalogue } from "../words.ts";

/** Answers to software that pushes an agency's file: in both languages, since it has no choice of one. */
export const feedPushWords = /* @__PURE__ */ catalogue("feed-push", {
  received: [
    "Fichier reçu : il va être lu. L’adresse « import » en montre le rapport aux membres de l’agence.",
    "File received: it will be read. The address “import” shows its report to members of the agency.",
  ],
  no_key: [
    "Il manque l’en-tête « Authorization: Bearer <clé> ».",
    "The header “Authorization: Bearer <key>” is missing.",
  ],
  unknown_key: ["Cette clé n’existe pas, ou n’est plus valable.", "This key does not exist, or is no longer valid."],
  too_often: ["Trop d’envois ou d’essais. Réessayez plus tard.", "Too many files or tries. Try again later."],
  no_file: [
    "Il manque le fichier : envoyez-le comme corps de la requête, ou dans le champ « file » d’un formulaire.",
    "The file is missing: send it as the body of the request, or in the field “file” of a form.",
  ],
  too_long: ["Ce fichier dépasse deux gigaoctets.", "This file is larger than two gigabytes."],
  interrupted: [
    "L’envoi a été interrompu : renvoyez le fichier.",
    "The transfer was interrupted: send the file again.",
  ],
});
