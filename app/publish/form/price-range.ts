/** What most homes of a kind cost around there: quartiles in minor units per m², and of how many listings on show. */
export type PriceRange = { low: number; high: number; count: number; place: string; isDepartment: boolean };
