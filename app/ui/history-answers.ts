/** Answers of open layers to the next steps in the history, in their order (close-on-back.ts). */
export const historyAnswers: ((event: PopStateEvent) => void)[] = [];

// For a window, listeners run in the order in which they were added: `root.tsx` imports this file before the router listens.
if (typeof window !== "undefined") window.addEventListener("popstate", (event) => historyAnswers.shift()?.(event));
