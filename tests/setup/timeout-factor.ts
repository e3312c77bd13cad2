/** Longer time limits for a busy machine: our CI at its worst hours is three times as slow as an idle one. */
export const timeoutFactor = Number(process.env.TEST_TIMEOUT_FACTOR ?? 1);
