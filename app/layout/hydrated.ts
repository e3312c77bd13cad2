/** Name of the performance mark that a page sets after hydration. */
export const HYDRATED = "hydrated";
