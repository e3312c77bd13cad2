import { useSyncExternalStore } from "react";

const noSubscription = () => () => {};

/** False on the server and during hydration, then true: for what only a browser can show. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
