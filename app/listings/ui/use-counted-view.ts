import { useEffect } from "react";

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
  try {
    const seen = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (seen.includes(reference)) return false;
    sessionStorage.setItem(KEY, [...seen, reference].join(" ").trim());
    return true;
  } catch {
    return false;
  }
}
