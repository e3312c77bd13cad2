import { Suspense, useState, useSyncExternalStore } from "react";
import {
  readLastSearch,
  readLastSearchOnServer,
  subscribe as subscribeToSearch,
} from "#app/browser-storage/last-search.ts";
import { readSeen } from "#app/browser-storage/seen-store.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { useInBrowser } from "#app/ui/use-in-browser.ts";

const LastSearchCard = optionalPart(async () => (await import("./last-search-card.tsx")).LastSearchCard);
const RecentlySeen = optionalPart(async () => (await import("#app/listings/cards/ui/recently-seen.tsx")).RecentlySeen);

/**
 * For returning visitors, below the banner: their last search and seen homes, which only their browser knows. Empty parts keep
 * their height (`styles.css`), so that nothing below moves.
 */
export function WelcomeBackSlot() {
  const search = useSyncExternalStore(subscribeToSearch, readLastSearch, readLastSearchOnServer);
  const isInBrowser = useInBrowser();
  // The state at first, since « Effacer » still shows a message in this part.
  const [hadSeen] = useState(() => typeof window !== "undefined" && readSeen().length > 0);
  const [hasNone, setNone] = useState(false);
  return (
    <div className="page">
      {isInBrowser && !search ? null : (
        <div className="last-search-room" data-kept={isInBrowser || undefined}>
          {search ? (
            <Suspense>
              <LastSearchCard search={search} />
            </Suspense>
          ) : null}
        </div>
      )}
      {isInBrowser && (!hadSeen || hasNone) ? null : (
        <div className="recently-seen-room" data-kept={isInBrowser || undefined}>
          {isInBrowser && hadSeen ? (
            <Suspense>
              <RecentlySeen isFirst onNone={() => setNone(true)} />
            </Suspense>
          ) : null}
        </div>
      )}
    </div>
  );
}
