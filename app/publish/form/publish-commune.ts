/** The commune of a listing, with what rules and position need. */
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
  /** Paris, Lyon, Marseille: a listing must name one of their arrondissements. */
  hasArrondissements: boolean;
};
