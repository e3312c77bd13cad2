import type { sourceProblemWords } from "#app/i18n/fr/feeds/source-problems.ts";
import type { Words } from "#app/i18n/words.ts";

export const enSourceProblemWords: Words<typeof sourceProblemWords> = {
  problems: {
    other_secret: "The portal has a new encryption key: enter the password of this account again.",
    unknown_host: "No server has this name. Check the spelling of the address.",
    lookup_failed: "The address of this server could not be found for now. Try again in a few minutes.",
    forbidden_address:
      "This name leads to an address of a private network, which the portal does not call. Give the server’s public address.",
    forbidden_port: "This is not a port of an FTP server: 21, 990, or one from 1024 on.",
    refused: "The server refuses the connection. Check address and port, and that its firewall lets the portal in.",
    timeout: "The server does not answer. Check address and port, or try again later.",
    not_ftp: "A server answers, but not as an FTP server. Check the port; SFTP (port 22) is not supported.",
    no_tls: "This server cannot encrypt in this way. Choose another security, or check the port.",
    tls_required: "This server requires an encrypted connection. Choose “Explicit FTPS, TLS”.",
    certificate: "No known authority vouches for this server’s certificate.",
    wrong_password: "The server refuses this user or this password.",
    busy: "The server has too many connections at the moment. Try again in a few minutes.",
    no_folder: "This folder does not exist, or this account may not enter it.",
    no_transfer: "The connection opens, but transfers are blocked: the server’s firewall must open its passive ports.",
    no_permission: "This account lacks the rights that it needs in this folder.",
    no_file: "The file is gone.",
    changed: "The file has changed meanwhile: it is probably being sent.",
    too_large: "The file is too large.",
    full: "The server’s disk is full.",
    interrupted: "The connection was interrupted. Try again in a few minutes.",
  },
};
