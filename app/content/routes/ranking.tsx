import { publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { sitePageMeta } from "../site-page-meta.ts";
import { SitePageView } from "../ui/site-page.tsx";
import { showFixedPage } from "../use-cases/show-site-page.server.ts";
import type { Route } from "./+types/ranking";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  sitePageMeta(matches, loaderData?.page, "/classement");

export async function loader({ context }: Route.LoaderArgs) {
  const page = await showFixedPage(context.get(publicContext), "classement");
  cachePage(context);
  return { page };
}

export default function RankingPage({ loaderData: { page } }: Route.ComponentProps) {
  return <SitePageView page={page} />;
}
