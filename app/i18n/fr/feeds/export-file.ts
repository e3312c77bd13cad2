import { catalogue } from "#app/i18n/words.ts";

/** The words of exported tables. */
export const exportFileWords = /* @__PURE__ */ catalogue("export-file", {
  csv: {
    sale: "Vente",
    rental: "Location",
    columns: {
      reference: "Référence du portail",
      agencyReference: "Référence de l’agence",
      address: "Page",
      stage: "Étape",
      publishedOn: "Publiée le",
      commune: "Commune",
      postalCode: "Code postal",
      inseeCode: "Code Insee",
      rooms: "Pièces, une à une",
      comforts: "Équipements",
      photos: "Photos",
    },
    // Names of columns for fields whose label in the form is not clear in a table.
    fieldColumns: {
      transaction: "Transaction",
      price: "Prix, ou loyer par mois charges comprises",
      hasKitchen: "Cuisine",
      furnished: "Meublé",
      charges: "Charges par mois",
      inventoryFee: "Honoraires d’état des lieux",
      isCopropriete: "Copropriété",
      coproprieteLots: "Lots de la copropriété",
      coproprieteAnnualCharges: "Charges annuelles de copropriété",
      dpeStatus: "DPE",
      dpeExemptReason: "Motif sans DPE",
      energyCostMin: "Dépenses d’énergie par an, de",
      energyCostMax: "Dépenses d’énergie par an, jusqu’à",
      dpeDate: "Date du DPE",
    } as Partial<Record<string, string>>,
  },
});
