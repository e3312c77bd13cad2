import { Bell, Heart, type LucideIcon } from "lucide-react";
import { Link, NavLink } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass, iconButton } from "#app/ui/button.tsx";
import { AccountLink } from "./account-link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { mainLinks, publishHref } from "./navigation.ts";
import { useSite } from "./site.ts";

export function Header() {
  const messages = useWords(layoutWords);
  const { name } = useSite();
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper/95 blur-behind print:hidden">
      {/* The same width on every page, so that nothing moves between pages. */}
      <div className="wide-page page flex h-(--header-height) items-center justify-between gap-4">
        <Link to="/" aria-label={messages.brandHome(name)} className="rounded-control">
          <BrandMark />
        </Link>
        <nav aria-label={messages.mainNavigation} className="hidden items-center gap-1 lg:flex">
          {mainLinks(messages).map(({ href, label }) => (
            <NavLink
              key={href}
              to={href}
              end={href === "/"}
              className={({ isActive }) =>
                `inline-flex min-h-11 items-center rounded-control px-3.5 font-medium hover:bg-action-soft ${isActive ? "text-action underline decoration-2 underline-offset-8" : ""}`
              }
            >
              {label}
            </NavLink>
          ))}
          <IconLink to="/favoris" label={messages.links.favourites} Icon={Heart} />
          <IconLink to="/alertes" label={messages.links.alerts} Icon={Bell} />
          <AccountLink className={buttonClass("quiet", "ml-2")} />
          <Link to={publishHref} className={buttonClass("primary", "ml-1")}>
            {messages.links.publish}
          </Link>
        </nav>
        <div className="flex items-center gap-1 lg:hidden">
          <IconLink to="/favoris" label={messages.links.favourites} Icon={Heart} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function IconLink({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) {
  return (
    <NavLink to={to} aria-label={label} title={label} className={`${iconButton} aria-[current]:text-action`}>
      <Icon aria-hidden="true" className="size-6" />
    </NavLink>
  );
}
