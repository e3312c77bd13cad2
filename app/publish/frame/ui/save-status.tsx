import { CircleCheck, CloudOff, LoaderCircle, Save } from "lucide-react";
import { Link } from "react-router";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import type { SaveState } from "./use-autosave.ts";

/** Whether the form is saved, in one line. */
export function SaveStatus({ state, loginHref }: { state: SaveState; loginHref: string }) {
  const { save } = useWords(publishWords);
  const isTrouble = state.kind !== "idle" && state.kind !== "saving" && state.kind !== "saved";
  const Icon = isTrouble
    ? CloudOff
    : state.kind === "saved"
      ? CircleCheck
      : state.kind === "saving"
        ? LoaderCircle
        : Save;
  return (
    <div
      className={`flex min-h-11 items-center gap-2 text-sm ${isTrouble ? "font-semibold text-danger" : "text-ink-soft"}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <p role="status" className="needs-scripts">
        {state.kind === "idle"
          ? save.hint
          : state.kind === "saved"
            ? save.saved(timeOf(state.savedAt))
            : state.kind === "published"
              ? null
              : save[state.kind]}
        {state.kind === "published" ? <PublishedMeanwhile /> : null}
        {state.kind === "loggedOut" ? (
          <>
            {" "}
            <a href={loginHref} target="_blank" rel="noreferrer">
              {save.logIn}
            </a>
          </>
        ) : null}
      </p>
      <noscript>{save.hintWithoutScripts}</noscript>
    </div>
  );
}

/** The listing is already published: a link to edit it. */
export function PublishedMeanwhile() {
  const { save } = useWords(publishWords);
  return (
    <>
      {save.published}{" "}
      <Link to="/publications" className="font-semibold underline underline-offset-4">
        {save.publications}
      </Link>
      .
    </>
  );
}

// Rendered only after a save in the browser, so the time zone of the browser is right.
const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString("fr-FR", { hour: "2-digit", minute: "2-digit" });
