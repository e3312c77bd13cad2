import { homeWords } from "#app/i18n/fr/home/home.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import type { Route } from "./+types/home";
import { BigCities } from "../ui/big-cities.tsx";
import { Hero } from "../ui/hero.tsx";
import { LatestListings } from "../ui/latest-listings.tsx";
import { PublishInvitation } from "../ui/publish-invitation.tsx";
import { Testimonials } from "../ui/testimonials.tsx";
import { WelcomeBackSlot } from "../ui/welcome-back-slot.tsx";
import { showHome } from "../use-cases/show-home.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: homeWords.french.metaTitle(site?.name ?? ""),
    description: homeWords.french.metaDescription,
    canonical: "/",
    jsonLd: site
      ? [{ "@context": "https://schema.org", "@type": "WebSite", name: site.name, url: site.url, inLanguage: "fr" }]
      : [],
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const home = await showHome(context.get(publicContext));
  cachePage(context);
  return home;
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { latest, total, cities, kit, pictures, testimonials, words } = loaderData;
  return (
    <>
      <Hero total={total} kit={kit} banner={pictures["image-banier"] ?? null} own={words} />
      <WelcomeBackSlot />
      <LatestListings cards={latest} />
      <BigCities cities={cities} />
      <Testimonials testimonials={testimonials} picture={pictures["img-avis"] ?? null} />
      <PublishInvitation />
    </>
  );
}
