/** A commune, an arrondissement of Paris, Lyon or Marseille, or a former commune, as pages name it. */
export type Commune = {
  id: number;
  slug: string;
  name: string;
  departmentCode: string;
  departmentName: string;
  /** The main one, for display; of a city of arrondissements, its department. */
  postalCode: string;
};
