import {
  Accessibility,
  Bell,
  CirclePlus,
  Handshake,
  Heart,
  House,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Rows3,
  UserRound,
} from "lucide-react";
import { Form, Link, NavLink } from "react-router";
import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { workspaceWords } from "#app/i18n/fr/workspace.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { useSite } from "../site.ts";

type Entry = { href: string; label: string; Icon: LucideIcon };

/** The menu of each type of account; the first five entries are the specification's (section 2). */
function entriesFor(userType: UserType, { links }: Words<typeof workspaceWords>): Entry[] {
  const advertising: Entry[] = [
    { href: "/tableau-de-bord", label: links.dashboard, Icon: LayoutDashboard },
    { href: "/publications", label: links.publications, Icon: Rows3 },
    { href: "/publier", label: links.publish, Icon: CirclePlus },
    { href: "/suivi", label: links.requests, Icon: Handshake },
  ];
  return [
    ...(canAdvertise({ userType }) ? advertising : []),
    { href: "/espace", label: links.space, Icon: UserRound },
    { href: "/messages", label: links.messages, Icon: MessageSquare },
    { href: "/favoris", label: links.favourites, Icon: Heart },
    { href: "/alertes", label: links.alerts, Icon: Bell },
  ];
}

const row = "flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-action-soft";

export function SideMenu({ userType }: { userType: UserType }) {
  const words = useWords(workspaceWords);
  const layout = useWords(layoutWords);
  const { accessibility } = useSite();
  return (
    <div className="flex grow flex-col justify-between gap-6">
      <nav aria-label={words.navigation}>
        <ul className="flex flex-col gap-1">
          {entriesFor(userType, words).map(({ href, label, Icon }) => (
            <li key={href}>
              <NavLink to={href} className={({ isActive }) => `${row} ${isActive ? "bg-action-soft text-action" : ""}`}>
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-1 border-t border-line pt-3 text-ink-soft">
        <Link to="/" className={row}>
          <House aria-hidden="true" className="size-5 shrink-0" />
          {words.backToSite}
        </Link>
        <Link to="/accessibilite" className={row}>
          <Accessibility aria-hidden="true" className="size-5 shrink-0" />
          {layout.links.accessibility[accessibility]}
        </Link>
        <Form method="post" action="/deconnexion">
          <button type="submit" className={row}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            {words.logOut}
          </button>
        </Form>
      </div>
    </div>
  );
}
