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

/**
 * The menu of each type of account, and the quiet links at its foot. Advertisers have the specification's five entries
 * (section 2); their messages are the envelope of the top bar.
 */
function entriesFor(userType: UserType, { links }: Words<typeof workspaceWords>): { menu: Entry[]; quiet: Entry[] } {
  const space = { href: "/espace", label: links.space, Icon: UserRound };
  const saved = [
    { href: "/favoris", label: links.favourites, Icon: Heart },
    { href: "/alertes", label: links.alerts, Icon: Bell },
  ];
  if (!canAdvertise({ userType }))
    return { menu: [space, { href: "/messages", label: links.messages, Icon: MessageSquare }, ...saved], quiet: [] };
  const menu = [
    { href: "/tableau-de-bord", label: links.dashboard, Icon: LayoutDashboard },
    { href: "/publications", label: links.publications, Icon: Rows3 },
    { href: "/publier", label: links.publish, Icon: CirclePlus },
    { href: "/suivi", label: links.requests, Icon: Handshake },
    space,
  ];
  return { menu, quiet: saved };
}

const base = "flex min-h-11 w-full items-center gap-3 rounded-control px-3 hover:bg-action-soft";
const row = `${base} font-medium`;
const quietRow = `${base} text-sm`;
const current = "bg-action-soft text-action";

export function SideMenu({ userType }: { userType: UserType }) {
  const words = useWords(workspaceWords);
  const layout = useWords(layoutWords);
  const { accessibility } = useSite();
  const { menu, quiet } = entriesFor(userType, words);
  return (
    <div className="flex grow flex-col justify-between gap-6">
      <nav aria-label={words.navigation}>
        <ul className="flex flex-col gap-1">
          {menu.map(({ href, label, Icon }) => (
            <li key={href}>
              <NavLink to={href} className={({ isActive }) => `${row} ${isActive ? current : ""}`}>
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-1 border-t border-line pt-3 text-ink-soft">
        {quiet.map(({ href, label, Icon }) => (
          <NavLink key={href} to={href} className={({ isActive }) => `${quietRow} ${isActive ? current : ""}`}>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </NavLink>
        ))}
        <Link to="/" className={quietRow}>
          <House aria-hidden="true" className="size-5 shrink-0" />
          {words.backToSite}
        </Link>
        <Link to="/accessibilite" className={quietRow}>
          <Accessibility aria-hidden="true" className="size-5 shrink-0" />
          {layout.links.accessibility[accessibility]}
        </Link>
        <Form method="post" action="/deconnexion">
          <button type="submit" className={quietRow}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            {words.logOut}
          </button>
        </Form>
      </div>
    </div>
  );
}
