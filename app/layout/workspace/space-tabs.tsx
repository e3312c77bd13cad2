import { NavLink } from "react-router";
import { canAdvertise } from "#app/account/account.policy.ts";
import type { UserType } from "#app/account/account.ts";
import { workspaceWords } from "#app/i18n/fr/workspace.ts";
import { useWords } from "#app/i18n/words.ts";

/** The pages of « Mon espace »: account, public profile of advertisers, data. */
export function SpaceTabs({ userType }: { userType: UserType }) {
  const { spaceTabs: words } = useWords(workspaceWords);
  const tabs = [
    { href: "/espace", label: words.account },
    ...(canAdvertise({ userType }) ? [{ href: "/espace/profil", label: words.profile }] : []),
    { href: "/espace/donnees", label: words.data },
  ];
  return (
    <nav aria-label={words.label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <NavLink to={href} end className="flex min-h-11 items-center rounded-t-control border-b-3 border-transparent px-3 font-medium hover:bg-action-soft aria-[current]:border-action aria-[current]:text-action">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
