/** The usual prices of similar homes nearby: quartiles in minor units per m², and the number of listings on show. */
export type PriceRange = { low: number; high: number; count: number; place: string; isDepartment: boolean };
