import type { ftpAccountWords } from "#app/i18n/fr/feeds/ftp-account.ts";
import type { Words } from "#app/i18n/words.ts";

export const enFtpAccountWords: Words<typeof ftpAccountWords> = {
  fields: {
    host: "Server",
    port: "Port",
    security: "Security",
    user: "User name",
    password: "Password",
    folder: "Folder",
  },
  hints: {
    host: "For example ftp.my-agency.fr",
    port: "Leave empty for the usual port.",
    password: "Encrypted when it is saved; it will not be shown again.",
    samePassword: "Leave empty to keep the present password.",
    folder: "Leave empty for the one where a login arrives.",
  },
  securities: {
    explicit: "Explicit FTPS, TLS (recommended)",
    implicit: "Implicit FTPS, TLS",
    none: "Plain FTP: the password and listings can be read on the way",
  },
  problems: {
    required: "Required.",
    not_host: "This is not the name of a server, such as ftp.my-agency.fr.",
    not_port: "A port is a number from 1 to 65535.",
    not_security: "Choose a security from the list.",
    too_long: "This is too long: 200 characters at most.",
    not_text: "This text has a character that cannot be typed, such as a line break.",
    again: "For another server, enter the password again.",
  },
  save: "Save and test",
  certificate: {
    reasons: {
      self_signed: "It is signed by the server itself.",
      unknown_authority: "The authority that signed it is not known.",
      expired: "It is not valid yet, or no longer.",
      other_name: "It is in the name of another server.",
    },
    compare: "Compare this fingerprint with the one that the server’s host gives, then accept it.",
    fingerprint: "SHA-256 fingerprint",
    subject: "In the name of",
    issuer: "Signed by",
    until: "Valid until",
    accept: "Accept this certificate",
  },
};
