import { conformityOf, isValid } from "#app/brand/accessibility-audit.server.ts";
import { readSiteKit } from "#app/brand/site-kit.server.ts";
import { accessibilityWords } from "#app/i18n/fr/about/accessibility.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { useSite } from "#app/layout/site.ts";
import { platformContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import type { Route } from "./+types/accessibility";
import {
  AppealSection,
  ContactSection,
  ContentsSection,
  MakingSection,
  ResultsSection,
  StateSection,
} from "../ui/accessibility-statement.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { title, metaDescription } = accessibilityWords.french;
  return pageMeta(site, {
    title: `${title} – ${site?.name ?? ""}`,
    description: metaDescription(site?.name ?? ""),
    canonical: "/accessibilite",
  });
};

/** The accessibility statement of the RGAA (arrêté du 20 septembre 2019), from our tests and the operator's kit. */
export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { audit, notice } = await readSiteKit(platform);
  const now = platform.clock();
  cachePage(context);
  // The example of a legal notice names no real publisher.
  const publisher = notice === null || notice.exemple ? null : notice.editeur;
  return { audit, conformity: conformityOf(audit, now), isOutdated: audit !== null && !isValid(audit, now), publisher };
}

export default function AccessibilityPage({
  loaderData: { audit, conformity, isOutdated, publisher },
}: Route.ComponentProps) {
  const words = useWords(accessibilityWords);
  const { name, url } = useSite();
  return (
    <div className="page flex flex-col gap-10 pt-10 md:pt-16">
      <div className="prose-line">
        <h1 className="heading-1">{words.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{words.commitment(publisher?.nom ?? words.operator(name))}</p>
        <p className="mt-2 text-lg text-ink-soft">{words.applies(url)}</p>
      </div>
      <StateSection conformity={conformity} isOutdated={isOutdated} isAudited={audit !== null} />
      <ResultsSection audit={isOutdated ? null : audit} />
      <ContentsSection audit={audit} />
      <MakingSection audit={audit} />
      <ContactSection publisher={publisher} />
      <AppealSection />
    </div>
  );
}
