import { useEffect } from "react";
import { useNavigate } from "react-router";
import { comparisonHref } from "#app/browser-storage/compared-listings.ts";
import { readCompared, writeCompared } from "#app/browser-storage/compared-store.ts";

/**
 * Ties the page to what this browser compares: without references in its address it opens the browser's own; an
 * address that holds all of these becomes the browser's choice, another person's leaves it alone.
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

/** Takes a listing out of what this browser compares. */
export const forgetCompared = (reference: string): void =>
  writeCompared(readCompared().filter((one) => one !== reference));
