import { catalogue } from "#app/i18n/words.ts";

export const accessibilityWords = /* @__PURE__ */ catalogue("accessibility", {
  title: "Déclaration d’accessibilité",
  metaDescription: (site: string) =>
    `Ce que ${site} fait pour être utilisable par tout le monde, ce qui ne l’est pas encore, et comment le signaler.`,
  operator: (site: string) => `L’exploitant de ${site}`,
  commitment: (who: string) =>
    `${who} s’engage à rendre ce site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.`,
  applies: (address: string) => `Cette déclaration d’accessibilité s’applique à ${address}.`,
  state: {
    title: "État de conformité",
    totale: (site: string) =>
      `${site} est en conformité totale avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.`,
    partielle: (site: string) =>
      `${site} est en conformité partielle avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des non-conformités et des dérogations énumérées ci-dessous.`,
    non: (site: string) =>
      `${site} n’est pas en conformité avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.`,
    unaudited:
      "Au sens de ce référentiel, un site est « non conforme » tant qu’aucun audit en cours de validité ne mesure le respect de ses critères. Ici, aucun audit n’a encore été mené : les résultats ci-dessous sont ceux de nos propres tests.",
    outdated: "L’audit dont disposait ce site a plus de trois ans : il n’est plus en cours de validité.",
  },
  results: {
    title: "Résultats des tests",
    audit: (who: string, date: string, rate: string) =>
      `L’audit de conformité réalisé par ${who} le ${date} révèle que ${rate} des critères du RGAA sont respectés.`,
    intro:
      "À chaque version du logiciel, des tests automatiques ouvrent toutes les pages du site dans un navigateur et vérifient que :",
    checks: [
      "l’outil axe ne trouve aucune anomalie aux niveaux A et AA des règles internationales (WCAG 2.0, 2.1 et 2.2), sur téléphone et sur ordinateur, en thème clair et en thème sombre, et dans les différents états de chaque page : menu ouvert, erreurs affichées, galerie ouverte, carte affichée, zone en cours de dessin, liste vide, demande envoyée ;",
      "rien ne se perd et rien ne défile en largeur à 400 % d’agrandissement, avec un texte deux fois plus grand ou des lettres, des mots et des lignes plus espacés ;",
      "la recherche, la consultation d’une annonce et de ses photos, le contact, la publication d’une annonce, le classement de ses photos et le dessin d’une zone sur la carte se font au clavier seul, avec un repère toujours visible ;",
      "le nombre de résultats, les erreurs des formulaires et ce qui change dans la page sont annoncés aux lecteurs d’écran ;",
      "rien ne bouge pour qui demande moins d’animations, et les couleurs imposées par l’utilisateur ne font disparaître aucune information.",
    ],
    limits:
      "Un outil ne repère qu’une partie des obstacles. Ces tests ne remplacent ni un audit, ni l’essai par des personnes en situation de handicap, qui n’a pas encore eu lieu.",
  },
  contents: {
    title: "Contenus non accessibles",
    failures: {
      title: "Non-conformités",
      photos:
        "Les photos des annonces sont décrites par les annonceurs eux-mêmes : une description peut manquer de précision. Celles qui n’en ont pas sont seulement numérotées.",
      texts:
        "Les textes des annonces, des profils et des messages sont publiés tels que leurs auteurs les écrivent, sans indication des passages en langue étrangère.",
    },
    exemptions: { title: "Dérogations pour charge disproportionnée", none: "Aucune dérogation n’est demandée." },
    excluded: {
      title: "Contenus non soumis à l’obligation d’accessibilité",
      map: "Le fond des cartes. Ce que montrent les cartes se trouve aussi dans la liste des résultats et dans le texte des annonces.",
      elsewhere:
        "Les sites de tiers vers lesquels mènent certains liens : barèmes d’honoraires, connexion par Google ou Facebook.",
    },
  },
  making: {
    title: "Établissement de cette déclaration",
    date: (date: string) => `Cette déclaration a été établie le ${date}.`,
    technologies: {
      title: "Technologies utilisées",
      list: ["HTML", "CSS", "JavaScript", "SVG", "WAI-ARIA", "WebGL, pour les cartes"],
    },
    noScript: "Sans JavaScript, le site reste utilisable, cartes exceptées.",
    environment: {
      title: "Environnement de test",
      list: [
        "Chromium sous Linux, dans des fenêtres de 320, 360 et 1 440 pixels de large",
        "Au clavier seul, avec un mouvement réduit et avec des couleurs imposées",
      ],
      readers:
        "Aucun essai n’a encore été mené avec un lecteur d’écran (NVDA, JAWS, VoiceOver, TalkBack). Ce que le navigateur leur transmet a été relu pour les pages principales.",
    },
    tools: { title: "Outils d’évaluation", list: ["axe-core", "Playwright", "Outils de développement de Chromium"] },
    pages: {
      title: "Pages vérifiées",
      list: [
        "Accueil",
        "Annonces et carte",
        "Rechercher",
        "Page d’une annonce, galerie et contact",
        "Annonceurs et profils",
        "Mes favoris",
        "Connexion, création de compte et mot de passe oublié",
        "Mon espace, mes données et messages",
        "Tableau de bord, publications et suivi des demandes",
        "Toutes les étapes de la publication d’une annonce",
        "Crédits, mentions légales et cette déclaration",
        "Pages d’erreur et de maintenance",
      ],
    },
  },
  contact: {
    title: "Retour d’information et contact",
    text: "Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez-nous ou appelez-nous : nous vous orienterons vers une alternative accessible, ou nous vous donnerons le contenu sous une autre forme.",
    email: "Adresse e-mail",
    phone: "Téléphone",
    address: "Adresse",
    missing: "Les coordonnées de l’exploitant du portail ne sont pas encore renseignées.",
  },
  appeal: {
    title: "Voies de recours",
    text: "Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que notre réponse ne vous satisfait pas, vous pouvez vous adresser au Défenseur des droits, gratuitement :",
    form: "par son formulaire en ligne",
    delegate: "auprès de son délégué dans votre région",
    phone: "par téléphone, au",
    post: "par courrier, gratuit et sans timbre :",
    address: "Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07",
  },
});
