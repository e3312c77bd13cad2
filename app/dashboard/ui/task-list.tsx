import { Camera, CirclePlus, FilePen, type LucideIcon, MessageCircleQuestion, Sparkles } from "lucide-react";
import { Link } from "react-router";
import { dashboardWords } from "#app/i18n/fr/dashboard.ts";
import { useWords } from "#app/i18n/words.ts";
import { countPublished, type ListingCounts } from "../dashboard.ts";
import { publicationsHref } from "../publications.ts";
import { DashboardPanel } from "./dashboard-panel.tsx";

type Task = { href: string; text: string; Icon: LucideIcon };
type TaskListProps = { counts: ListingCounts; drafts: number; newRequests: number };

/** « À faire »: what would improve the account's listings. */
export function TaskList({ counts, drafts, newRequests }: TaskListProps) {
  const { tasks: words } = useWords(dashboardWords);
  const tasks: Task[] = [
    ...(newRequests > 0 ? [{ href: "/suivi", text: words.requests(newRequests), Icon: MessageCircleQuestion }] : []),
    ...(drafts > 0
      ? [{ href: publicationsHref({ tab: "brouillons" }), text: words.drafts(drafts), Icon: FilePen }]
      : []),
    ...(counts.withoutPhoto > 0
      ? [
          {
            href: publicationsHref({ withoutPhoto: true }),
            text: words.withoutPhoto(counts.withoutPhoto),
            Icon: Camera,
          },
        ]
      : []),
    ...(countPublished(counts) + counts.withdrawn + drafts === 0
      ? [{ href: "/publier", text: words.first, Icon: CirclePlus }]
      : []),
  ];
  return (
    <DashboardPanel id="a-faire" title={words.title}>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-3 py-4 text-ink-soft">
          <Sparkles aria-hidden="true" className="size-5 shrink-0 text-ochre" />
          {words.nothing}
        </p>
      ) : null}
      <ul className="flex flex-col">
        {tasks.map(({ href, text, Icon }) => (
          <li key={href} className="border-t border-line first:border-0">
            <Link
              to={href}
              className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 font-medium hover:bg-action-soft"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-action" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  );
}
