import { Link } from "react-router";
import { usePresence } from "#app/account/ui/use-presence.ts";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { useWords } from "#app/i18n/words.ts";

/** « Connexion », or « Mon espace » for who is logged in. Public pages are the same for everyone, so the latter comes once they run. */
export function AccountLink({ className }: { className: string }) {
  const { links } = useWords(layoutWords);
  const hasAccount = usePresence();
  return (
    <Link to={hasAccount ? "/espace" : "/connexion"} className={className}>
      {hasAccount ? links.account : links.logIn}
    </Link>
  );
}
