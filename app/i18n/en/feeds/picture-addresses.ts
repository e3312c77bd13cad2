import type { pictureAddressWords } from "#app/i18n/fr/feeds/picture-addresses.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPictureAddressWords: Words<typeof pictureAddressWords> = {
  problems: {
    unknown_host: "No server has the name of this address.",
    lookup_failed: "The server of this photo could not be found for now.",
    forbidden_address: "This address leads to a private network, which the portal does not call.",
    forbidden_port: "This address uses a port that is not one of a website.",
    bad_address: "This is not the address of a photo.",
    refused: "The server of this photo refuses the connection.",
    timeout: "The server of this photo does not answer.",
    certificate: "The certificate of this photo’s server is not valid.",
    too_many_redirects: "The address of this photo leads to other addresses without end.",
    not_found: "There is no photo at this address.",
    denied: "The server refuses to give this photo.",
    busy: "The server of this photo was too busy.",
    too_large: "This photo is too heavy.",
    empty: "This photo is empty.",
    interrupted: "The transfer of this photo was interrupted.",
    bad_answer: "The address does not give a photo.",
  },
};
