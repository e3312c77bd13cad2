import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a client navigation, moves the focus to the new page, which is named by its title, as after a page load. A
 * change of filters moves nothing.
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
