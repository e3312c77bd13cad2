import type { FailureReason } from "#app/domain/mail-failure.ts";
import { catalogue } from "#app/i18n/words.ts";

export const mailWords = /* @__PURE__ */ catalogue("mails", {
  title: "E-mails",
  intro:
    "Ce que le portail envoie. Des e-mails partis, il garde trente jours le destinataire, l’objet et l’heure ; jamais le texte ni les liens.",
  lists: { givenUp: "Abandonnés", waiting: "En attente", sent: "Envoyés", refused: "Adresses refusées" },
  listsLabel: "Listes d’e-mails",
  many: (count: string) => `${count} et plus`,
  search: "Adresse du destinataire",
  searchHint: "Entière, comme camille@example.org.",
  find: "Chercher",
  all: "Tout afficher",
  empty: {
    givenUp: "Aucun e-mail abandonné : tout est parti.",
    waiting: "Aucun e-mail n’attend.",
    sent: "Aucun e-mail n’est parti depuis trente jours.",
    refused: "Aucune adresse refusée.",
  },
  emptySearch: "Rien pour cette adresse dans cette liste.",
  older: "Plus anciens",
  times: {
    givenUp: (at: string) => `Abandonné ${at}`,
    waiting: (at: string) => `Écrit ${at}`,
    sent: (at: string) => `Parti ${at}`,
    refused: (at: string) => `Refusée ${at}`,
  },
  next: {
    at: (at: string) => `Prochain essai ${at}`,
    now: "Part en ce moment",
    soon: "Sera repris dans l’heure",
  },
  serverWords: "Réponse du serveur, mot pour mot",
  resend: "Renvoyer",
  resendAll: "Tout renvoyer",
  resendAllHint: "Dix mille au plus à la fois.",
  drop: "Écarter",
  lift: "Rétablir",
  liftHint: "Ses alertes reprennent, dans l’heure au plus.",
  why: "Motif",
  whyNeeded: "Dites pourquoi : le motif reste dans le journal.",
  about: (name: string) => `« ${name} »`,
  causes: {
    refused: "Un serveur a refusé cette adresse : ses alertes et ses nouvelles de favoris sont suspendues.",
    complaint: "Cette personne a signalé un e-mail comme indésirable : plus rien ne lui est envoyé de ses alertes.",
    unknown: "L’adresse a été refusée, ou la personne s’est plainte : ses nouvelles de favoris sont suspendues.",
  },
  done: {
    resend: "L’e-mail repart : il est de nouveau en attente.",
    drop: "L’e-mail est écarté.",
    lift: "L’adresse est rétablie.",
    resentAll: (count: string) =>
      count === "1" ? "Un e-mail repart." : `${count} e-mails repartent : ils sont de nouveau en attente.`,
    resentNone: "Aucun e-mail n’était abandonné : rien ne repart.",
  },
  gone: {
    mail: "Cet e-mail n’est plus parmi les abandonnés : quelqu’un l’a déjà renvoyé ou écarté.",
    recipient: "Cette adresse n’est plus refusée : quelqu’un l’a déjà rétablie.",
  },
  test: {
    title: "E-mail d’essai",
    intro: "Envoie tout de suite un court message, et dit ici ce que le serveur en a fait.",
    to: "Adresse du destinataire de l’essai",
    send: "Envoyer l’essai",
    sent: (to: string) =>
      `Le serveur a accepté l’e-mail d’essai pour ${to}. S’il n’arrive pas, regardez parmi les indésirables.`,
    stored: (to: string) =>
      `Aucun serveur d’envoi n’est réglé (SMTP_URL) : l’e-mail pour ${to} est rangé dans le dossier « outbox ».`,
    failed: "L’e-mail d’essai n’est pas parti.",
    problems: {
      invalid: "Indiquez une adresse e-mail entière, comme camille@example.org.",
      too_many: "Vingt essais en une heure : attendez un peu avant le suivant.",
      failed: "L’essai pour cette adresse n’est pas parti.",
    },
  },
  reasons: {
    unknown_address: "L’adresse n’existe pas.",
    mailbox_full: "La boîte du destinataire est pleine.",
    greylisted: "Le serveur du destinataire fait attendre les inconnus : un nouvel essai suffit d’ordinaire.",
    too_many: "Le serveur trouve que trop d’e-mails arrivent à la fois.",
    sender_refused: "Le serveur n’accepte pas l’expéditeur : vérifiez MAIL_FROM, et SPF, DKIM et DMARC de son domaine.",
    no_relay:
      "Le serveur d’envoi n’écrit qu’à ses propres adresses : il attend sans doute un identifiant et un mot de passe dans SMTP_URL.",
    spam: "Le serveur prend l’e-mail pour indésirable, ou votre machine est sur une liste noire.",
    too_big: "L’e-mail est trop lourd pour ce serveur.",
    login: "Le serveur d’envoi refuse l’identifiant ou le mot de passe de SMTP_URL.",
    tls: "La connexion chiffrée au serveur d’envoi a échoué : vérifiez le nom, le port et le certificat.",
    server_unknown: "Le nom du serveur d’envoi est inconnu : vérifiez SMTP_URL et le DNS de la machine.",
    server_away: "Le serveur d’envoi ne répond pas : il est arrêté, ou son port est fermé.",
    server_silent: "Le serveur d’envoi n’a pas répondu à temps.",
    server_broke_off: "Le serveur d’envoi a coupé la connexion.",
    server_busy: "Le serveur d’envoi ne peut pas le prendre pour l’instant.",
    refused: "Le serveur d’envoi refuse cet e-mail.",
    held_back: "Retenu à la restauration d’une sauvegarde.",
    other: "Cause inconnue du portail.",
  } satisfies Record<FailureReason, string>,
});
