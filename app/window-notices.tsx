import { Suspense, useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { CompareTray } from "#app/comparison/ui/compare-tray.tsx";
import { OfflineNotice } from "#app/layout/offline-notice.tsx";
import { listenToRefused, newestRefused } from "#app/layout/refused-requests.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";

// Loaded when needed: few visits see one.
const RefusedNotice = optionalPart(async () => (await import("#app/layout/refused-notice.tsx")).RefusedNotice);

/** The notices at the foot of the window: the site does not answer; on public pages also offline, listings to compare. */
export function WindowNotices() {
  const isPublic = useMatches().some(({ id }) => id === "layout/routes/public");
  const { pathname } = useLocation();
  const refused = useSyncExternalStore(listenToRefused, newestRefused, () => null);
  return (
    <div className="window-notices pointer-events-none fixed inset-x-0 bottom-0 z-20 flex flex-col items-center gap-2 p-3 print:hidden">
      <Suspense>{refused ? <RefusedNotice {...refused} /> : null}</Suspense>
      {isPublic ? <OfflineNotice /> : null}
      {!isPublic || /\/(?:comparer|imprimer)$/.test(pathname) ? null : <CompareTray />}
    </div>
  );
}
