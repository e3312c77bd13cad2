import type { ReactNode } from "react";
import { english } from "./en.ts";
import { TranslationContext } from "./words.ts";

/** Everything below is in English. A file of its own: only who reads English loads it. */
export default function EnglishWords({ children }: { children: ReactNode }) {
  return <TranslationContext value={english}>{children}</TranslationContext>;
}
