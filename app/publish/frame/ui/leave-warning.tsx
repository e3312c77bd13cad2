import { useEffect, useId, useRef } from "react";
import { useBlocker } from "react-router";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";

type LeaveWarningProps = { isSending: boolean; words?: Words<typeof photoWords>["leave"] };

/** Asks before the page is left during an upload, of photos by default: by a dialog within the site, by the browser otherwise. */
export function LeaveWarning({ isSending, words: given }: LeaveWarningProps) {
  const { leave } = useWords(photoWords);
  const words = given ?? leave;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(isSending);
  const isAsked = blocker.state === "blocked";

  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsked]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={() => blocker.reset?.()}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card bg-paper p-6 shadow-lifted backdrop:bg-black/55"
    >
      <h2 id={id} className="text-xl font-semibold">
        {words.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{words.stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {words.leave}
        </Button>
      </div>
    </dialog>
  );
}
