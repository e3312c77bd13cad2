import { retention } from "#app/domain/retention.ts";
import { hostOf, mailOf, publisherOf, toComplete, type TemplateFacts } from "./template-facts.ts";

/** The information that articles 13 and 14 of the RGPD require, about the data that the portal really stores. */
export const privacyPage = (
  facts: TemplateFacts,
): string => `Voici ce que ${facts.name} sait de vous, pourquoi, pour combien de temps, et ce que vous pouvez demander. Le site ne vend rien de vos données, n’affiche pas de publicité et ne vous suit pas d’un site à l’autre.

## Qui est responsable

${publisherOf(facts)}. Contact : ${mailOf(facts)}. ${toComplete("le délégué à la protection des données, s’il y en a un ; sinon, effacez cette phrase")}

## Ce que nous traitons

| Quoi | Pourquoi | Base légale | Combien de temps |
| --- | --- | --- | --- |
| Compte : nom, adresse e-mail, empreinte du mot de passe | vous reconnaître | contrat | jusqu’à sa suppression ; ${retention.unconfirmedAccounts} jours s’il n’est pas confirmé |
| Session : appareil, adresse IP, dernier passage | vous garder connecté, vous montrer vos sessions | contrat, sécurité | ${retention.sessions} jours après le dernier passage, si vous l’avez demandé |
| Annonces, profil d’annonceur, brouillons, photos | les publier | contrat | jusqu’à ce que vous les effaciez ; une image que rien ne montre, environ ${retention.unusedPictures} jour |
| Demandes et messages, nom et adresse de leur auteur | les transmettre à l’annonceur et suivre l’échange | contrat, mesures précontractuelles | tant que l’échange existe ; ${retention.unconfirmedRequestHours} heures si l’adresse n’est pas confirmée |
| Alertes : adresse e-mail, recherche, dernier clic | vous écrire ce qu’elles trouvent | consentement | jusqu’à leur fin ; ${retention.unconfirmedAlerts} jours sans confirmation ; après ${retention.inactiveAlerts} jours sans clic, une question, puis ${retention.inactiveAnswer} jours |
| Biens annoncés par e-mail | ne pas les annoncer deux fois | intérêt légitime | ${retention.notices} jours |
| Vie des annonces : publication, prix, statut | les montrer à jour, en garder la preuve | intérêt légitime | ${retention.listingEvents} jours |
| Nombre de vues par jour, sans dire de qui | informer l’annonceur | intérêt légitime | ${retention.views} jours |
| E-mails en attente | les envoyer | contrat | jusqu’à l’envoi ; ${retention.givenUpMails} jours s’ils n’ont pas pu partir ; destinataire et objet, ${retention.sentMails} jours |
| Nombre d’essais par réseau ou par adresse | empêcher les abus | intérêt légitime | de quelques minutes à quelques jours |
| Fichiers d’agences : biens lus, comptes FTP, qui a décidé d’un import | reprendre le stock de leur logiciel | contrat | comptes et biens : jusqu’à ce qu’ils soient retirés ; rapports : ${retention.imports} jours ; fichiers sans décision : ${retention.undecidedImports} jours |
| Signalements et décisions, actes de notre équipe | appliquer la loi et les conditions | obligation légale | textes des actes : ${retention.actTextMonths} mois ; nom, adresse et texte d’un signalement : ${retention.reporterMonths} mois après la décision |
| Journaux techniques et sauvegardes | faire marcher et réparer le service | intérêt légitime | ${toComplete("durée des journaux du serveur et des sauvegardes")} |

Les champs marqués d’un astérisque sont nécessaires au service demandé ; les autres sont facultatifs. Aucune décision n’est prise à votre égard par un programme seul.

## Qui les reçoit

- L’annonceur à qui vous écrivez : votre nom, votre message, et les réponses passent par le site.
- Notre équipe, pour la modération et l’assistance ; ses actes sont consignés.
- Notre hébergeur : ${hostOf(facts)}.
${receivers(facts)}
- Les autorités, quand la loi nous y oblige.

${toComplete("un transfert hors de l’Union européenne et ses garanties, s’il y en a un ; sinon, écrivez « Vos données ne quittent pas l’Union européenne. » après l’avoir vérifié auprès de chaque prestataire")}

## Cookies et stockage du navigateur

Le site n’emploie que ce dont il a besoin pour ce que vous demandez ; c’est pourquoi il n’affiche pas de demande de consentement. Ce que garde votre navigateur est détaillé dans les [mentions légales](/mentions-legales).

## Vos droits

Vous pouvez accéder à vos données, les corriger, les effacer, en limiter ou refuser l’usage, les emporter, retirer un consentement, et laisser des directives pour après votre mort.

- Avec un compte : « Mon espace » donne votre fichier et supprime le compte en un geste.
- Une alerte s’arrête par le lien de chacun de ses messages, sans compte.
- Pour le reste : ${mailOf(facts)}. Nous répondons sous un mois.

Vous pouvez aussi saisir la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, [www.cnil.fr](https://www.cnil.fr).
`;

function receivers({ logins, mapHost, geocoderHost, pictureHost, mailHost }: TemplateFacts): string {
  const lines = [
    mailHost && `- Le prestataire qui envoie nos e-mails : ${toComplete("son nom et son pays")}`,
    pictureHost && `- Le prestataire qui garde les photos : ${toComplete("son nom et son pays")}`,
    logins.length > 0 && `- ${logins.join(" et ")}, seulement si vous choisissez de vous connecter par ce service.`,
    mapHost && `- ${mapHost}, qui fournit le fond de carte : votre navigateur lui demande les images du lieu affiché.`,
    geocoderHost && `- ${geocoderHost}, à qui le site demande la position de l’adresse qu’un annonceur saisit.`,
  ];
  return (
    lines.filter((line) => line).join("\n") ||
    `- Autres prestataires : ${toComplete("leur nom, leur rôle et leur pays, ou « aucun »")}`
  );
}
