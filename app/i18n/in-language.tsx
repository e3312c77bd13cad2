import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { type Language, LanguageContext } from "./language.ts";

/** The component that provides the texts of a language; null for French, in which the catalogues are written. */
const translations: Record<Language, ComponentType<{ children: ReactNode }> | null> = {
  fr: null,
  en: lazy(() => import("./english-words.tsx")),
};

/** Renders its children in the reader's language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const Translated = translations[language];
  return (
    <LanguageContext value={language}>
      {Translated ? (
        <Suspense>
          <Translated>{children}</Translated>
        </Suspense>
      ) : (
        children
      )}
    </LanguageContext>
  );
}
