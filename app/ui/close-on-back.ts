import { historyAnswers as answers } from "./history-answers.ts";

/**
 * Adds a history entry for a layer over the page: Back, or a phone's gesture, calls `close` and stays on the page. Call the
 * returned function, which removes the entry, when the layer closes otherwise, and before it opens another page.
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  const { history } = window;
  const page = location.href;
  let left: Promise<void> | undefined;
  const onBack = (event: PopStateEvent) => {
    // The page stays, so the router must not see the event. Several steps at once lead to another page.
    if (location.href === page) event.stopImmediatePropagation();
    left = Promise.resolve();
    close();
  };
  // The router numbers its entries by `idx`.
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, isLayer: true }, "");
  answers.push(onBack);

  async function leave(): Promise<void> {
    const own = answers.indexOf(onBack);
    if (!history.state?.isLayer) return void answers.splice(own, 1);
    await new Promise<void>((done) => {
      answers[own] = (event) => {
        event.stopImmediatePropagation();
        done();
      };
      history.back();
    });
  }
  return () => (left ??= leave());
}
