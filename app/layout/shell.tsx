import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Header, main content and footer of the public pages. */
export function Shell({ children }: { children: ReactNode }) {
  const messages = useWords(layoutWords);
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <>
      <a href="#contenu" className="fixed top-2 left-2 z-50 print:hidden -translate-y-24 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:translate-y-0">
        {messages.skip}
      </a>
      <Header />
      <NavigationBar />
      <main ref={main} id="contenu" tabIndex={-1} className="pt-16 outline-none print:pt-0">
        {children}
      </main>
      <Footer />
    </>
  );
}

/** As after a page load, reading and tabbing begin at the new page; a change of filters moves nothing. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** A thin line under the header while the next page is on its way; quick pages never show it. */
function NavigationBar() {
  const { state } = useNavigation();
  const messages = useWords(layoutWords);
  if (state === "idle") return null;
  return (
    <output className="fixed inset-x-0 top-16 z-30 h-0.5 origin-left animate-[grow_4s_ease-out_200ms_both] bg-accent print:hidden">
      <span className="print:hidden sr-only">{messages.loading}</span>
    </output>
  );
}
