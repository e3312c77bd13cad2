import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** Links from a file to the decision about its thing, to the acts on it, and to its public page. */
export function FileLinks({
  decision,
  logged,
  publicPage,
}: {
  /** Kind and id of the thing, as in the address of the decision. */
  decision: string;
  logged: string;
  publicPage?: { href: string; label: string };
}) {
  const { shared } = useWords(officeWords);
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/administration/decision/${decision}`}>{shared.decide}</ButtonLink>
      <ButtonLink to={`/administration/journal?objet=${encodeURIComponent(logged)}`} variant="secondary">
        {shared.log}
      </ButtonLink>
      {publicPage ? (
        <ButtonLink to={publicPage.href} variant="quiet">
          {publicPage.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
