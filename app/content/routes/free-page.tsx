import { fixedPages } from "#app/brand/site-pages.server.ts";
import { publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { sitePageMeta } from "../site-page-meta.ts";
import { SitePageView } from "../ui/site-page.tsx";
import { showFreePage } from "../use-cases/show-site-page.server.ts";
import type { Route } from "./+types/free-page";

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  sitePageMeta(matches, loaderData?.page, `/pages/${params.slug}`);

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const isFixed = fixedPages.some((fixed) => fixed === slug);
  const page = isFixed ? null : await showFreePage(context.get(publicContext), slug);
  if (!page) throw new Response(null, { status: 404 });
  cachePage(context);
  return { page };
}

export default function FreePage({ loaderData: { page } }: Route.ComponentProps) {
  return <SitePageView page={page} />;
}
