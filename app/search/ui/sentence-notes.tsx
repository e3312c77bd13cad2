import { LocateFixed } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { NEAR_KM, useLocation } from "#app/communes/ui/use-location.ts";
import { placeFieldWords } from "#app/i18n/fr/communes/place-field.ts";
import { searchSentenceWords } from "#app/i18n/fr/search/search-sentence.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ScriptButton } from "#app/ui/button.tsx";
import { searchHref } from "../criteria/criteria-address.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { useSearchPath } from "./search-path.ts";

/** The notes of a sentence, each with what the page offers instead. */
export function SentenceNotes({ search }: { search: LoadedSearch }) {
  const words = useWords(searchSentenceWords);
  return search.notes.map((note) =>
    note === "ici" ? (
      <AroundMe key={note} search={search} />
    ) : (
      <Alert key={note}>
        <p>{words.notes[note]({ count: search.total, digits: formatCount(search.total) })}</p>
      </Alert>
    ),
  );
}

/** Asks for the position that the sentence names, and goes to the search around it. */
function AroundMe({ search: { criteria } }: { search: LoadedSearch }) {
  const words = useWords(searchSentenceWords);
  const { locating } = useWords(placeFieldWords);
  const path = useSearchPath();
  const navigate = useNavigate();
  const { find, news } = useLocation(({ values }) => {
    const communes = values.map(([, slug]) => slug);
    void navigate(searchHref(path, { ...criteria, communes, radius: NEAR_KM, page: 1 }), { replace: true });
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    find();
  }, [find]);
  return (
    <Alert>
      <p>{words.here}</p>
      <p role="status" className="mt-1 font-semibold empty:hidden">
        {news}
      </p>
      <ScriptButton
        onClick={find}
        className="needs-scripts mt-1 inline-flex min-h-11 items-center gap-1.5 text-action underline underline-offset-4"
      >
        <LocateFixed aria-hidden="true" className="size-4" />
        {news === "" || news === locating ? words.locate : words.locateAgain}
      </ScriptButton>
    </Alert>
  );
}
