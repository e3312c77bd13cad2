import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { hasPresenceCookie } from "#app/platform/security/presence-cookie.ts";

// Nothing to subscribe to: the cookie changes by a login or a logout, which load another page.
const subscribe = () => () => {};
const hasPresence = () => hasPresenceCookie(document.cookie);

/**
 * Whether somebody is logged in, as far as the browser knows; false on the server, whose public pages are the same for
 * everyone.
 */
export function usePresence(): boolean {
  useLocation();
  return useSyncExternalStore(subscribe, hasPresence, () => false);
}
