import { Bell, type LucideIcon, Mail } from "lucide-react";
import { NavLink } from "react-router";
import { canAdvertise } from "#app/domain/user-type.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { workspaceWords } from "#app/i18n/fr/layout/workspace.ts";
import { useWords } from "#app/i18n/words.ts";

export type Waiting = { messages: number; requests: number };

/** The two notifications of an account: unread messages and, for advertisers, new requests (specification, section 2). */
export function Notifications({ userType, waiting }: { userType: UserType; waiting: Waiting }) {
  const words = useWords(workspaceWords);
  return (
    <>
      <Notification
        href="/messages"
        Icon={Mail}
        count={waiting.messages}
        label={words.unreadMessages(waiting.messages)}
      />
      {canAdvertise({ userType }) ? (
        <Notification href="/suivi" Icon={Bell} count={waiting.requests} label={words.newRequests(waiting.requests)} />
      ) : null}
    </>
  );
}

function Notification({ href, Icon, count, label }: { href: string; Icon: LucideIcon; count: number; label: string }) {
  return (
    <NavLink
      to={href}
      aria-label={label}
      title={label}
      className="relative flex size-11 items-center justify-center rounded-control hover:bg-action-soft aria-[current]:bg-action-soft aria-[current]:text-action"
    >
      <Icon aria-hidden="true" className="size-5" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs forced-colors:border font-bold text-paper tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </NavLink>
  );
}
