import { Share2 } from "lucide-react";
import { useState } from "react";
import { listingWords } from "#app/i18n/fr/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";

/** Shares by whatever the device offers, else copies the address. */
export function ShareButton({ title, url, labelClass = "" }: { title: string; url: string; labelClass?: string }) {
  const { share } = useWords(listingWords);
  const [outcome, setOutcome] = useState<string | null>(null);

  async function shareListing() {
    if (navigator.share) {
      // Closing the device's own panel is no failure.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setOutcome(share.copied),
      () => setOutcome(share.failed),
    );
  }

  return (
    <span className="needs-scripts contents">
      <span role="status" className="text-sm text-ink-soft">
        {outcome}
      </span>
      <Button variant="quiet" onClick={shareListing} className="px-3">
        <Share2 aria-hidden="true" className="size-5" />
        <span className={labelClass}>{share.share}</span>
      </Button>
    </span>
  );
}
