import { Menu, X } from "lucide-react";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { AccountLink } from "./account-link.tsx";
import { mainLinks, publishHref } from "./navigation.ts";

const iconButton = "flex size-11 items-center justify-center rounded-control hover:bg-action-soft";
const menuId = "menu";
// React does not type these attributes yet: with them the browser opens and closes the drawer by itself,
// before our script is there and without it.
const opens = { commandfor: menuId, command: "show-modal" };
const closes = { commandfor: menuId, command: "close" };

/**
 * The burger and its drawer. A modal dialog keeps the focus inside, closes on Escape and gives the focus
 * back by itself. The script is for browsers that know no commands yet; the footer has the links too.
 */
export function MobileMenu() {
  const messages = useWords(layoutWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnNavigation(dialog);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  // The dialog covers its own box only: a click outside of its content is a click on the backdrop.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  return (
    <div className="lg:hidden">
      <button type="button" aria-haspopup="dialog" aria-label={messages.openMenu} onClick={open} className={iconButton} {...opens}>
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button close it from the keyboard */}
      <dialog ref={dialog} id={menuId} closedby="any" aria-label={messages.menu} data-locks-scroll="" onClick={closeOnBackdrop} className="drawer bg-paper shadow-lifted">
        <div className="flex h-full flex-col gap-6 p-4">
          <button type="button" onClick={close} aria-label={messages.closeMenu} className={`${iconButton} ml-auto`} {...closes}>
            <X aria-hidden="true" className="size-6" />
          </button>
          <nav aria-label={messages.mainNavigation}>
            <ul className="flex flex-col gap-1">
              {mainLinks(messages).map(({ href, label }) => (
                <li key={href}>
                  <NavLink to={href} end={href === "/"} onClick={close} className="flex min-h-12 items-center rounded-control px-3 text-lg font-medium hover:bg-action-soft aria-[current]:text-action">
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <AccountLink onClick={close} className={buttonClass("secondary", "w-full px-3")} />
          <Link to={publishHref} onClick={close} className={buttonClass("primary", "w-full px-3")}>
            {messages.links.publish}
          </Link>
        </div>
      </dialog>
    </div>
  );
}

/** Back and forward too leave no drawer open over the next page. */
function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    dialog.current?.close();
  }, [dialog, key]);
}
