import { catalogue } from "#app/i18n/words.ts";

/** Problems of a line of an agency's file, and advice, by code (`app/feeds/poliris/stock-line.ts`). */
export const feedProblemWords = /* @__PURE__ */ catalogue("feed-problems", {
  problems: {
    tooFewColumns: {
      wrong: "Cette ligne n’a pas assez de colonnes : une annonce en a au moins 21.",
      advice:
        "Vérifiez que le texte de l’annonce précédente ne contient pas de retour à la ligne, puis exportez de nouveau.",
    },
    keyTwice: {
      wrong: "Cet identifiant est déjà celui d’une autre ligne du fichier : seule la première compte.",
      advice: "Supprimez le doublon dans votre logiciel.",
    },
    notTaken: {
      wrong: "Le portail ne publie pas ce type de bien.",
      advice: "Rien à faire : cette ligne est laissée de côté.",
    },
    tooLong: {
      wrong: "Cette ligne est démesurée : elle n’a pas été lue.",
      advice: "Vérifiez le texte de l’annonce, et que chaque champ est bien fermé par un guillemet.",
    },
    tooManyColumns: {
      wrong: "Cette ligne a beaucoup trop de colonnes : elle n’a pas été lue.",
      advice: "Signalez-le à l’éditeur de votre logiciel : une annonce en a 334 au plus.",
    },
    cutLine: {
      wrong: "Cette ligne s’arrête au milieu : le fichier est incomplet.",
      advice: "Exportez de nouveau le fichier, puis renvoyez-le.",
    },
    noKey: {
      wrong:
        "Cette annonce n’a ni identifiant technique ni référence : rien ne permet de la reconnaître au prochain envoi.",
      advice: "Donnez-lui une référence dans votre logiciel.",
    },
    keyFromReference: {
      wrong: "Il manque l’identifiant technique : la référence en tient lieu.",
      advice:
        "Ne changez pas cette référence, sinon l’annonce passera pour une nouvelle. Signalez-le à l’éditeur de votre logiciel.",
    },
    unknownTransaction: {
      wrong: "Ce type d’annonce n’existe pas dans le format.",
      advice: "Choisissez « vente » ou « location » dans votre logiciel.",
    },
    unknownType: {
      wrong: "Ce type de bien n’existe pas dans le format.",
      advice: "Choisissez « appartement », « maison/villa » ou « terrain » dans votre logiciel.",
    },
    notANumber: {
      wrong: "Ce n’est pas un nombre.",
      advice: "Écrivez seulement des chiffres, par exemple 250000 ou 63.5.",
    },
    ambiguousNumber: {
      wrong: "Ce nombre se lit de deux façons : le point ou la virgule peut séparer les milliers ou les centimes.",
      advice: "Écrivez le montant sans séparateur de milliers, par exemple 250000.",
    },
    notWhole: { wrong: "Ce nombre doit être entier.", advice: "Écrivez un nombre sans décimales, par exemple 3." },
    outOfBounds: {
      wrong: "Ce nombre est trop petit ou trop grand.",
      advice: "Vérifiez l’unité et le nombre de chiffres.",
    },
    notADate: { wrong: "Cette date n’existe pas.", advice: "Écrivez-la ainsi : 14/03/2026." },
    notYesNo: { wrong: "Ce n’est ni oui ni non.", advice: "Cochez ou décochez la case dans votre logiciel." },
    unknownCode: {
      wrong: "Ce code n’existe pas dans le format.",
      advice: "Choisissez une autre valeur dans la liste de votre logiciel.",
    },
    notAWebAddress: {
      wrong: "Ce n’est pas une adresse de page web.",
      advice: "Copiez l’adresse entière de la page, par exemple https://www.exemple.fr/honoraires.",
    },
    notAPosition: {
      wrong: "Cette position ne se lit pas : elle n’est pas reprise.",
      advice: "Écrivez latitude et longitude en degrés, par exemple 47.2184 et -1.5536.",
    },
    notAPostalCode: {
      wrong: "Ce code postal n’a pas cinq chiffres : nous nous fions au nom de la ville.",
      advice: "Corrigez le code postal dans votre logiciel.",
    },
    cut: {
      wrong: "Ce texte est trop long : nous en montrons le début.",
      advice: "Raccourcissez-le si la fin est importante.",
    },
    placesDiffer: {
      wrong: "La ville affichée n’est pas la ville réelle du bien : nous montrons la ville affichée.",
      advice: "Vérifiez que c’est voulu : la commune annoncée doit être celle du bien.",
    },
    manyOrientations: {
      wrong: "Le bien a plus de deux orientations : aucune n’est reprise.",
      advice: "Gardez une ou deux orientations, celles des pièces principales.",
    },
    hiddenPrice: {
      wrong: "Votre logiciel demande de masquer le prix : nous ne le publions donc pas.",
      advice:
        "Sur le portail, une annonce a toujours un prix. Décochez « prix masqué », ou laissez l’annonce en brouillon.",
    },
    rentWithoutCharges: {
      wrong: "Le loyer est donné hors charges, et le montant des charges manque.",
      advice: "Indiquez les charges, ou donnez le loyer charges comprises.",
    },
    chargesAdded: {
      wrong: "Le loyer est donné hors charges : nous y avons ajouté les charges, comme la loi le demande.",
      advice: "Vérifiez le loyer charges comprises de l’annonce.",
    },
    chargesSettledLater: {
      wrong: "Des charges remboursées une fois par an ne sont ni un forfait ni des provisions.",
      advice: "Complétez l’annonce : dites comment les charges sont réglées.",
    },
    feesInEuros: {
      wrong:
        "Les honoraires sont en euros, alors que cette version du format demande un pourcentage : nous l’avons calculé.",
      advice: "Vérifiez le pourcentage de l’annonce, et signalez-le à l’éditeur de votre logiciel.",
    },
    feesUnclear: {
      wrong: "On ne sait pas si ces honoraires sont en euros ou en pourcentage.",
      advice: "Indiquez le pourcentage TTC et le prix hors honoraires.",
    },
    procedureWithoutDetail: {
      wrong: "Une procédure contre le syndicat est annoncée, sans autre précision.",
      advice: "Décrivez la procédure : l’annonce dit seulement « Procédure en cours ».",
    },
    blankDpe: {
      wrong:
        "Un DPE vierge n’est plus valable : tout logement à vendre ou à louer a besoin d’un DPE avec ses deux lettres.",
      advice: "Indiquez les classes du nouveau diagnostic.",
    },
    earlierDpe: {
      wrong: "Ce DPE suit une méthode d’avant juillet 2021 : il n’est plus valable.",
      advice: "Indiquez le nouveau diagnostic, ou corrigez sa version dans votre logiciel.",
    },
    energySwapped: {
      wrong: "La lettre et le chiffre du diagnostic sont inversés : nous les avons remis à leur place.",
      advice: "Vérifiez-les dans l’annonce, et signalez-le à l’éditeur de votre logiciel.",
    },
  },
  unknownVersion: {
    wrong: (version: string, isOfConfig: boolean) =>
      `Le portail ne connaît pas cette version : il lit le fichier comme une version ${version}, ` +
      (isOfConfig ? "d’après Config.txt." : "d’après son nombre de colonnes."),
    advice: "Signalez-le à l’éditeur de votre logiciel : les versions vont de 4.07 à 4.12.",
  },
  shifted: {
    wrong: (columns: number, from: number) => {
      const count = Math.abs(columns);
      const moved = count > 1 ? `de ${count} colonnes` : "d’une colonne";
      const side = columns > 0 ? "droite" : "gauche";
      return (
        `À partir de la colonne ${from} environ, les valeurs sont décalées ${moved} vers la ${side} : ` +
        "rien n’en est repris."
      );
    },
    advice: (columns: number): string =>
      columns > 0
        ? "Cherchez juste avant cette colonne un texte qui contient des guillemets ou le séparateur « !# », et retirez-les."
        : "Il manque une valeur juste avant cette colonne, même vide : signalez-le à l’éditeur de votre logiciel.",
  },
});
