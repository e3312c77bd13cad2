import {
  Bell,
  CirclePlus,
  FileUp,
  Handshake,
  Heart,
  LayoutDashboard,
  MessageSquare,
  Rows3,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { workspaceWords } from "#app/i18n/fr/layout/workspace.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Menu } from "./side-menu.tsx";

/**
 * The menu of each type of account. Advertisers have the specification's five entries (section 2), and messages by the envelope of
 * the top bar. Operators have the back office too.
 */
export function useAccountMenu({ userType, isOperator }: { userType: UserType; isOperator: boolean }): Menu {
  const { links } = useWords(workspaceWords);
  const office = isOperator ? [{ href: "/administration", label: links.office, Icon: ShieldCheck }] : [];
  const space = { href: "/espace", label: links.space, Icon: UserRound };
  const saved = [
    { href: "/favoris", label: links.favourites, Icon: Heart },
    { href: "/alertes", label: links.alerts, Icon: Bell },
  ];
  if (!canAdvertise({ userType })) {
    const messages = { href: "/messages", label: links.messages, Icon: MessageSquare };
    return { main: [space, messages, ...saved], quiet: office };
  }
  const main = [
    { href: "/tableau-de-bord", label: links.dashboard, Icon: LayoutDashboard },
    { href: "/publications", label: links.publications, Icon: Rows3 },
    { href: "/publier", label: links.publish, Icon: CirclePlus },
    { href: "/suivi", label: links.requests, Icon: Handshake },
    space,
  ];
  // Owners type their few homes by hand.
  const imports = userType === "agence" ? [{ href: "/imports", label: links.imports, Icon: FileUp }] : [];
  return { main, quiet: [...imports, ...saved, ...office] };
}
