import { useSyncExternalStore } from "react";

const noSubscription = () => () => {};

/** False on the server and while its page is taken over, then true: for what only a browser can show. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
