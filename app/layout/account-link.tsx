import { Link } from "react-router";
import { usePresence } from "./use-presence.ts";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { useInBrowser } from "#app/ui/use-in-browser.ts";

/**
 * « Connexion », or « Mon espace » for logged-in users. Public pages are the same for everyone: they contain both until
 * scripts run.
 */
export function AccountLink({ className }: { className: string }) {
  const { links } = useWords(layoutWords);
  const hasAccount = usePresence();
  const isInBrowser = useInBrowser();
  return (
    <Link to={hasAccount ? "/espace" : "/connexion"} className={className}>
      {isInBrowser ? hasAccount ? links.account : links.logIn : <BeforeItRuns />}
    </Link>
  );
}

function BeforeItRuns() {
  const { links } = useWords(layoutWords);
  return (
    <>
      <span className="for-strangers">{links.logIn}</span>
      <span className="for-members">{links.account}</span>
    </>
  );
}
