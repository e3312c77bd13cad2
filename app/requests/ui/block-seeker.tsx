import { Ban, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";

/** The advertiser's button to block or unblock the seeker. */
export function BlockSeeker({ isBlocked }: { isBlocked: boolean }) {
  const { block: words } = useWords(requestWords);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(isBlocked);
  // The pressed button is gone: focus what replaced it.
  useEffect(() => {
    if (isBlocked !== shown.current) box.current?.focus();
    shown.current = isBlocked;
  }, [isBlocked]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-card">
      {isBlocked ? (
        <Form method="post" className="flex flex-col gap-3">
          <Alert>{words.done}</Alert>
          <BlockButton act="debloquer" label={words.undo} />
        </Form>
      ) : (
        <details className="group rounded-card border border-line bg-raised">
          <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold hover:text-action">
            <Ban aria-hidden="true" className="size-5" />
            {words.label}
            <ChevronDown aria-hidden="true" className="ml-auto size-5 transition-transform group-open:rotate-180" />
          </summary>
          <Form method="post" className="flex flex-col gap-3 px-4 pb-4">
            <p className="text-sm text-ink-soft">{words.text}</p>
            <BlockButton act="bloquer" label={words.confirm} />
          </Form>
        </details>
      )}
    </div>
  );
}

function BlockButton({ act, label }: { act: "bloquer" | "debloquer"; label: string }) {
  const { state } = useNavigation();
  return (
    <SubmitButton name="acte" value={act} variant="secondary" className="w-full" disabled={state === "submitting"}>
      {label}
    </SubmitButton>
  );
}
