import { Undo2 } from "lucide-react";
import { Link } from "react-router";
import { searchPlaceWords } from "#app/i18n/fr/search/search-places.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { searchHref } from "../criteria/criteria-address.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import type { PlaceDoubt } from "../results/search-result.ts";
import { useSearchPath } from "./search-path.ts";

/** The guessed places, each removed by one tap, and other places of that name. An empty page offers alternatives itself. */
export function PlaceNotices({ search }: { search: Pick<LoadedSearch, "doubts" | "communes" | "areas"> }) {
  const hasPlace = search.communes.length + search.areas.length > 0;
  const shown = search.doubts.filter(({ guess, others }) => guess !== null || (hasPlace && others.length > 0));
  return shown.map((doubt) => <PlaceNotice key={doubt.typed} doubt={doubt} />);
}

const wayOn = "inline-flex min-h-11 items-center gap-1.5 text-action underline underline-offset-4 md:min-h-9";

function PlaceNotice({ doubt: { typed, guess, without, others } }: { doubt: PlaceDoubt }) {
  const words = useWords(searchPlaceWords);
  const path = useSearchPath();
  return (
    <Alert>
      <div className="flex flex-wrap items-center gap-x-4">
        {guess === null ? null : (
          <>
            <p className="font-semibold">{words.guessed(guess, typed)}</p>
            <Link to={searchHref(path, without)} aria-label={words.undoLabel(guess)} className={wayOn}>
              <Undo2 aria-hidden="true" className="size-4" />
              {words.undo}
            </Link>
          </>
        )}
        {others.length > 0 ? <p>{guess === null ? words.meant : words.others}</p> : null}
        {others.map(({ key, name, criteria }) => (
          <Link key={key} to={searchHref(path, criteria)} className={wayOn}>
            {name}
          </Link>
        ))}
      </div>
    </Alert>
  );
}
