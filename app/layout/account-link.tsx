import { Link } from "react-router";
import { usePresence } from "#app/account/ui/use-presence.ts";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { useWords } from "#app/i18n/words.ts";

/** « Mon espace », for who is logged in. Public pages are the same for everyone, so it comes once they run. */
export function AccountLink({ className }: { className: string }) {
  const { links } = useWords(layoutWords);
  if (!usePresence()) return null;
  return (
    <Link to="/espace" className={className}>
      {links.account}
    </Link>
  );
}
