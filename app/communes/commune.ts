/** A commune, an arrondissement of Paris, Lyon or Marseille, or a former commune, as pages name it. */
export type Commune = {
  id: number;
  slug: string;
  name: string;
  departmentCode: string;
  departmentName: string;
  /** The main postal code, for display; for a city with arrondissements, its department. */
  postalCode: string;
};
