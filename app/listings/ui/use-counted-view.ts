import { useEffect } from "react";
import { keptByTab } from "#app/browser-storage/browser-storage.ts";

const KEY = "bienvu:vues";

/** Tells the server, once per listing and browser session, that someone looks at it. Robots run no script. */
export function useCountedView(reference: string): void {
  useEffect(() => {
    if (!rememberView(reference)) return;
    navigator.sendBeacon(`/annonces/${reference}/vue`);
  }, [reference]);
}

/** False where this session has seen it, or can remember nothing. */
function rememberView(reference: string): boolean {
  const seen = (keptByTab.read(KEY) ?? "").split(" ");
  return !seen.includes(reference) && keptByTab.write(KEY, [...seen, reference].join(" ").trim());
}
