import { useEffect, useState } from "react";
import { usePresence } from "#app/layout/use-presence.ts";

/** Whether this listing is of the account's organisation: asked after hydration, and only for logged-in users. */
export function useOwnListing(reference: string | null): boolean {
  const [own, setOwn] = useState<string | null>(null);
  const hasAccount = usePresence();
  useEffect(() => {
    if (!hasAccount || reference === null) return;
    fetch(`/annonces/${reference}/est-a-moi`)
      .then((answer) => answer.json())
      .then((answer: { isOwn: boolean }) => answer.isOwn && setOwn(reference))
      // On a failure, as for any visitor: the server refuses messages to oneself.
      .catch(() => {});
  }, [hasAccount, reference]);
  return own !== null && own === reference;
}
