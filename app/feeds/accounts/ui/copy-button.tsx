import { Copy } from "lucide-react";
import { useState } from "react";
import { feedKeyWords } from "#app/i18n/fr/feeds/feed-keys.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";

/** Copies a text that is hard to select, and confirms it. */
export function CopyButton({ what, text }: { what: "key" | "command"; text: string }) {
  const { copy: words } = useWords(feedKeyWords);
  const [outcome, setOutcome] = useState("");

  async function copy() {
    try {
      // Missing where the site is not served by HTTPS.
      await navigator.clipboard.writeText(text);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.failed);
    }
  }

  return (
    <span className="needs-scripts mt-1 flex flex-wrap items-center gap-x-3">
      <Button variant="secondary" onClick={copy}>
        <Copy aria-hidden="true" className="size-5" />
        {words[what]}
      </Button>
      <span role="status" className="font-medium">
        {outcome}
      </span>
    </span>
  );
}
