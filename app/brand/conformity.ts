/** The site's conformity to the RGAA, which French law requires on every page. */
export type Conformity = "totale" | "partielle" | "non";
