/** A place named on the bundled map, as an array, since thousands are sent. Degrees, inhabitants. */
export type NamedPlace = [name: string, latitude: number, longitude: number, population: number];

/** Names on the map, largest places first. */
export type NamedPlaces = {
  towns: NamedPlace[];
  /** Arrondissements of the largest cities, shown only when zoomed in. */
  districts: NamedPlace[];
};
