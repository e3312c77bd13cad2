import { catalogue } from "#app/i18n/words.ts";

/** Why a photo cannot be fetched from its address, by code (`app/feeds/sources/fetch-picture.server.ts`). */
export const pictureAddressWords = /* @__PURE__ */ catalogue("picture-addresses", {
  problems: {
    unknown_host: "Aucun serveur ne porte le nom de cette adresse.",
    lookup_failed: "Le serveur de cette photo n’a pas pu être trouvé pour l’instant.",
    forbidden_address: "Cette adresse mène à un réseau privé, que le portail n’appelle pas.",
    forbidden_port: "Cette adresse utilise un port qui n’est pas celui d’un site web.",
    bad_address: "Ce n’est pas une adresse de photo.",
    refused: "Le serveur de cette photo refuse la connexion.",
    timeout: "Le serveur de cette photo ne répond pas.",
    certificate: "Le certificat du serveur de cette photo n’est pas valable.",
    too_many_redirects: "L’adresse de cette photo renvoie sans fin vers d’autres adresses.",
    not_found: "Cette photo n’existe pas à cette adresse.",
    denied: "Le serveur refuse de donner cette photo.",
    busy: "Le serveur de cette photo était trop occupé.",
    too_large: "Cette photo est trop lourde.",
    empty: "Cette photo est vide.",
    interrupted: "L’envoi de cette photo a été coupé.",
    bad_answer: "L’adresse ne donne pas une photo.",
  },
});
