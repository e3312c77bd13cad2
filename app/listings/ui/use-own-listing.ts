import { useEffect, useState } from "react";
import { usePresence } from "#app/layout/use-presence.ts";

/** Whether this listing is one's own: asked once the page is there, and only where somebody is logged in. */
export function useOwnListing(reference: string | null): boolean {
  const [own, setOwn] = useState<string | null>(null);
  const hasAccount = usePresence();
  useEffect(() => {
    if (!hasAccount || reference === null) return;
    fetch(`/annonces/${reference}/est-a-moi`)
      .then((answer) => answer.json())
      .then((answer: { isOwn: boolean }) => answer.isOwn && setOwn(reference))
      // As for any visitor: whoever writes to oneself is told by the server.
      .catch(() => {});
  }, [hasAccount, reference]);
  return own !== null && own === reference;
}
