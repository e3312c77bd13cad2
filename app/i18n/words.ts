import { createContext, use } from "react";
import { withFrenchSpacing } from "./french-spacing.ts";

/** The French texts of one part of the product; each page takes only those that it shows. */
export type Catalogue<Name extends string, Texts> = { name: Name; french: Texts };

/** The texts of a catalogue, in any language. */
export type Words<Source> = Source extends Catalogue<string, infer Texts> ? Texts : never;

/** Texts by name of catalogue; missing ones stay French. */
export type Translation = Record<string, unknown>;

/** `name` is the file's name. Authors write plain spaces: French ones are set here. */
export function catalogue<Name extends string, Texts>(name: Name, french: Texts): Catalogue<Name, Texts> {
  return { name, french: withFrenchSpacing(french) };
}

/** Makes words of other words, with the same keys. */
export const mapWords = <Key extends string>(
  words: Record<Key, string>,
  make: (word: string) => string,
): Record<Key, string> =>
  Object.fromEntries(Object.entries<string>(words).map(([key, word]) => [key, make(word)])) as Record<Key, string>;

export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);

/** The other language of this part of the site; null on public pages, which are French. */
export const TranslationContext = createContext<Translation | null>(null);

export function useWords<Texts>(source: Catalogue<string, Texts>): Texts {
  return wordsIn(use(TranslationContext), source);
}

/** The texts of a catalogue, for code outside of components. */
export function wordsIn<Texts>(translation: Translation | null, { name, french }: Catalogue<string, Texts>): Texts {
  const translated = translation?.[name];
  return translated === undefined ? french : (translated as Texts); // `english` is checked against the catalogues where it is written
}
