import { Link, useLocation } from "react-router";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { PhotoTrouble } from "../photo.ts";

/** Refused files, with the reason; the limit of ten in the specification's words, once. */
export function PhotoTroubles({ troubles }: { troubles: PhotoTrouble[] }) {
  const words = useWords(photoWords);
  const others = troubles.filter(({ problem }) => problem !== "too_many");
  return (
    <>
      {others.length < troubles.length ? <Alert tone="danger">{words.problems.too_many}</Alert> : null}
      {others.length > 0 ? (
        <Alert tone="danger">
          <p className="font-semibold">{words.troubles}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {others.map(({ file, problem }) => (
              <li key={`${file} ${problem}`}>
                {file ? <strong className="font-semibold wrap-anywhere">{file}</strong> : null}
                {file ? " : " : ""}
                {words.problems[problem]}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}

type PhotoStateProps = { isOffline: boolean; isSignedOut: boolean; hasFailed: boolean; onRetry(): void };

/** Why photos cannot be saved: no connection, no session, a change that failed. */
export function PhotoState({ isOffline, isSignedOut, hasFailed, onRetry }: PhotoStateProps) {
  const words = useWords(photoWords);
  const { pathname } = useLocation();
  if (isSignedOut) {
    return (
      <Alert tone="danger">
        {words.signedOut}{" "}
        <Link
          to={`/connexion?suite=${encodeURIComponent(pathname)}`}
          reloadDocument
          className="inline-block py-2 font-semibold text-action underline"
        >
          {words.logIn}
        </Link>
      </Alert>
    );
  }
  return (
    <>
      {isOffline ? <Alert tone="warning">{words.offline}</Alert> : null}
      {hasFailed ? (
        <Alert tone="danger">
          {words.notSaved}{" "}
          <button type="button" onClick={onRetry} className="min-h-11 font-semibold text-action underline">
            {words.retry}
          </button>
        </Alert>
      ) : null}
    </>
  );
}
