/** Longer time limits for a machine that others slow down: our CI at its worst hours is three times as slow as alone. */
export const timeoutFactor = Number(process.env.TEST_TIMEOUT_FACTOR ?? 1);
