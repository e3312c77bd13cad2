import type { ReactNode } from "react";
import { Link } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { useSite } from "../site.ts";
import { LanguageSelect } from "./language-select.tsx";
import { type Menu, SideMenu } from "./side-menu.tsx";

/** The logged-in person; `role` in words. */
export type Person = { name: string; role: string };

type TopBarProps = { person: Person; menu: Menu; notifications: ReactNode };

/** Brand, language, notifications, and the account (specification, section 2). */
export function TopBar({ person, menu, notifications }: TopBarProps) {
  const layout = useWords(layoutWords);
  const { name } = useSite();
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper/95 blur-behind print:hidden">
      <div className="flex h-(--header-height) items-center gap-1 px-4 sm:gap-2 lg:px-6">
        <Link to="/" aria-label={layout.brandHome(name)} className="mr-auto rounded-control">
          <BrandMark />
        </Link>
        <div className="hidden sm:block">
          <LanguageSelect />
        </div>
        {notifications}
        <Link
          to="/espace"
          className="hidden min-h-11 items-center gap-3 rounded-control px-2 hover:bg-action-soft sm:flex"
        >
          <Avatar name={person.name} photoUrl={null} />
          <span className="flex flex-col leading-tight">
            <span className="max-w-40 truncate font-semibold">{person.name}</span>
            <span className="text-sm text-ink-soft">{person.role}</span>
          </span>
        </Link>
        <Drawer label={layout.menu} openLabel={layout.openMenu} closeLabel={layout.closeMenu}>
          <p className="flex items-center gap-3 px-3">
            <Avatar name={person.name} photoUrl={null} />
            <span className="flex min-w-0 flex-col leading-tight">
              <span className="font-semibold">{person.name}</span>
              <span className="text-sm text-ink-soft">{person.role}</span>
            </span>
          </p>
          <SideMenu menu={menu} />
          <LanguageSelect />
        </Drawer>
      </div>
    </header>
  );
}
