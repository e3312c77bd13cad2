/** A draft in a list. Texts as typed, empty where nothing was; `updatedAt` an ISO instant. */
export type DraftSummary = {
  id: string;
  listingReference: string | null;
  title: string;
  commune: string;
  updatedAt: string;
};
