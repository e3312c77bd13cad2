import { ArrowLeft } from "lucide-react";
import { data, redirect } from "react-router";
import { BudgetCalculator } from "#app/costs/ui/budget-calculator.tsx";
import { budgetOfAddress } from "#app/costs/typed-budget.ts";
import { budgetCalculatorWords } from "#app/i18n/fr/costs/budget-calculator.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { publicContext } from "#app/platform/context.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { budgetHref, listingHref, parseListingAddress } from "../../listing-address.ts";
import { listingBudget } from "../../budget/listing-budget.ts";
import { showListing } from "../use-cases/show-listing.server.ts";
import type { Route } from "./+types/budget";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  if (!loaderData) return [];
  const { page } = budgetCalculatorWords.french;
  return pageMeta(site, {
    title: `${page.metaTitle(loaderData.title)} | ${site?.name ?? ""}`,
    description: page.metaDescription,
    canonical: loaderData.href,
    noindex: true,
  });
};

/** A home's monthly cost, for visitors without scripts and to share; never cached, since the page holds typed figures. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const platform = context.get(publicContext);
  const address = parseListingAddress(params.slugAndReference);
  if (!address) throw data(null, { status: 404 });
  const shown = await showListing(platform, address);
  if (!shown.ok) throw data(null, { status: 404 });
  if (shown.kind === "moved") throw redirect(budgetHref(shown.href) + url.search, 301);
  if (shown.kind === "gone") throw redirect(listingHref(address));
  const href = listingHref(shown.listing);
  const home = await listingBudget(shown.listing, platform);
  if (!home) throw redirect(href);
  const requested = budgetOfAddress(url.searchParams);
  return { title: shown.listing.title, href, home, requested };
}

export default function BudgetRoute({ loaderData: { title, href, home, requested } }: Route.ComponentProps) {
  const { page } = useWords(budgetCalculatorWords);
  return (
    <div className="page max-w-4xl pt-8 pb-4">
      <ButtonLink to={href} variant="quiet" className="-ml-5 print:hidden">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {page.back}
      </ButtonLink>
      <h1 className="heading-1 mt-2">{page.title}</h1>
      <p className="mt-2 mb-6 text-lg text-ink-soft">{title}</p>
      <BudgetCalculator key={href} home={home} action={budgetHref(href)} requested={requested} heading="h2" />
    </div>
  );
}
