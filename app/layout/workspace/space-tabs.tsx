import { NavLink } from "react-router";
import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { workspaceWords } from "#app/i18n/fr/layout/workspace.ts";
import { useWords } from "#app/i18n/words.ts";
import { SlidingNav } from "#app/ui/sliding-nav.tsx";

/** The pages of « Mon espace »: account, public profile of advertisers, data. */
export function SpaceTabs({ userType }: { userType: UserType }) {
  const { spaceTabs: words } = useWords(workspaceWords);
  const tabs = [
    { href: "/espace", label: words.account },
    ...(canAdvertise({ userType })
      ? [
          { href: "/espace/profil", label: words.profile },
          { href: "/exports", label: words.exports },
        ]
      : []),
    { href: "/espace/donnees", label: words.data },
  ];
  return (
    <SlidingNav label={words.label} className="pt-1">
      <ul className="flex min-w-max gap-x-1 border-b border-line">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <NavLink
              to={href}
              end
              className="-mb-px flex min-h-11 items-center rounded-t-control border-b-3 border-transparent px-3 font-medium hover:bg-action-soft aria-[current]:border-action aria-[current]:text-action"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </SlidingNav>
  );
}
