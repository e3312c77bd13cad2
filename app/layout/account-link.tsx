import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { PRESENCE_COOKIE } from "#app/account/cookies.ts";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { useWords } from "#app/i18n/words.ts";

// Nothing tells of a cookie's change; it changes by a login or a logout, which lead to another page.
const subscribe = () => () => {};
const hasPresence = () => document.cookie.includes(`${PRESENCE_COOKIE}=1`);

/** « Mon espace », for who is logged in. Public pages are the same for everyone, so it comes once they run. */
export function AccountLink({ className }: { className: string }) {
  const { links } = useWords(layoutWords);
  useLocation();
  const hasSession = useSyncExternalStore(subscribe, hasPresence, () => false);
  if (!hasSession) return null;
  return (
    <Link to="/espace" className={className}>
      {links.account}
    </Link>
  );
}
