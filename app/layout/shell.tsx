import { type ReactNode, Suspense, useRef } from "react";
import { useMatches } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import type { PageHandle } from "./page-handle.ts";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnNewPage } from "./use-focus-on-new-page.ts";

/** Header, main content and footer of the public pages. */
export function Shell({ children }: { children: ReactNode }) {
  const { skip } = useWords(layoutWords);
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  const isWide = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isWide); // as every route declares it
  return (
    <div className={`contents ${isWide ? "wide-page" : ""}`}>
      <SkipLink label={skip} />
      <Header />
      <NavigationBar />
      <main ref={main} id="contenu" tabIndex={-1} className="pt-(--header-height) outline-none print:pt-0">
        {/* Of its own: React takes the header over first, and answers there while it takes over the rest. */}
        <Suspense>{children}</Suspense>
      </main>
      <Footer />
    </div>
  );
}
