import { useEffect } from "react";
import { rememberSeen } from "#app/browser-storage/seen-store.ts";
import { RecentlySeenSlot } from "./recently-seen-slot.tsx";
import { useCountedView } from "./use-counted-view.ts";

/** A listing's page is seen once it runs: counted for its advertiser, remembered by this browser, beside those seen before. */
export function SeenListing({ reference }: { reference: string }) {
  useCountedView(reference);
  useEffect(() => rememberSeen(reference), [reference]);
  return <RecentlySeenSlot except={reference} />;
}
