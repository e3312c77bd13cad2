import { feedKeyWords } from "#app/i18n/fr/feed-keys.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** What comes first, for whoever has no organisation yet. */
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
