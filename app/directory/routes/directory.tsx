import { redirect } from "react-router";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { useWords } from "#app/i18n/words.ts";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/directory";
import { directoryHref, isCanonicalDirectory, parseDirectory } from "../directory-address.ts";
import type { AdvertiserCard } from "../directory.ts";
import { AdvertiserCardLink } from "../ui/advertiser-card.tsx";
import { DirectoryForm } from "../ui/directory-form.tsx";
import { DirectorySummary } from "../ui/directory-summary.tsx";
import { listAdvertisers } from "../use-cases/list-advertisers.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const { criteria, place, total } = loaderData;
  const where = place ? ` ${advertiserWords.french.countIn(place.name)}` : "";
  return pageMeta(site, {
    title: `${advertiserWords.french.metaTitle}${where} – ${site?.name ?? ""}`,
    description: advertiserWords.french.metaDescription,
    canonical: directoryHref(criteria),
    // Searches by name are endless, and empty pages are useless.
    noindex: criteria.name !== null || total === 0,
  });
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await listAdvertisers(context.get(publicContext), parseDirectory(url.searchParams));
  if (!isCanonicalDirectory(url.searchParams, page.criteria)) throw redirect(directoryHref(page.criteria));
  // Cards count the listings on show of their advertisers.
  cachePage(context);
  return page;
}

export default function DirectoryPage({ loaderData: page }: Route.ComponentProps) {
  const messages = useWords(advertiserWords);
  const { criteria, place, cards, nearby, pageCount } = page;
  const isUnknownPlace = criteria.place !== null && !place;
  return (
    <div className="page flex flex-col gap-8 pt-10 md:pt-16">
      <div>
        <h1 className="heading-1">{messages.title}</h1>
        <p className="prose-line mt-4 text-lg text-ink-soft">{messages.intro}</p>
      </div>
      <DirectoryForm name={criteria.name} place={place ? unambiguousName(place) : criteria.place} />
      <DirectorySummary page={page} />
      {isUnknownPlace ? <Alert tone="warning">{messages.unknownPlace(criteria.place ?? "")}</Alert> : null}
      {cards.length > 0 ? <AdvertiserGrid cards={cards} /> : <NobodyFound page={page} />}
      {nearby.length > 0 ? <AdvertiserGrid cards={nearby} /> : null}
      <Pagination
        page={criteria.page}
        pageCount={pageCount}
        hrefOf={(number) => directoryHref({ ...criteria, page: number })}
      />
    </div>
  );
}

function NobodyFound({ page: { nearby, place } }: { page: Route.ComponentProps["loaderData"] }) {
  const messages = useWords(advertiserWords);
  if (place && nearby.length > 0) return <p className="text-lg">{messages.nearby(place.name)}</p>;
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="font-display text-xl font-semibold">{messages.empty}</p>
      <p className="mt-2 mb-6 text-ink-soft">{messages.emptyHint}</p>
      <ButtonLink to={directoryHref({ name: null, place: null, page: 1 })} variant="secondary">
        {messages.clear}
      </ButtonLink>
    </div>
  );
}

function AdvertiserGrid({ cards }: { cards: AdvertiserCard[] }) {
  const first = cards.findIndex(({ cover }) => cover !== null);
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {cards.map((card, index) => (
        <li key={card.slug} className="min-w-0">
          <AdvertiserCardLink card={card} priority={index === first} />
        </li>
      ))}
    </ul>
  );
}
