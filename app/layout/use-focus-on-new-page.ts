import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * As after a page load, reading and tabbing begin at the new page, which is named by its title; a change of filters moves
 * nothing.
 */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    main.current.setAttribute("aria-label", document.title);
    main.current.focus({ preventScroll: true });
  }, [main, pathname]);
}
