import { useEffect } from "react";
import { useNavigate } from "react-router";
import { comparisonHref } from "#app/browser-storage/compared-listings.ts";
import { readCompared, writeCompared } from "#app/browser-storage/compared-store.ts";

/**
 * Connects the page with the comparison of this browser. Without references in the address it opens the browser's own;
 * an address that contains all of these replaces it, another person's does not.
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
