import {
  Ban,
  ClipboardList,
  FileDown,
  LayoutDashboard,
  Mail,
  PanelsTopLeft,
  Search,
  Settings,
  ShieldAlert,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { OperatorRole } from "#app/domain/member-role.ts";
import { administrationWords } from "#app/i18n/fr/administration.ts";
import { moderationWords } from "#app/i18n/fr/moderation.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Menu, MenuEntry } from "#app/layout/workspace/side-menu.tsx";

/** The menu of the back office: a moderator does not see what only operators may. */
export function useOfficeMenu(role: OperatorRole): Menu {
  const { menu: words } = useWords(administrationWords);
  const { cases: reports } = useWords(moderationWords);
  const forOperators: MenuEntry[] = [
    { href: "/administration/blocages", label: words.blocks, Icon: Ban },
    { href: "/administration/contenu", label: words.content, Icon: PanelsTopLeft },
    { href: "/administration/flux", label: words.feeds, Icon: FileDown },
    { href: "/administration/courriels", label: words.mails, Icon: Mail },
    { href: "/administration/reglages", label: words.settings, Icon: Settings },
    { href: "/administration/equipe", label: words.team, Icon: UsersRound },
  ];
  return {
    main: [
      { href: "/administration", label: words.today, Icon: LayoutDashboard, isExact: true },
      { href: "/administration/signalements", label: reports.menu, Icon: ShieldAlert },
      { href: "/administration/recherche", label: words.find, Icon: Search },
      ...(role === "operator" ? forOperators : []),
      { href: "/administration/journal", label: words.log, Icon: ClipboardList },
    ],
    quiet: [{ href: "/espace", label: words.space, Icon: UserRound }],
  };
}
