import type { StockHome } from "#app/feeds/poliris/write-line.ts";
import { flatForm } from "./drafts.ts";

/** The flat of `flatForm` as an agency's software exports it. */
export function nantesHome(changes: Partial<StockHome> = {}): StockHome {
  return {
    agency: "AG1",
    key: "k-1",
    reference: "V1",
    form: flatForm({
      feesPayer: "acquereur",
      feesPercent: "5",
      priceWithoutFees: "271428,57",
      feeScheduleUrl: "https://exemple.fr/honoraires",
    }),
    place: { postalCode: "44000", city: "Nantes" },
    contact: { name: "Anne Le Goff", phone: "02 40 00 00 00", email: "anne@exemple.fr" },
    photos: [
      { source: "https://exemple.fr/1.jpg", title: "Le séjour" },
      { source: "https://exemple.fr/2.jpg", title: "" },
    ],
    ...changes,
  };
}
