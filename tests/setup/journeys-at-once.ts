/** Files of journeys that run at once, each on a portal of its own: most of a journey is waiting. */
export const JOURNEYS_AT_ONCE = 3;
