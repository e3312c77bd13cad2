import type { ReactNode } from "react";
import { english } from "./en.ts";
import { TranslationContext } from "./words.ts";

/** Provides the English texts. Only readers of English load this file. */
export default function EnglishWords({ children }: { children: ReactNode }) {
  return <TranslationContext value={english}>{children}</TranslationContext>;
}
