import type { WrittenField } from "#app/domain/listing.ts";
import { catalogue } from "#app/i18n/words.ts";

const places: Record<WrittenField, string> = {
  title: "dans le titre",
  quartier: "dans le nom du quartier",
  description: "dans la description",
};
const list = (letters: string[]) => letters.join(", ").replace(/, (?=[^,]*$)/, " ou ");
const certificate = (letters: string[]) =>
  `D’après les valeurs saisies, elle serait plutôt\u00A0${list(letters)}. Une attestation de l’Ademe peut avoir changé la lettre : recopiez alors celle de l’attestation.`;

/** Fields to check again before publication, by code (`app/publish/form/listing-advice.ts`): a link to the field, and the reason. */
export const publishAdviceWords = /* @__PURE__ */ catalogue("publish-advice", {
  heading: (count: number) => (count === 1 ? "Un point à vérifier" : `${count} points à vérifier`),
  keep: "Ces remarques n’empêchent pas de publier : gardez ce qui est juste.",
  unlikelyPrice: {
    title: "Vérifiez le prix.",
    text: "Il est bien trop bas pour ce type de bien. Un prix fictif trompe les visiteurs, et fausse leurs recherches et leurs alertes.",
  },
  crampedRooms: {
    title: "Vérifiez le nombre de pièces.",
    text: "Il donne moins de 7 m² par pièce. La cuisine, l’entrée et les salles d’eau ne comptent pas comme des pièces.",
  },
  carrezAboveLiving: {
    title: "Vérifiez la surface Carrez.",
    text: "Elle dépasse de beaucoup la surface habitable, alors que les deux sont d’ordinaire proches.",
  },
  phoneNumber: {
    title: (where: WrittenField) => `Un numéro de téléphone est écrit ${places[where]}.`,
    text: (quote: string) =>
      `« ${quote} » sera lu par tous, démarcheurs compris. Mettez-le plutôt dans votre profil : le portail ne le donne qu’à ceux qui le demandent.`,
  },
  emailAddress: {
    title: (where: WrittenField) => `Une adresse e-mail est écrite ${places[where]}.`,
    text: (quote: string) =>
      `« ${quote} » sera recopiée par des robots. Les visiteurs vous écrivent depuis l’annonce, sans voir votre adresse.`,
  },
  webAddress: {
    title: (where: WrittenField) => `L’adresse d’un site est écrite ${places[where]}.`,
    text: (quote: string) =>
      `« ${quote} » ne s’ouvre pas d’un clic, et beaucoup se méfient d’un site inconnu. Dites plutôt l’essentiel ici.`,
  },
  possibleExclusion: {
    title: (where: WrittenField) => `Des mots semblent écarter des personnes ${places[where]}.`,
    text: (quote: string) =>
      `« ${quote} » peut se lire comme un refus, ce que la loi interdit. Si vous parlez d’autre chose, gardez ces mots.`,
  },
  doubtfulEnergyClass: { title: "Vérifiez la classe énergie.", text: certificate },
  doubtfulClimateClass: { title: "Vérifiez la classe climat.", text: certificate },
});
