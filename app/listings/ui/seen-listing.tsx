import { useEffect } from "react";
import { rememberSeen } from "../seen-store.ts";
import { RecentlySeen } from "./recently-seen.tsx";
import { useCountedView } from "./use-counted-view.ts";

/** A listing's page is seen by someone who acts on it: counted for its advertiser, remembered by this browser, beside those seen before. */
export function SeenListing({ reference }: { reference: string }) {
  useCountedView(reference);
  useEffect(() => rememberSeen(reference), [reference]);
  return <RecentlySeen except={reference} />;
}
