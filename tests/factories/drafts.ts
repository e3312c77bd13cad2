import { randomUUID } from "node:crypto";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { Database } from "#db/client.ts";
import { draftPhotos, listingDrafts } from "#db/schema/drafts.ts";
import { createMedia } from "./media.ts";

/** A complete form: an owner's flat for sale in Nantes. */
export function flatForm(changes: DraftForm = {}): DraftForm {
  return {
    transaction: "vente",
    type: "appartement",
    commune: "Nantes (44)",
    address: "8 rue Crébillon",
    quartier: "Graslin",
    livingArea: "63,5",
    carrezArea: "62,8 m²",
    rooms: "3",
    bedrooms: "2",
    bathrooms: "1",
    toilets: "1",
    hasKitchen: "oui",
    kitchen: "equipee",
    roomName: ["Séjour", "Chambre", ""],
    roomArea: ["24,2", "", ""],
    floor: "2",
    floorCount: "5",
    yearBuilt: "1974",
    heating: "gaz collectif",
    exposure: "sud",
    features: ["balcon", "cave"],
    price: "285 000 €",
    isCopropriete: "oui",
    coproprieteLots: "48",
    coproprieteAnnualCharges: "1 450",
    dpeStatus: "fait",
    energyClass: "C",
    climateClass: "B",
    energyConsumption: "148",
    emissions: "9",
    energyCostMin: "780",
    energyCostMax: "1060",
    energyCostYear: "2023",
    dpeDate: "2025-03-14",
    title: "Appartement 3 pièces avec balcon, Graslin",
    description: "À deux pas du théâtre, un appartement lumineux.\n\nSéjour au sud, deux chambres sur cour.",
    ...changes,
  };
}

/** The same to let, furnished or not; Nantes has no rent control. */
export function rentalForm(changes: DraftForm = {}): DraftForm {
  return flatForm({
    transaction: "location",
    price: "890",
    charges: "80",
    chargesKind: "provisions",
    furnished: "non",
    deposit: "810",
    title: "Appartement 3 pièces à louer",
    ...changes,
  });
}

export async function createDraft(
  db: Database,
  {
    userId,
    advertiserId = null,
    form = flatForm(),
    photos = 0,
  }: { userId: string; advertiserId?: number | null; form?: DraftForm; photos?: number },
): Promise<string> {
  const id = randomUUID();
  await db.insert(listingDrafts).values({ id, userId, advertiserId, form });
  for (let position = 0; position < photos; position++) {
    await db.insert(draftPhotos).values({
      id: randomUUID(),
      draftId: id,
      position,
      mediaId: (await createMedia(db)).id,
      alt: `Photo ${position + 1}`,
    });
  }
  return id;
}
