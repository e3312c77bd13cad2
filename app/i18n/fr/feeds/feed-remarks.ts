import { catalogue } from "#app/i18n/words.ts";

/** Remarks in reports of agencies' files that concern neither columns (`feed-problems`) nor fields (`publish-problems`). */
export const feedRemarkWords = /* @__PURE__ */ catalogue("feed-remarks", {
  missing: "Il manque cette information : elle est nécessaire pour publier.",
  absent: "Cette information manque.",
  correct: "Complétez ou corrigez ce champ dans votre logiciel, ou sur le portail une fois le bien importé.",
  onPortal: "Le format n’a pas de colonne pour cela : complétez l’annonce sur le portail.",
  optional: "Ce n’est pas obligatoire : le bien est publié sans cette information.",
  carrez: "Le format n’a pas de colonne pour cette surface : le bien est publié sans elle. Ajoutez-la sur le portail.",
  room: (field: string, number: number) => `${field}, pièce ${number}`,
  placeUnknown: {
    wrong: "Nous ne trouvons pas cette commune.",
    advice: "Vérifiez le nom de la ville et son code postal.",
  },
  config: "Config.txt",
  photos: "Photos",
  photoMissing: {
    wrong: "Cette photo n’est ni une adresse web ni un fichier du ZIP : elle n’est pas reprise.",
    advice: "Ajoutez le fichier au ZIP, ou envoyez des adresses web.",
  },
  photoAdvice: "Remplacez-la dans votre logiciel ; les autres photos sont reprises.",
  listing: "Annonce",
  left: {
    sold_or_let: "Vous avez marqué ce bien comme vendu ou loué : le fichier n’y change rien.",
    hidden_by_portal: "Le portail a masqué cette annonce : le fichier n’y change rien.",
    withdrawn_by_hand: "Vous avez retiré cette annonce à la main : le fichier ne la remet pas en ligne.",
    negotiated: "Une négociation est en cours : l’annonce reste telle quelle.",
    discarded: "Vous avez supprimé le brouillon de ce bien : il reviendra dès que le fichier changera pour ce bien.",
    typed_here: "Vous avez saisi cette annonce sur le portail : le fichier n’y change rien.",
    failed: "Le portail n’a pas pu enregistrer ce bien : il essaiera de nouveau avec votre prochain fichier.",
    transferred: "Cette annonce appartient maintenant à un autre annonceur.",
    restricted:
      "Votre organisation ne peut pas publier de nouvelle annonce en ce moment : le bien attend dans vos brouillons.",
  },
});
