import type { ReactNode } from "react";
import { english } from "./en.ts";
import { TranslationContext } from "./words.ts";

/** Provides the English texts. A file of its own: only readers of English load it. */
export default function EnglishWords({ children }: { children: ReactNode }) {
  return <TranslationContext value={english}>{children}</TranslationContext>;
}
