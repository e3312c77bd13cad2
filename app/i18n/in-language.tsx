import { lazy, type ReactNode, Suspense } from "react";
import { type Language, LanguageContext } from "./language.ts";

const EnglishWords = lazy(() => import("./english-words.tsx"));

/** The part of the site that speaks the reader's language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      {language === "en" ? (
        <Suspense>
          <EnglishWords>{children}</EnglishWords>
        </Suspense>
      ) : (
        children
      )}
    </LanguageContext>
  );
}
