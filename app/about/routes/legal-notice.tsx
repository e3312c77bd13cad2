import { Link } from "react-router";
import type { LegalNotice } from "#app/brand/legal-notice.server.ts";
import { readSitePage } from "#app/brand/site-pages.server.ts";
import { readSiteKit } from "#app/brand/site-kit.server.ts";
import { aboutWords } from "#app/i18n/fr/about/about.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { platformContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { renderMarkdown } from "#app/platform/text/markdown.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { WrittenText } from "#app/ui/written-text.tsx";
import { LegalNoticeView } from "../ui/legal-notice-view.tsx";
import type { Route } from "./+types/legal-notice";

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const { title, metaDescription } = aboutWords.french.legal;
  return pageMeta(site, {
    title: `${title} – ${site?.name ?? ""}`,
    description: metaDescription(site?.name ?? ""),
    canonical: "/mentions-legales",
  });
};

/** The legal notice that French law requires, from the brand kit. */
export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const [{ notice }, text] = await Promise.all([readSiteKit(platform), readSitePage(platform.kit, "mentions-legales")]);
  cachePage(context);
  const isInstead = text?.remplace ?? false;
  return { notice: isInstead ? null : notice, text: text && renderMarkdown(text.texte), isInstead };
}

export default function LegalNoticePage({ loaderData: { notice, text, isInstead } }: Route.ComponentProps) {
  const { legal } = useWords(aboutWords);
  return (
    <div className="page flex flex-col gap-10 pt-10 md:pt-16">
      <div>
        <h1 className="heading-1">{legal.title}</h1>
        <p className="prose-line mt-4 text-lg text-ink-soft">{legal.intro}</p>
      </div>
      {isInstead ? null : <NoticeOrMissing notice={notice} />}
      {text ? <WrittenText html={text} /> : null}
      <section>
        <h2 className="heading-2">{legal.browser.title}</h2>
        <p className="prose-line mt-3">{legal.browser.text}</p>
        <ul className="prose-line mt-3 list-disc pl-6">
          {legal.browser.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section id="alertes" className="scroll-mt-20">
        <h2 className="heading-2">{legal.alerts.title}</h2>
        <ul className="prose-line mt-3 flex list-disc flex-col gap-1.5 pl-6">
          {legal.alerts.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Link to="/alertes" className="link-line mt-3">
          {legal.alerts.manage}
        </Link>
      </section>
    </div>
  );
}

function NoticeOrMissing({ notice }: { notice: LegalNotice | null }) {
  const { legal } = useWords(aboutWords);
  return notice ? <LegalNoticeView notice={notice} /> : <Alert tone="warning">{legal.missing}</Alert>;
}
