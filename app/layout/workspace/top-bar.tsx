import { Bell, type LucideIcon, Mail } from "lucide-react";
import { Link, NavLink } from "react-router";
import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { workspaceWords } from "#app/i18n/fr/workspace.ts";
import { useWords } from "#app/i18n/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { useSite } from "../site.ts";
import { LanguageSelect } from "./language-select.tsx";
import { SideMenu } from "./side-menu.tsx";

export type Person = { name: string; userType: UserType };
export type Waiting = { messages: number; requests: number };

/** Brand, language, the two notifications, and the account (specification, section 2). */
export function TopBar({ person, notifications }: { person: Person; notifications: Waiting }) {
  const words = useWords(workspaceWords);
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
        <Notification
          href="/messages"
          Icon={Mail}
          count={notifications.messages}
          label={words.unreadMessages(notifications.messages)}
        />
        {canAdvertise(person) ? (
          <Notification
            href="/suivi"
            Icon={Bell}
            count={notifications.requests}
            label={words.newRequests(notifications.requests)}
          />
        ) : null}
        <Link
          to="/espace"
          className="hidden min-h-11 items-center gap-3 rounded-control px-2 hover:bg-action-soft sm:flex"
        >
          <Avatar name={person.name} photoUrl={null} />
          <span className="flex flex-col leading-tight">
            <span className="max-w-40 truncate font-semibold">{person.name}</span>
            <span className="text-sm text-ink-soft">{words.roles[person.userType]}</span>
          </span>
        </Link>
        <Drawer label={layout.menu} openLabel={layout.openMenu} closeLabel={layout.closeMenu}>
          <p className="flex items-center gap-3 px-3">
            <Avatar name={person.name} photoUrl={null} />
            <span className="flex min-w-0 flex-col leading-tight">
              <span className="font-semibold">{person.name}</span>
              <span className="text-sm text-ink-soft">{words.roles[person.userType]}</span>
            </span>
          </p>
          <SideMenu userType={person.userType} />
          <LanguageSelect />
        </Drawer>
      </div>
    </header>
  );
}

function Notification({ href, Icon, count, label }: { href: string; Icon: LucideIcon; count: number; label: string }) {
  return (
    <NavLink
      to={href}
      aria-label={label}
      title={label}
      className="relative flex size-11 items-center justify-center rounded-control hover:bg-action-soft aria-[current]:bg-action-soft aria-[current]:text-action"
    >
      <Icon aria-hidden="true" className="size-5" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs forced-colors:border font-bold text-paper tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </NavLink>
  );
}
