import {
  Camera,
  ChevronRight,
  CirclePlus,
  EyeOff,
  FilePen,
  FileUp,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  Sparkles,
} from "lucide-react";
import { Link } from "react-router";
import { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Waiting } from "#app/layout/workspace/notifications.tsx";
import { receivedHref } from "#app/requests/received-address.ts";
import type { Dashboard } from "../dashboard.ts";
import { publicationsHref } from "../publications.ts";

type Task = { count: number; href: string; text: string; Icon: LucideIcon };
type TaskListProps = Pick<Dashboard, "counts" | "drafts" | "undecidedFiles"> & { notifications: Waiting };

const band = "card flex flex-col gap-x-8 gap-y-2 p-4 md:flex-row md:items-center";
const tile =
  "flex min-h-12 items-center gap-3 rounded-control bg-accent-soft px-4 py-2 leading-snug font-medium " +
  "underline-offset-4 hover:underline forced-colors:border";

/** « À faire »: the account's open tasks, one tile per task. */
export function TaskList({ counts, drafts, undecidedFiles, notifications }: TaskListProps) {
  const { tasks: words } = useWords(dashboardWords);
  const { messages, requests } = notifications;
  const { available, negotiation, soldOrLet, withdrawn, withoutPhoto, hidden } = counts;
  const isEmpty = available + negotiation + soldOrLet + withdrawn + drafts === 0;
  const tasks: Task[] = [
    { count: hidden, href: publicationsHref({ tab: "retirees" }), text: words.hidden(hidden), Icon: EyeOff },
    {
      count: requests,
      href: receivedHref({ group: "nouvelles" }),
      text: words.requests(requests),
      Icon: MessageCircleQuestion,
    },
    { count: messages, href: "/messages", text: words.messages(messages), Icon: Mail },
    { count: undecidedFiles, href: "/imports", text: words.undecidedFiles(undecidedFiles), Icon: FileUp },
    { count: drafts, href: publicationsHref({ tab: "brouillons" }), text: words.drafts(drafts), Icon: FilePen },
    {
      count: withoutPhoto,
      href: publicationsHref({ withoutPhoto: true }),
      text: words.withoutPhoto(withoutPhoto),
      Icon: Camera,
    },
    { count: isEmpty ? 1 : 0, href: "/publier", text: words.first, Icon: CirclePlus },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="a-faire" className={band}>
      <h2 id="a-faire" className="shrink-0 font-display text-xl font-semibold">
        {words.title}
      </h2>
      {tasks.length === 0 ? (
        <p className="flex min-h-12 items-center gap-3 text-ink-soft">
          <Sparkles aria-hidden="true" className="size-5 shrink-0 text-ochre" />
          {words.nothing}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {tasks.map(({ href, text, Icon }) => (
            <li key={href} className="grow sm:grow-0">
              <Link to={href} className={tile}>
                <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
                {text}
                <ChevronRight aria-hidden="true" className="ml-auto size-4 shrink-0 text-accent" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
