import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { saysPresent } from "#app/platform/security/session-cookies.ts";

// Nothing tells of a cookie's change; it changes by a login or a logout, which lead to another page.
const subscribe = () => () => {};
const hasPresence = () => saysPresent(document.cookie);

/** Whether somebody is logged in, as far as the browser knows; never on the server, whose public pages are the same for everyone. */
export function usePresence(): boolean {
  useLocation();
  return useSyncExternalStore(subscribe, hasPresence, () => false);
}
