import {
  Ban,
  ClipboardList,
  FileDown,
  KeyRound,
  LayoutDashboard,
  Mail,
  PanelsTopLeft,
  Search,
  Settings,
  ShieldAlert,
  UserRound,
  UsersRound,
} from "lucide-react";
import { type Act, isActOf } from "#app/account/policy.ts";
import type { OperatorRole } from "#app/domain/member-role.ts";
import { administrationWords } from "#app/i18n/fr/administration/administration.ts";
import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Menu, MenuEntry } from "#app/layout/workspace/side-menu.tsx";

/** The menu of the back office: the pages that the policy allows to a role. */
export function useOfficeMenu(role: OperatorRole): Menu {
  const { menu: words } = useWords(administrationWords);
  const { secondFactor } = useWords(operatorWords);
  const { cases: reports } = useWords(moderationWords);
  const main: (MenuEntry & { act: Act })[] = [
    { act: "office.see", href: "/administration", label: words.today, Icon: LayoutDashboard, isExact: true },
    { act: "case.decide", href: "/administration/signalements", label: reports.menu, Icon: ShieldAlert },
    { act: "office.see", href: "/administration/recherche", label: words.find, Icon: Search },
    { act: "block.write", href: "/administration/blocages", label: words.blocks, Icon: Ban },
    { act: "site.write", href: "/administration/contenu", label: words.content, Icon: PanelsTopLeft },
    { act: "feed.attribute", href: "/administration/flux", label: words.feeds, Icon: FileDown },
    { act: "site.write", href: "/administration/courriels", label: words.mails, Icon: Mail },
    { act: "site.write", href: "/administration/reglages", label: words.settings, Icon: Settings },
    { act: "operator.write", href: "/administration/equipe", label: words.team, Icon: UsersRound },
    { act: "office.see", href: "/administration/journal", label: words.log, Icon: ClipboardList },
  ];
  return {
    main: main.filter(({ act }) => isActOf(role, act)),
    quiet: [
      { href: "/administration/second-facteur", label: secondFactor.title, Icon: KeyRound },
      { href: "/espace", label: words.space, Icon: UserRound },
    ],
  };
}
