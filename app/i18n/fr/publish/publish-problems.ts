import type { DiscriminationGround } from "#app/domain/discrimination.ts";
import { catalogue } from "#app/i18n/words.ts";

// The Code pénal's own names of its criteria.
const criteria: Record<Exclude<DiscriminationGround, "guarantor">, string> = {
  origin: "leur origine ou leur nationalité",
  religion: "leur religion",
  family: "leur situation de famille",
  pregnancy: "une grossesse",
  age: "leur âge",
  sex: "leur sexe",
  orientation: "leur orientation sexuelle ou leur identité de genre",
  disability: "leur santé ou un handicap",
  poverty: "leur situation économique",
};

/** Why a listing cannot be published, by code (`app/publish/form/listing-problem.ts`). */
export const publishProblemWords = /* @__PURE__ */ catalogue("publish-problems", {
  required: "À remplir pour publier.",
  unknownChoice: "Ce choix n’existe pas.",
  notANumber: "Écrivez un nombre, par exemple 250 000.",
  notAnAmount: "Écrivez un montant, par exemple 1 250.",
  notAnArea: "Écrivez un nombre, par exemple 320.",
  notAPercentage: "Écrivez un pourcentage, par exemple 4,5.",
  negative: "Ce nombre ne peut pas être négatif.",
  notWhole: "Écrivez un nombre entier, en chiffres.",
  tooLarge: "Ce nombre est trop grand.",
  tooSmall: "Ce nombre est trop petit.",
  notADate: "Écrivez une date, par exemple 14/03/2026.",
  notAWebAddress: "Écrivez l’adresse d’une page, par exemple https://www.exemple.fr/honoraires.",
  communeUnknown: "Aucune commune de ce nom : vérifiez-le, ou écrivez le code postal.",
  arrondissementRequired: "Précisez l’arrondissement, par exemple « Paris 15e ».",
  notAPosition: "Écrivez des degrés, par exemple 47.2184.",
  positionHalf: "Il faut la latitude et la longitude, ou aucune des deux.",
  positionFar: "Ce point est loin de la commune : vérifiez la commune, ou déplacez l’épingle.",
  nothingExact: "Pour montrer l’adresse exacte, écrivez-la.",
  carrezRequired: "La surface Carrez est obligatoire pour vendre un lot de copropriété.",
  moreBedroomsThanRooms: "Il y a plus de chambres que de pièces.",
  floorAboveTop: "L’étage est au-dessus du dernier.",
  builtTooLate: "Cette année est trop loin dans l’avenir.",
  roomNameRequired: "Donnez un nom à cette pièce.",
  countContradictsComfort: "Vous écrivez 0, mais la case de cet équipement est cochée : corrigez l’un ou l’autre.",
  feesInconsistent: "Le prix, le prix hors honoraires et le pourcentage ne s’accordent pas.",
  chargesAboveRent: "Les charges sont plus élevées que le loyer charges comprises.",
  depositTooHigh:
    "Le dépôt de garantie dépasse ce que la loi permet : 1 mois de loyer hors charges en location vide, 2 en meublé.",
  rentAboveReference: "Le loyer de base dépasse le loyer de référence majoré.",
  supplementForbidden: "Un logement de classe F ou G ne peut pas avoir de complément de loyer.",
  rentInconsistent: "Loyer de base, complément et charges ne font pas le loyer charges comprises.",
  tenantFeesTooHigh: "Les honoraires du locataire dépassent le plafond légal par m².",
  inventoryFeeTooHigh: "L’état des lieux dépasse le plafond légal par m².",
  inventoryAboveFees: "L’état des lieux dépasse les honoraires dont il fait partie.",
  lettingBanned: "La loi interdit de louer un logement de cette classe énergie.",
  dpeVoid: "Les diagnostics d’avant le 1er juillet 2021 ne sont plus valables.",
  dpeExpired: "Ce diagnostic a plus de dix ans : il n’est plus valable.",
  inFuture: "Cette date est dans l’avenir.",
  costsInverted: "Le maximum ne peut pas être inférieur au minimum.",
  discriminating: (quote: string, ground: DiscriminationGround) =>
    ground === "guarantor"
      ? `« ${quote} » : un bailleur ne peut pas refuser un garant parce qu’il n’est pas français ou ne vit pas en France métropolitaine (loi du 6 juillet 1989, article 22-1). Retirez ces mots.`
      : `« ${quote} » écarte des personnes selon ${criteria[ground]}. C’est une discrimination, interdite par la loi (Code pénal, articles 225-1 et 225-2). Retirez ces mots, et décrivez plutôt le logement.`,
});
