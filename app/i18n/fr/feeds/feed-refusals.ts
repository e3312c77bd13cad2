import { catalogue } from "#app/i18n/words.ts";

const again = "Exportez-le de nouveau depuis votre logiciel, puis renvoyez-le.";

/** Why a file changes nothing, and advice. */
export const feedRefusalWords = /* @__PURE__ */ catalogue("feed-refusals", {
  unreadable: `Ce fichier n’a pas pu être lu. ${again}`,
  too_slow:
    "La lecture de ce fichier a été arrêtée : elle durait trop longtemps pour sa taille. Envoyez-le en plusieurs fois.",
  empty: "Ce fichier ne contient aucun bien.",
  too_large: "Ce fichier est trop gros : 2 Go au plus, dont 1 Go pour Annonces.csv.",
  not_an_archive:
    "Ce n’est pas un fichier Poliris. Demandez à votre logiciel son export « Poliris » ou « passerelle » : c’est un ZIP.",
  truncated: `Ce fichier est incomplet : la fin manque. ${again}`,
  damaged: `Ce fichier ZIP est abîmé. ${again}`,
  encrypted: "Ce fichier ZIP est protégé par un mot de passe : envoyez-le sans mot de passe.",
  unknown_compression: "Ce fichier ZIP utilise une compression inconnue : créez-le avec la compression habituelle.",
  too_many_entries: "Ce fichier ZIP contient trop de fichiers : 100 000 au plus.",
  bomb: "Ce fichier ZIP serait démesuré une fois ouvert : il n’a pas été lu.",
  unsafe_name: "Ce fichier ZIP contient des noms de fichiers qui sortent de son dossier : il n’a pas été lu.",
  symbolic_link: "Ce fichier ZIP contient des liens vers d’autres fichiers : il n’a pas été lu.",
  duplicate_name: "Ce fichier ZIP contient deux fois le même fichier.",
  no_listings: "Ce fichier ZIP ne contient pas de fichier Annonces.csv.",
  several_listings: "Ce fichier ZIP contient plusieurs fichiers Annonces.csv.",
  foreign: "Aucune ligne de ce fichier n’est une annonce au format Poliris.",
  older: "Ce fichier est plus ancien que le dernier fichier importé.",
  too_many_lines: "Ce fichier contient plus de 100 000 lignes.",
  too_many_agencies: "La première colonne nomme plus de 200 agences : elle doit contenir l’identifiant de la vôtre.",
  interrupted: `L’envoi de ce fichier a été interrompu. Renvoyez-le.`,
  suspended: "Votre organisation ne peut pas publier en ce moment.",
  dismissed:
    "Le portail a écarté ces biens : personne n’a dit que cette agence était la sienne. Si c’est la vôtre, renvoyez le fichier, " +
    "puis choisissez « Ces biens sont les nôtres ».",
  no_room: "Le portail n’a plus assez de place pour ce fichier. Renvoyez-le plus tard.",
  too_long: "Ce fichier dépasse 2 Go. Envoyez les photos par leur adresse web plutôt que dans le ZIP.",
});
