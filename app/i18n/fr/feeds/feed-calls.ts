import { catalogue } from "#app/i18n/words.ts";

/** Answers to software that sends an agency’s file or fetches its listings: in both languages, since it has no choice of one. */
export const feedCallWords = /* @__PURE__ */ catalogue("feed-calls", {
  received: [
    "Fichier reçu : il va être lu. L’adresse « import » en montre le rapport aux membres de l’agence.",
    "File received: it will be read. The address “import” shows its report to members of the agency.",
  ],
  no_key: [
    "Il manque l’en-tête « Authorization: Bearer <clé> ».",
    "The header “Authorization: Bearer <key>” is missing.",
  ],
  unknown_key: ["Cette clé n’existe pas, ou n’est plus valable.", "This key does not exist, or is no longer valid."],
  suspended: ["Cette organisation est suspendue.", "This organisation is suspended."],
  sample: [
    "Cette organisation est un exemple : ses clés servent seulement sur la machine du portail et son réseau privé.",
    "This organisation is a sample: its keys serve only on the portal’s machine and its private network.",
  ],
  no_length: [
    "La longueur manque : envoyez l’en-tête « Content-Length ».",
    "The length is missing: send the header “Content-Length”.",
  ],
  too_many_keys: [
    "Trop d’essais avec des clés inconnues. Réessayez plus tard.",
    "Too many tries with unknown keys. Try again later.",
  ],
  too_many_files: [
    "Trop de fichiers de cette organisation en une heure. Réessayez plus tard.",
    "Too many files of this organisation within an hour. Try again later.",
  ],
  too_many_exports: [
    "Trop de téléchargements de cette organisation en une heure. Réessayez plus tard.",
    "Too many downloads of this organisation within an hour. Try again later.",
  ],
  bad_request: [
    "Cette requête n’est pas celle que le portail attend : vérifiez l’adresse et la méthode.",
    "This request is not the one that the portal expects: check the address and the method.",
  ],
  busy: [
    "Le portail ne peut pas répondre pour l’instant : réessayez dans un moment.",
    "The portal cannot answer at the moment: try again soon.",
  ],
  no_file: [
    "Il manque le fichier : envoyez-le comme corps de la requête, ou dans le champ « file » d’un formulaire.",
    "The file is missing: send it as the body of the request, or in the field “file” of a form.",
  ],
  too_long: ["Ce fichier dépasse deux gigaoctets.", "This file is larger than two gigabytes."],
  interrupted: [
    "L’envoi a été interrompu : renvoyez le fichier.",
    "The transfer was interrupted: send the file again.",
  ],
  not_stored: [
    "Le portail ne peut pas enregistrer ce fichier pour l’instant : renvoyez-le plus tard.",
    "The portal cannot store this file at the moment: send it again later.",
  ],
});
