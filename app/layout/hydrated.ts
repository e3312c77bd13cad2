/** A mark in the page's own timeline: React has taken the page over. */
export const HYDRATED = "hydrated";
