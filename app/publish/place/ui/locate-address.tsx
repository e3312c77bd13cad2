import { MapPinned } from "lucide-react";
import { type MouseEvent, useId, useState } from "react";
import { placingWords } from "#app/i18n/fr/publish/placing.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { type LocatedAddress, type LocatedOutcome, outcomeOf } from "../located-address.ts";

export type LocateAddressProps = {
  draftId: string;
  /** The host of the geocoder. */
  host: string;
  /** The outcome of the button without JavaScript. */
  outcome: LocatedOutcome | null;
  /** Saves the form; false where that failed. */
  flush(): Promise<boolean>;
  onFound(place: { latitude: string; longitude: string }): void;
};

/** Searches the typed address, and moves the pin there. Without JavaScript the button submits the step. */
export function LocateAddress({ draftId, host, outcome: sent, flush, onFound }: LocateAddressProps) {
  const words = useWords(placingWords).locate;
  const id = useId();
  const [outcome, setOutcome] = useState<LocatedOutcome | "running" | null>(sent);
  const isRunning = outcome === "running";

  async function locate(event: MouseEvent) {
    event.preventDefault();
    if (isRunning) return;
    setOutcome("running");
    const located = await ask();
    if (located.ok) onFound(located);
    setOutcome(outcomeOf(located));
  }

  async function ask(): Promise<LocatedAddress> {
    if (!(await flush())) return { ok: false, code: "unknown" };
    try {
      const answer = await fetch(`/publier/${draftId}/adresse`, { method: "POST", redirect: "manual" });
      return answer.type === "opaqueredirect"
        ? { ok: false, code: "unknown" }
        : ((await answer.json()) as LocatedAddress); // the portal's own answer
    } catch {
      return { ok: false, code: "unavailable" };
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <SubmitButton
        name="intent"
        value="locate"
        variant="secondary"
        className="max-sm:w-full"
        aria-disabled={isRunning}
        aria-describedby={id}
        onClick={locate}
      >
        <MapPinned aria-hidden="true" className="size-5 shrink-0" />
        {isRunning ? words.running : words.submit}
      </SubmitButton>
      <p id={id} className="text-sm text-ink-soft">
        {words.sentTo(host)}
      </p>
      <p role="status" className="font-medium empty:hidden">
        {outcome && outcome !== "running" ? words.outcomes[outcome] : ""}
      </p>
    </div>
  );
}
