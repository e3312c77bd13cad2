const listed = (words: string) => new Set(words.trim().split(/\s+/));

/** Words without a meaning for a home, which are never searched in texts. */
export const fillerWords = listed(`
  a agreable ai aimerai aimerais aimerions alors annonce annonces as au aucun aupres aussi aux avec avoir avons
  ayant beau beaux bel belle belles besoin bien biens bjr bon bonjour bonne bonnes bonsoir bref bsr budget car ce cela ces
  cet cette cherche cherchent chercher cherchons chui chuis ci coin comme commune communes compose comprenant cordialement
  correct correcte cote d dans de departement depuis des desire disposant dispose divers donc donnant dont du elle
  en endroit environ environs est et etre euh fai faire faut genre grand grande grandes grands habitation hello ici
  ideal idealement il immobilier immobiliere immobilieres inclus j jai jcherche je joli jolie jolies jolis jrecherche jsuis juste jveu jveux jvoudrais l la le les lieu
  logement logements m ma mais max maxi maximum me merci mes mettons mieux mini minimum moi mon n ne nos notre nous offre
  imperatif imperativement indispensable necessaire obligatoire obligatoirement
  offres on ou oui ouvert par parfait petit petite petites petits plus plutot possedant possede possibilite possible
  possiblement pour pouvant ptit ptite ptits pres prix proche propose proposez proximite qu quartier que quelque quelques qui
  recherche recherchent rechercher recherchons region resident ressemble s sa salut se secteur ses si slt soit son suis
  souhaite souhaiterais souhaitons standing stp super superficie sur surface svp sympa sympas sympathique tous tout
  toute toutes tres trouver type un une urgent vers veu veut veux ville voila voir voudrai voudrais voudrions vous y
  zone
`);

/**
 * Ordinary words that are also, or nearly, names of places: they are places only after « à », beside a code, or as the whole sentence.
 */
export const ordinaryWords = listed(`
  achat ado aeroport age agence agences aire aise alerte ancien ancienne anciens ancre angle animaux apartement
  appart appartement appartements arbres arc armoire art ascenseur atelier aubaine autoroute avant baie bail bain
  bains balcon balcons bar barbecue barre bas bassin bastide batir baume beaute belvedere berge berges besoin blanc
  blanche bleu bois boissiere bon bonne bonus bord bordure bosquet bourg bourgs box boxes bref brique briques brut
  bruyere buanderie bureau bureaux bus cabanon cabinet cadre calme camp campagne campus canal carre carreaux cave
  caves celle celles cellier centre cerisiers chai chalet chambre chambres champ champs chance charge charges
  charmant charmante charme chat chateau chaud chauffage chauffe chauffee chaume chaux chemin cheminee chene chenes cher chere cheval
  chevaux chien chiens ciel citadin clair clim claire clos cloture coeur college colline comble combles commerce
  commerces commercial communal confort constructible constructibles confortable contre cool copropriete cos cote coteau coup couple cour
  courette cours court couvert creche croix cuisine cult cure cuve demeure denue dependance dependances dernier dernieres
  die double douche douches dressing droit duplex eau eaux ecole ecoles ecurie ecurries eglise enfant enfants entre
  ensoleille entree espace est etable etage etages etang etat ete etudiant etudiante etudiants eu exclusivite exempt
  exposition exterieur fac face familial familiale famille faubourg fenetre ferme fibre fleurs fleuve foncier fonds
  fontaine force foret four fourneaux foyer frais frene fruits garage garde gare garenne gaz ger gite golf grand
  grange granges grenier gros habitable hall halle halles hameau hameaux handicap hangar haut haute hauteur hauts
  herbe home hopital hotel ile immeuble individuel individuelle industriel investir isolation isole isolee jardin jardins
  jas jeux job jour jours lac lacs lande landes large lavoir libre lieu ligne lit lits local location locations
  locaux loft loge loggia loin loire long longere lot lotissement lots loue louer lumiere lumineuse lumineux luxe
  lycee machine magasin maison maisonnette maisons mandat manoir mansarde marais marche marches marina mas mer mere
  metro meuble meublee mezzanine mitoyen mitoyenne moderne monde mont montagne moulin mur mure murs nature naturel
  neige neuf neuve neuves nid noir nord notaire nouveau nouvelle occupe occupee ocean oliviers on or orangerie orientation oriente
  orientee original ouest oust ouverte palais parc parcelle parents parfait parking parquet particulier particuliers
  pas passage patio pavillon pays paysage peche pelouse pente pere peripherie peripherique perle petit petite piece
  pieces pied pieds pierre pierres pigeonnier pin pins piscine placard place places plage plages plain plaine
  plaisance plan plat plateau plein plus pmr poele poids point pointe pont pool port porte portes potager pour prairie
  pre pres prestations prestige prey primo prive privee prix pro professionnel programme promenade propre propriete
  puits pur pure quai quais quartier raccordement rang rapport rare recent recente rendement renove renovee repos
  rer residence residences residentiel retraite rez riche ris rive rives riviere rocade rond rots rouge route rue
  rues ruine rural sable sain salle salles salon sans sauf sauna sauvage sec sejour sel senior seniors sens servitude
  seuil simple sol solaire solaires soleil son source sous spa square standing store studio sud surface surfaces
  table terrain terrains terrasse terrasses terre terres terrier tgv toit toits toiture tour train trains tram
  tramway tranquille travaux traversant traversante triplex trois trop universite us val vallee vallon vaste vaux vendre
  vent vente veranda verdure verger vergers vers vert verte viager vide vie vieille vieux viabilise viabilisee vigne vignes vignoble
  villa village ville villes vitrage voie voisin voisinage voisins voiture voitures vue vues wc y zen zero zone
`);
