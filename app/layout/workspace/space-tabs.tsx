import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { canAdvertise } from "#app/account/account.policy.ts";
import type { UserType } from "#app/account/account.ts";
import { workspaceWords } from "#app/i18n/fr/workspace.ts";
import { useWords } from "#app/i18n/words.ts";

/** The pages of « Mon espace »: account, public profile of advertisers, data. */
export function SpaceTabs({ userType }: { userType: UserType }) {
  const { spaceTabs: words } = useWords(workspaceWords);
  const nav = useRef<HTMLElement>(null);
  // On a phone they stand in a row that is moved sideways: the present one is brought into sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft - nav.current.clientWidth / 3 });
  }, []);
  const tabs = [
    { href: "/espace", label: words.account },
    ...(canAdvertise({ userType }) ? [{ href: "/espace/profil", label: words.profile }] : []),
    { href: "/espace/donnees", label: words.data },
  ];
  return (
    <nav ref={nav} aria-label={words.label} className="-mx-4 overflow-x-auto px-4 pt-1 scrollbar-none">
      <ul className="flex min-w-max gap-x-1 border-b border-line">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <NavLink to={href} end className="-mb-px flex min-h-11 items-center rounded-t-control border-b-3 border-transparent px-3 font-medium hover:bg-action-soft aria-[current]:border-action aria-[current]:text-action">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
