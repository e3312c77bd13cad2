import { data, redirect } from "react-router";
import { comparisonWords } from "#app/i18n/fr/comparison/comparison.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { comparisonHref, MOST_COMPARED } from "#app/browser-storage/compared-listings.ts";
import { publicContext } from "#app/platform/context.ts";
import { readComparison } from "../comparison-address.ts";
import { ComparisonPage } from "../ui/comparison-page.tsx";
import { openComparison } from "../use-cases/open-comparison.server.ts";
import type { Route } from "./+types/comparison";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  const { title, metaDescription } = comparisonWords.french;
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: metaDescription(MOST_COMPARED),
    canonical: comparisonHref(loaderData?.references ?? []),
    noindex: true,
  });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const requested = readComparison(url.searchParams);
  const opened = await openComparison(context.get(publicContext), requested);
  if (opened.kind === "moved") throw redirect(opened.href);
  return data({ references: requested.references, typed: requested.added, ...opened });
}

export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />;
}
