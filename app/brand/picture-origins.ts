import { createContext } from "react-router";
import type { BrandKit } from "./brand-kit.server.ts";

/** Other sites with pictures of the operator, for the page's policy. Set by the root. */
export const pictureOrigins = createContext<string[]>([]);

export function originsOf(kit: BrandKit): string[] {
  const elsewhere = Object.values(kit.images).filter((address) => URL.canParse(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
}
