import { CirclePlus } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { RecentMessages } from "../ui/recent-messages.tsx";
import { OpenRequestList } from "../ui/open-request-list.tsx";
import { StatCards } from "../ui/stat-cards.tsx";
import { TaskList } from "../ui/task-list.tsx";
import { ViewsPanel } from "../ui/views-panel.tsx";
import { showDashboard } from "../use-cases/show-dashboard.server.ts";
import type { Route } from "./+types/dashboard";
import type { loader as workspaceLoader } from "./workspace.tsx";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  return { firstName: actor.account.firstName, dashboard: await showDashboard(context.get(platformContext), actor) };
}

export default function DashboardPage({ loaderData: { firstName, dashboard } }: Route.ComponentProps) {
  const words = useWords(dashboardWords);
  const workspace = useRouteLoaderData<typeof workspaceLoader>("dashboard/routes/workspace");
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 md:gap-6">
      <title>{words.title}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-ink-soft">{words.hello(firstName)}</p>
          <h1 className="heading-1">{words.title}</h1>
        </div>
        <ButtonLink to="/publier" variant="secondary">
          <CirclePlus aria-hidden="true" className="size-5" />
          {words.publish}
        </ButtonLink>
      </div>
      <TaskList
        counts={dashboard.counts}
        drafts={dashboard.drafts}
        undecidedFiles={dashboard.undecidedFiles}
        notifications={workspace?.waiting ?? { messages: 0, requests: 0 }}
      />
      <StatCards counts={dashboard.counts} />
      <div className="grid gap-5 md:gap-6 xl:grid-cols-[3fr_2fr]">
        <OpenRequestList requests={dashboard.requests} />
        <RecentMessages messages={dashboard.messages} />
      </div>
      <ViewsPanel views={dashboard.views} before={dashboard.viewsBefore} />
    </div>
  );
}
