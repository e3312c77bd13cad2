import { type ReactNode, Suspense, useRef } from "react";
import { useMatches } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HydrationMark } from "./hydration-mark.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { useSite } from "./site.ts";
import { SkipLink } from "./skip-link.tsx";
import { useFocusOnNewPage } from "./use-focus-on-new-page.ts";

/** A route's `handle`, for the layout around its page. */
export type PageHandle = {
  /** Takes the window's full width, such as for a list with its map. */
  isWide?: boolean;
};

/** Header, main content and footer of the public pages. */
export function Shell({ children }: { children: ReactNode }) {
  const { skip } = useWords(layoutWords);
  const { band } = useSite();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  const isWide = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isWide); // every route declares it so
  return (
    <div className={`contents ${isWide ? "wide-page" : ""}`}>
      <SkipLink label={skip} />
      <Header />
      <NavigationBar />
      <main ref={main} id="contenu" tabIndex={-1} className="pt-(--header-height) outline-none print:pt-0">
        {/* Written by the server only, with the band's script. */}
        {band ? <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: band }} /> : null}
        {/* A boundary of its own: React hydrates the header first, which then responds while the rest hydrates. */}
        <Suspense>
          {children}
          <HydrationMark />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
