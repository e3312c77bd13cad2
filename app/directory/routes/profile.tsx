import { data, redirect } from "react-router";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { fullPictureAddress } from "#app/domain/picture-address.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext, publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { findPhone } from "../directory.repository.server.ts";
import { revealPhone } from "#app/advertisers/use-cases/reveal-phone.server.ts";
import type { Route } from "./+types/profile";
import { advertiserJsonLd } from "../advertiser-json-ld.ts";
import { parsePage, profileHref } from "../directory-address.ts";
import { ProfilePage } from "../ui/profile-page.tsx";
import { showAdvertiser } from "../use-cases/show-advertiser.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  // No data for an unknown advertiser: the error page has its own title.
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { advertiser, featured, page } = loaderData;
  const { profile } = advertiserWords.french;
  const [picture] = featured?.pictures ?? [];
  return pageMeta(site, {
    title: `${profile.metaTitle(advertiser.name, advertiser.place.communeName)} – ${site?.name ?? ""}`,
    description: profile.metaDescription(advertiser.name, advertiser.place.communeName),
    canonical: profileHref(advertiser.slug, page),
    image: picture && fullPictureAddress(picture),
    jsonLd: import.meta.env.SSR && site ? advertiserJsonLd(advertiser, site) : [],
  });
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shown = await showAdvertiser(context.get(publicContext), {
    slug: params.slug,
    page: parsePage(url.searchParams),
  });
  if (!shown) throw data(null, { status: 404 });
  const typed = url.searchParams.get("page");
  if (typed !== null && typed !== String(shown.page)) throw redirect(profileHref(params.slug, shown.page));
  cachePage(context);
  return shown;
}

const statuses = { unknown: 404, too_many: 429 } as const;

/** Returns the telephone number. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const { db } = context.get(platformContext);
  const answer = await revealPhone({ db }, { address: clientAddress(request), find: () => findPhone(db, params.slug) });
  return data(answer, {
    status: answer.ok ? 200 : statuses[answer.code],
  });
}

export default function AdvertiserProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfilePage shown={loaderData} phone={actionData ?? null} />;
}
