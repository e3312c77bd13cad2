import { CloudOff } from "lucide-react";
import { refusedWords } from "#app/i18n/fr/layout/refused.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import type { RefusedRequest } from "./refused-requests.ts";
import { WindowNotice } from "./window-notice.tsx";

/** The notice that the site cannot open a page, or store a form, at the moment. */
export function RefusedNotice({ isSending, retry }: RefusedRequest) {
  const words = useWords(refusedWords);
  return (
    <WindowNotice
      icon={CloudOff}
      title={isSending ? words.notStored : words.awayTitle}
      action={
        isSending ? (
          <Button variant="secondary" onClick={retry}>
            {words.sendAgain}
          </Button>
        ) : null
      }
    >
      <p>{isSending ? words.notSent : words.notOpened}</p>
    </WindowNotice>
  );
}
