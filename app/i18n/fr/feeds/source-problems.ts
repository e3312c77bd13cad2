import { catalogue } from "#app/i18n/words.ts";

/** Why a server or a folder cannot be read or written, and advice, by code (`app/feeds/sources`). */
export const sourceProblemWords = /* @__PURE__ */ catalogue("source-problems", {
  problems: {
    other_secret: "Le portail a changé de clé de chiffrement : saisissez de nouveau le mot de passe de ce compte.",
    unknown_host: "Aucun serveur ne porte ce nom. Vérifiez l’orthographe de l’adresse.",
    lookup_failed: "L’adresse de ce serveur n’a pas pu être trouvée pour l’instant. Réessayez dans quelques minutes.",
    forbidden_address:
      "Ce nom mène à une adresse d’un réseau privé, que le portail n’appelle pas. Donnez l’adresse publique du serveur.",
    forbidden_port: "Ce port n’est pas celui d’un serveur FTP : 21, 990, ou un port à partir de 1024.",
    refused: "Le serveur refuse la connexion. Vérifiez l’adresse et le port, et que son pare-feu laisse passer.",
    timeout: "Le serveur ne répond pas. Vérifiez l’adresse et le port, ou réessayez plus tard.",
    not_ftp:
      "Un serveur répond, mais pas comme un serveur FTP. Vérifiez le port ; le SFTP (port 22) n’est pas pris en charge.",
    no_tls: "Ce serveur ne sait pas chiffrer ainsi. Choisissez une autre sécurité, ou vérifiez le port.",
    tls_required: "Ce serveur exige une connexion chiffrée. Choisissez « FTPS explicite, TLS ».",
    certificate: "Le certificat de ce serveur n’est garanti par aucune autorité connue.",
    wrong_password: "Le serveur refuse cet identifiant ou ce mot de passe.",
    busy: "Le serveur a trop de connexions en ce moment. Réessayez dans quelques minutes.",
    no_folder: "Ce dossier n’existe pas, ou ce compte n’y a pas accès.",
    no_transfer:
      "La connexion s’ouvre, mais les transferts sont bloqués : le pare-feu du serveur doit ouvrir ses ports du mode passif.",
    no_permission: "Ce compte n’a pas les droits nécessaires dans ce dossier.",
    no_file: "Le fichier n’est plus là.",
    changed: "Le fichier a changé entre-temps : il est sans doute en cours d’envoi.",
    too_large: "Le fichier est trop gros.",
    full: "Le disque du serveur est plein.",
    interrupted: "La connexion a été coupée. Réessayez dans quelques minutes.",
  },
});
