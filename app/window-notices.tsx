import { useLocation, useMatches } from "react-router";
import { CompareTray } from "#app/comparison/ui/compare-tray.tsx";
import { OfflineNotice } from "#app/layout/offline-notice.tsx";

/** The notices at the foot of the window on public pages: offline, listings to compare. */
export function WindowNotices() {
  const isPublic = useMatches().some(({ id }) => id === "layout/routes/public");
  const { pathname } = useLocation();
  if (!isPublic) return null;
  return (
    <div className="window-notices pointer-events-none fixed inset-x-0 bottom-0 z-20 flex flex-col items-center gap-2 p-3 print:hidden">
      <OfflineNotice />
      {/\/(?:comparer|imprimer)$/.test(pathname) ? null : <CompareTray />}
    </div>
  );
}
