import { Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { listingWords } from "#app/i18n/fr/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";

/** Shares by whatever the device offers, else copies the address; prints the page. */
export function ShareButtons({ title, url }: { title: string; url: string }) {
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
    <div className="needs-scripts flex items-center gap-1 print:hidden">
      <span role="status" className="text-sm text-ink-soft">
        {outcome}
      </span>
      <Button variant="quiet" onClick={shareListing} className="px-3">
        <Share2 aria-hidden="true" className="size-5" />
        {share.share}
      </Button>
      <Button variant="quiet" onClick={() => window.print()} className="px-3 max-sm:hidden">
        <Printer aria-hidden="true" className="size-5" />
        {share.print}
      </Button>
    </div>
  );
}
