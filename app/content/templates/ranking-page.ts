import { mailOf, type TemplateFacts } from "./template-facts.ts";

/** The ranking of results, in the order of `search.repository` (articles L. 111-7 and D. 111-7 of the code de la consommation). */
export const rankingPage = (
  facts: TemplateFacts,
): string => `Cette page dit comment ${facts.name} choisit et classe les annonces, comme le demande l’article L. 111-7 du code de la consommation.

## Qui peut figurer ici

Toute personne qui a un compte d’annonceur (propriétaire, agence, mandataire) peut publier une annonce. Une annonce paraît si elle contient ce que la loi exige ; elle disparaît des résultats quand l’annonceur la retire, quand le bien est vendu ou loué, ou quand nous la masquons parce qu’elle enfreint nos [conditions d’utilisation](/cgu).

## Comment les résultats sont triés

Une recherche montre toutes les annonces en ligne qui répondent à tous vos critères, et seulement celles-là. Vous choisissez leur ordre :

| Tri | Ordre |
| --- | --- |
| Par défaut | de la publication la plus récente à la plus ancienne |
| Prix croissant | du prix le plus bas au plus haut |
| Prix décroissant | du prix le plus haut au plus bas |
| Baisse de prix récente | d’abord les baisses les plus récentes, puis les autres annonces, de la plus récente à la plus ancienne |

À égalité, l’annonce enregistrée la dernière passe devant, sauf pour le tri par prix croissant, où elle passe après. Sur la carte, les annonces sont groupées par lieu, sans autre ordre.

- Aucun autre critère ne compte : ni l’identité de l’annonceur, ni le nombre de ses annonces, ni celui de ses photos, ni vos visites passées.
- Le classement n’est pas personnalisé : deux personnes qui font la même recherche au même moment voient le même résultat.
- Quand une phrase est tapée, le site la traduit en critères, que vous voyez et pouvez corriger.

## Ce qui est proposé ailleurs

- L’accueil montre les dernières annonces publiées et de grandes villes, avec le nombre de leurs annonces.
- La page d’une annonce propose des biens semblables : même type d’offre et de bien, lieu et prix proches.
- L’annuaire présente les annonceurs du plus récemment inscrit au plus ancien ; autour d’une commune, du plus proche au plus lointain.
- Une alerte envoie les annonces que sa recherche trouve, à leur publication.

## Argent et liens entre sociétés

Aucune annonce ne passe devant une autre contre paiement : le site ne vend ni mise en avant, ni place, ni publicité. ${MONEY}

## Le site et les contrats

${facts.name} met en relation ; il n’est partie ni aux ventes, ni aux locations, et ne perçoit rien sur elles. Une annonce indique si elle vient d’un particulier ou d’un professionnel : face à un professionnel, le droit de la consommation s’applique au contrat ; entre particuliers, c’est le code civil.

Une question sur le classement : ${mailOf(facts)}.
`;

const MONEY =
  "**À compléter : les liens de capital ou de rémunération entre l’éditeur et des annonceurs, s’il y en a ; sinon, effacez cette phrase.**";
