import { Link, NavLink } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { AccountLink } from "./account-link.tsx";
import { mainLinks, publishHref } from "./navigation.ts";

/** The header's links in a drawer; the footer has them too. */
export function MobileMenu() {
  const messages = useWords(layoutWords);
  const own = [
    { href: "/favoris", label: messages.links.favourites },
    { href: "/alertes", label: messages.links.alerts },
  ];
  return (
    <Drawer label={messages.menu} openLabel={messages.openMenu} closeLabel={messages.closeMenu}>
      <nav aria-label={messages.mainNavigation}>
        <ul className="flex flex-col gap-1">
          {[...mainLinks(messages), ...own].map(({ href, label }) => (
            <li key={href}>
              <NavLink
                to={href}
                end={href === "/"}
                className="flex min-h-12 items-center rounded-control px-3 text-lg font-medium hover:bg-action-soft aria-[current]:text-action"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <AccountLink className={buttonClass("secondary", "w-full px-3")} />
      <Link to={publishHref} className={buttonClass("primary", "w-full px-3")}>
        {messages.links.publish}
      </Link>
    </Drawer>
  );
}
