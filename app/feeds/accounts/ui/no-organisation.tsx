import { feedKeyWords } from "#app/i18n/fr/feeds/feed-keys.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** Asks an account without an organisation to complete its profile first. */
export function NoOrganisation() {
  const words = useWords(feedKeyWords);
  return (
    <Alert tone="info">
      <p>{words.noOrganisation}</p>
      <ButtonLink to="/espace/profil" variant="secondary" className="mt-2">
        {words.profile}
      </ButtonLink>
    </Alert>
  );
}
