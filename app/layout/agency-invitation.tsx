import { Link } from "react-router";
import { agencyInvitationWords } from "#app/i18n/fr/layout/agency-invitation.ts";
import { useWords } from "#app/i18n/words.ts";
import { stockHref } from "./navigation.ts";

const link = "font-semibold underline underline-offset-4";

/** A link to the page where agencies send all their homes at once, beside the way to publish one. */
export function AgencyInvitation({ className = "" }: { className?: string }) {
  const words = useWords(agencyInvitationWords);
  return (
    <p className={`prose-line ${className}`}>
      {words.question}{" "}
      <Link to={stockHref} className={link}>
        {words.send}
      </Link>
      {words.how}{" "}
      <Link to="/verifier-un-fichier" className={link}>
        {words.check}
      </Link>
      {words.freely}
    </p>
  );
}
