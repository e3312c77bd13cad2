import { Accessibility, House, LogOut, type LucideIcon } from "lucide-react";
import { Form, Link, useLocation, useMatches } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { workspaceWords } from "#app/i18n/fr/layout/workspace.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "../site.ts";

/** `isExact`: pages below the entry's address belong to other entries. */
export type MenuEntry = { href: string; label: string; Icon: LucideIcon; isExact?: boolean };

/** The entries of the menu, and the quiet links at its foot. */
export type Menu = { main: MenuEntry[]; quiet: MenuEntry[] };

const base = "flex min-h-11 w-full items-center gap-3 rounded-control px-3 hover:bg-action-soft";
const row = `${base} font-medium`;
const quietRow = `${base} text-sm`;

export function SideMenu({ menu: { main, quiet } }: { menu: Menu }) {
  const words = useWords(workspaceWords);
  const layout = useWords(layoutWords);
  const { accessibility } = useSite();
  const isCurrent = useCurrentEntry();
  return (
    <div className="flex grow flex-col justify-between gap-6">
      <nav aria-label={words.navigation}>
        <ul className="flex flex-col gap-1">
          {main.map((entry) => (
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

type EntryLinkProps = { entry: MenuEntry; isCurrent: boolean; className: string };

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
function useCurrentEntry(): (entry: MenuEntry) => boolean {
  const { pathname } = useLocation();
  const named = useMatches()
    .map(({ loaderData }) => loaderData)
    .find((one): one is { menuEntry: string } => typeof one === "object" && one !== null && "menuEntry" in one);
  return ({ href, isExact = false }) => {
    if (named) return href === named.menuEntry;
    return pathname === href || (!isExact && pathname.startsWith(`${href}/`));
  };
}
