import { mailOf, publisherOf, toComplete, type TemplateFacts } from "./template-facts.ts";

/** The terms of use (règlement (UE) 2022/2065, article 14; LCEN). */
export const termsPage = (
  facts: TemplateFacts,
): string => `Ces conditions valent entre vous et l’éditeur de ${facts.name} (${facts.url}) : ${publisherOf(facts)}. Utiliser le site, c’est les accepter. Elles sont écrites pour être lues : nous disons ce que nous faisons, et pourquoi.

## Le service

${facts.name} publie des annonces immobilières et met en relation ceux qui cherchent et ceux qui proposent. Chercher, lire, écrire à un annonceur et recevoir des alertes ne demande pas de compte et ne coûte rien. Publier demande un compte. ${toComplete("le prix de la publication pour les annonceurs, ou « Publier est gratuit »")}

Nous ne sommes ni vendeur, ni bailleur, ni agent immobilier : les contrats se concluent entre vous et l’annonceur. Nous hébergeons des annonces dont leurs auteurs répondent.

## Votre compte

Donnez une adresse e-mail que vous lisez et gardez votre mot de passe pour vous. Un compte qui n’est pas confirmé est effacé. Vous pouvez supprimer votre compte, et télécharger vos données, à tout moment depuis « Mon espace ».

## Ce qu’une annonce doit respecter

- Vous avez le droit de vendre ou de louer le bien, ou un mandat écrit pour le faire.
- Le bien existe, il est disponible, et ce que vous en dites est exact et à jour : prix, honoraires, surface, diagnostics, photos.
- L’annonce contient ce que la loi exige ; le formulaire le demande.
- Rien de discriminatoire : l’origine, la famille, la santé, les ressources d’origine licite ou tout autre motif de l’article 225-1 du code pénal n’ont pas leur place dans une annonce ni dans un choix.
- Les photos et les textes sont à vous, ou vous avez le droit de les publier. Ils ne montrent pas d’inconnus reconnaissables.
- Pas de coordonnées ni de liens dans les textes : le site transmet les messages.

## Ce qui est interdit partout

Tromper, demander de l’argent avant une visite ou un contrat, demander des pièces que la loi ne permet pas de demander, harceler, démarcher des personnes qui ne l’ont pas souhaité, collecter les données du site par des robots au-delà de ce que permettent nos flux, gêner le service.

## Comment nous modérons

**Avant la publication**, le formulaire contrôle de lui-même que l’annonce est complète et repère certains termes discriminatoires ou coordonnées : il dit ce qui ne va pas, et ne publie pas une annonce qui enfreint la loi. **Après**, aucun programme ne décide seul : une personne de notre équipe examine ce qui nous est signalé, et ce que nous remarquons.

Nous pouvons, selon la gravité et la répétition : demander une correction, masquer une annonce ou un profil, avertir, ne plus accepter de nouvelles annonces, suspendre un compte, le supprimer. Nous bloquons aussi des domaines, des réseaux ou des numéros d’où viennent des abus. Nous tenons compte des droits de chacun, dont la liberté d’expression et d’information.

**Vous recevez les motifs** de toute décision qui vous touche : les faits, la règle, la portée, la durée, et comment la contester (article 17 du règlement (UE) 2022/2065).

## Signaler un contenu

Chaque annonce, profil et message peut être signalé, avec ou sans compte. Dites où se trouve le contenu et pourquoi il serait illicite ou contraire à ces conditions ; sauf exception légale, donnez votre nom et votre adresse e-mail. Vous recevez un accusé, puis notre décision. Les signalements graves passent d’abord.

## Contester

L’e-mail qui vous annonce une décision donne son numéro et un lien : dites-y, dans les six mois et sans frais, pourquoi vous la contestez. Une personne réexamine le dossier et vous répond. Vous gardez le droit de saisir un juge. ${toComplete("si l’éditeur emploie 50 personnes ou plus, ou dépasse 10 millions d’euros de chiffre d’affaires ou de bilan : l’organe de règlement extrajudiciaire, article 21")}

Point de contact des autorités et des utilisateurs (articles 11 et 12) : ${mailOf(facts)}, en français. ${toComplete("une autre langue acceptée, s’il y en a une")}

## Classement des annonces

L’ordre des résultats est expliqué sur la page [« Classement des annonces »](/classement). Aucune place n’est à vendre.

## Vos données

Voir la page [« Vie privée »](/confidentialite).

## Responsabilité

Nous apportons du soin au site, sans pouvoir garantir qu’il soit toujours disponible ni que chaque annonce soit exacte. Informés d’un contenu manifestement illicite, nous agissons promptement. Rien ici ne limite les droits que la loi donne aux consommateurs.

## Consommateurs : médiation

${toComplete("si le service est payant pour des consommateurs : nom, adresse et site du médiateur de la consommation (article L. 616-1) ; sinon, effacez ce titre")}

## Changements et droit applicable

Nous annonçons sur le site tout changement important de ces conditions, au moins quinze jours avant, sauf si la loi ou la sécurité presse. Le droit français s’applique ; un consommateur garde la protection du droit de son pays et ses tribunaux.
`;
