import { retention } from "#app/domain/retention.ts";
import { hostOf, mailOf, publisherOf, toComplete, type TemplateFacts } from "./template-facts.ts";

type Processing = {
  title: string;
  purpose: string;
  basis: string;
  people: string;
  data: string;
  who: string;
  ends: string;
};

const team = "équipe du portail (modération, administration)";

const processings = (facts: TemplateFacts): Processing[] => [
  {
    title: "Comptes et sessions",
    purpose: "inscrire, reconnaître et assister les utilisateurs",
    basis: "contrat (article 6.1.b)",
    people: "chercheurs, propriétaires, professionnels",
    data: "nom, adresse e-mail, empreinte du mot de passe, type de compte, sessions (appareil, adresse IP)",
    who: `${team}${facts.logins.length > 0 ? ` ; ${facts.logins.join(", ")} pour qui s’y connecte` : ""}`,
    ends: `suppression du compte ; ${retention.unconfirmedAccounts} jours sans confirmation ; session : ${retention.sessions} jours`,
  },
  {
    title: "Annonces et profils d’annonceurs",
    purpose: "publier des annonces immobilières conformes à la loi",
    basis: "contrat (article 6.1.b), obligations légales d’information (6.1.c)",
    people: "annonceurs et leurs membres",
    data: "description, adresse et photos du bien, prix, coordonnées et immatriculation de l’annonceur, événements",
    who: `public, pour ce qui est publié ; ${team}`,
    ends: `retrait ou suppression ; événements : ${retention.listingEvents} jours ; vues : ${retention.views} jours`,
  },
  {
    title: "Demandes et messages",
    purpose: "mettre en relation chercheurs et annonceurs",
    basis: "mesures précontractuelles (article 6.1.b)",
    people: "chercheurs avec ou sans compte, annonceurs",
    data: "nom, adresse e-mail, messages, offres",
    who: `l’autre partie ; ${team}, avec un motif consigné`,
    ends: `suppression par les parties ou du compte ; ${retention.unconfirmedRequestHours} heures sans confirmation`,
  },
  {
    title: "Alertes et favoris",
    purpose: "informer de nouveautés et de baisses de prix",
    basis: "consentement (article 6.1.a)",
    people: "chercheurs",
    data: "adresse e-mail, recherche, rythme, dernier clic, biens annoncés",
    who: team,
    ends: `retrait du consentement ; ${retention.unconfirmedAlerts} jours sans confirmation ; ${retention.inactiveAlerts} jours sans clic, puis ${retention.inactiveAnswer} jours ; biens annoncés : ${retention.notices} jours`,
  },
  {
    title: "Envoi d’e-mails",
    purpose: "transmettre messages, liens et alertes",
    basis: "celle de l’envoi",
    people: "tous les destinataires",
    data: "adresse e-mail, sujet et texte",
    who: facts.mailHost ?? "prestataire d’envoi, s’il y en a un",
    ends: `envoi ; ${retention.givenUpMails} jours pour un message qui n’a pas pu partir ; destinataire et objet, ${retention.sentMails} jours`,
  },
  {
    title: "Signalements et modération",
    purpose: "recevoir les signalements, décider, motiver (règlement (UE) 2022/2065, articles 16 et 17)",
    basis: "obligation légale (article 6.1.c)",
    people: "auteurs de signalements, personnes signalées",
    data: "identité et adresse de l’auteur, explication, décision et motifs, actes de l’équipe",
    who: `${team} ; autorités`,
    ends: `textes des actes : ${retention.actTextMonths} mois ; nom, adresse et texte d’un signalement : ${retention.reporterMonths} mois après la décision`,
  },
  {
    title: "Sécurité et limites d’essais",
    purpose: "empêcher les abus et les intrusions",
    basis: "intérêt légitime (article 6.1.f)",
    people: "visiteurs",
    data: "réseau d’où vient la requête, adresse e-mail visée, nombre d’essais",
    who: team,
    ends: "de quelques minutes à quelques jours",
  },
];

/** The register of processing (RGPD, article 30), for operators only. */
export const register = (
  facts: TemplateFacts,
): string => `Registre des activités de traitement de ${facts.name} (règlement (UE) 2016/679, article 30). Il reste dans l’administration ; la CNIL peut le demander.

## Responsable

- Responsable du traitement : ${publisherOf(facts)}
- Contact : ${mailOf(facts)}
- Représentant légal : ${facts.notice?.directeurDePublication ?? toComplete("nom et fonction")}
- Délégué à la protection des données : ${toComplete("nom et contact, ou « aucun »")}
- Sous-traitants : hébergement, ${hostOf(facts)}${facts.pictureHost ? ` ; photos, ${facts.pictureHost}` : ""}${facts.mailHost ? ` ; e-mails, ${facts.mailHost}` : ""}
- Transferts hors de l’Union européenne : ${toComplete("pays et garanties, ou « aucun »")}

## Mesures de sécurité communes

Mots de passe hachés ; second facteur pour l’équipe et journal de ses actes ; connexions chiffrées derrière le serveur frontal ; limites d’essais ; photos recomposées sans position ni données cachées ; liens d’e-mails à usage limité ; sauvegardes ${toComplete("lieu, chiffrement, durée")}.

${processings(facts).map(entry).join("\n\n")}
`;

const entry = ({ title, purpose, basis, people, data, who, ends }: Processing): string =>
  [
    `## ${title}`,
    "",
    `- Finalité : ${purpose}`,
    `- Base légale : ${basis}`,
    `- Personnes concernées : ${people}`,
    `- Données : ${data}`,
    `- Destinataires : ${who}`,
    `- Fin : ${ends}`,
  ].join("\n");
