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
import { Form, Link, useLocation, useMatches } from "react-router";
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

export function SideMenu({ userType }: { userType: UserType }) {
  const words = useWords(workspaceWords);
  const layout = useWords(layoutWords);
  const { accessibility } = useSite();
  const { menu, quiet } = entriesFor(userType, words);
  const isCurrent = useCurrentEntry();
  return (
    <div className="flex grow flex-col justify-between gap-6">
      <nav aria-label={words.navigation}>
        <ul className="flex flex-col gap-1">
          {menu.map((entry) => (
            <li key={entry.href}>
              <EntryLink entry={entry} isCurrent={isCurrent(entry)} className={row} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-1 border-t border-line pt-3 text-ink-soft">
        {quiet.map((entry) => (
          <EntryLink key={entry.href} entry={entry} isCurrent={isCurrent(entry)} className={quietRow} />
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

type EntryLinkProps = { entry: Entry; isCurrent: boolean; className: string };

function EntryLink({ entry: { href, label, Icon }, isCurrent, className }: EntryLinkProps) {
  return (
    <Link
      to={href}
      aria-current={isCurrent ? "page" : undefined}
      className={`${className} aria-[current]:bg-action-soft aria-[current]:text-action`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </Link>
  );
}

/** Recognizes this page's entry: the one that its loader names as `menuEntry`, else the one its address begins with. */
function useCurrentEntry(): (entry: Entry) => boolean {
  const { pathname } = useLocation();
  const named = useMatches()
    .map(({ loaderData }) => loaderData)
    .find((one): one is { menuEntry: string } => typeof one === "object" && one !== null && "menuEntry" in one);
  return ({ href }) => (named ? href === named.menuEntry : pathname === href || pathname.startsWith(`${href}/`));
}
