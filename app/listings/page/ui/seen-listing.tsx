import { useEffect } from "react";
import { tabStorage } from "#app/browser-storage/browser-storage.ts";
import { rememberSeen } from "#app/browser-storage/seen-store.ts";
import { RecentlySeenSlot } from "../../cards/ui/recently-seen-slot.tsx";

const KEY = "bienvu:vues";

/** Counts a listing's view for its advertiser, and adds it to this browser's list of seen listings, after hydration. */
export function SeenListing({ reference }: { reference: string }) {
  useCountedView(reference);
  useEffect(() => rememberSeen(reference), [reference]);
  return <RecentlySeenSlot except={reference} />;
}

/** Sends a view to the server, once per listing and browser session. Most robots run no scripts. */
function useCountedView(reference: string): void {
  useEffect(() => {
    if (!rememberView(reference)) return;
    navigator.sendBeacon(`/annonces/${reference}/vue`);
  }, [reference]);
}

/** False where this session has seen it, or cannot store anything. */
function rememberView(reference: string): boolean {
  const seen = (tabStorage.read(KEY) ?? "").split(" ");
  return !seen.includes(reference) && tabStorage.write(KEY, [...seen, reference].join(" ").trim());
}
