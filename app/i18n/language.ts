import { createContext, use } from "react";

/** The languages of the signed-in area; public pages are French. */
export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** Each language in its own name (specification, section 2). */
export const languageNames: Record<Language, string> = { fr: "Français", en: "English" };

/** Stores the choice for a year. Holds nothing else. */
export const LANGUAGE_COOKIE = "langue";

export const readLanguage = (text: unknown): Language => languages.find((language) => language === text) ?? "fr";

/** The language of a request to the signed-in area; French by default. */
export function languageOf(request: Request): Language {
  const cookie = request.headers.get("cookie") ?? "";
  return readLanguage(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookie)?.[1]);
}

export const LanguageContext = createContext<Language>("fr");
export const useLanguage = (): Language => use(LanguageContext);
