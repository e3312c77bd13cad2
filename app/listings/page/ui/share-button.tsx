import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";

/** How long the outcome is shown. */
const MESSAGE_MS = 6_000;

/** Shares by the device's own dialog, else copies the address. */
export function ShareButton({ title, url, labelClass = "" }: { title: string; url: string; labelClass?: string }) {
  const { share } = useWords(listingWords);
  const [outcome, setOutcome] = useState<string | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const gone = setTimeout(() => setOutcome(null), MESSAGE_MS);
    return () => clearTimeout(gone);
  }, [outcome]);

  async function shareListing() {
    if (navigator.share) {
      // Closing the dialog is no failure.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setOutcome(share.copied),
      () => setOutcome(share.failed),
    );
  }

  return (
    <span className="needs-scripts relative inline-flex">
      <span
        role="status"
        className="absolute top-full left-5 z-10 mt-1 rounded-control bg-deep px-3 py-1.5 text-sm whitespace-nowrap text-on-deep shadow-lifted empty:hidden md:right-0 md:left-auto"
      >
        {outcome}
      </span>
      <Button variant="quiet" onClick={shareListing} className="px-3">
        <Share2 aria-hidden="true" className="size-5" />
        <span className={labelClass}>{share.share}</span>
      </Button>
    </span>
  );
}
