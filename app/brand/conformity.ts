/** How far a site respects the RGAA, as French law has it told on every page. */
export type Conformity = "totale" | "partielle" | "non";
