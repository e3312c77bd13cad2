/** The commune of a listing, with what its rules and its position want to know. */
export type PublishCommune = {
  id: number;
  slug: string;
  name: string;
  departmentCode: string;
  departmentName: string;
  postalCodes: string[];
  population: number;
  latitude: number | null;
  longitude: number | null;
  /** Paris, Lyon, Marseille as a whole: a listing stands in one of their arrondissements. */
  hasArrondissements: boolean;
};
