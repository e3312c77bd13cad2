import { useEffect, useState } from "react";
import { usePresence } from "#app/layout/use-presence.ts";

/** A listing of the account's organisation; `mayWrite`: whether the account may change it. */
type OwnListing = { reference: string; mayWrite: boolean };

/** This listing, if it belongs to the account's organisation: fetched after hydration, and only for logged-in users. */
export function useOwnListing(reference: string | null): OwnListing | null {
  const [own, setOwn] = useState<OwnListing | null>(null);
  const hasAccount = usePresence();
  useEffect(() => {
    if (!hasAccount || reference === null) return;
    fetch(`/annonces/${reference}/est-a-moi`)
      .then((answer) => answer.json())
      .then(({ isOwn, mayWrite }: { isOwn: boolean; mayWrite: boolean }) => isOwn && setOwn({ reference, mayWrite }))
      // After a failure the page stays as for any visitor: the server refuses messages to oneself.
      .catch(() => {});
  }, [hasAccount, reference]);
  return own?.reference === reference ? own : null;
}
