import { useEffect } from "react";
import { useNavigate } from "react-router";
import { comparisonHref } from "#app/browser-storage/compared-listings.ts";
import { readCompared, writeCompared } from "#app/browser-storage/compared-store.ts";

/**
 * Connects the page with the comparison that this browser stores. An address without references opens the stored comparison; an
 * address with all its references replaces it; another person's address does not.
 */
export function useOwnComparison(references: string[]): void {
  const navigate = useNavigate();
  const address = references.join();
  useEffect(() => {
    const own = readCompared();
    const shown = address === "" ? [] : address.split(",");
    if (shown.length === 0 && own.length > 0) void navigate(comparisonHref(own), { replace: true });
    else if (own.every((reference) => shown.includes(reference)) && own.join() !== address) writeCompared(shown);
  }, [address, navigate]);
}

/** Removes a listing from this browser's comparison. */
export const removeCompared = (reference: string): void =>
  writeCompared(readCompared().filter((one) => one !== reference));
