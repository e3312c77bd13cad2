import { Link } from "react-router";
import { publishWords } from "#app/i18n/fr/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { ListingDoubt } from "../../form/energy-doubts.ts";
import { stepOf } from "../../form/listing-fields.ts";
import { stepHref } from "../../form/steps.ts";

/** Letters to check again on the certificate, each with a link; they do not prevent publication. */
export function Doubts({ doubts, draftId }: { doubts: ListingDoubt[]; draftId: string }) {
  const { doubts: words } = useWords(publishWords);
  if (doubts.length === 0) return null;
  return (
    <Alert tone="warning">
      <ul className="mb-3 flex flex-col gap-3">
        {doubts.map(({ field, possible }) => (
          <li key={field}>
            <Link
              to={stepHref(draftId, stepOf(field), field)}
              className="font-semibold text-action underline underline-offset-4"
            >
              {words[field]}
            </Link>{" "}
            {words.possible(possible)}
          </li>
        ))}
      </ul>
      <p>{words.confirm}</p>
    </Alert>
  );
}
