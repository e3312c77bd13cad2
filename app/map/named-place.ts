/** A place whose name the bundled map writes; a list, for thousands of them are sent. Degrees, inhabitants. */
export type NamedPlace = [name: string, latitude: number, longitude: number, population: number];

/** Largest first. */
export type NamedPlaces = {
  towns: NamedPlace[];
  /** The arrondissements of the largest towns: of interest only from near. */
  districts: NamedPlace[];
};
