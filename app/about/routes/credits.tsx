import { aboutWords } from "#app/i18n/fr/about/about.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import type { Route } from "./+types/credits";
import { CreditList } from "../ui/credit-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${aboutWords.french.credits.title} – ${site?.name ?? ""}`,
    description: aboutWords.french.credits.metaDescription,
    canonical: "/credits",
  });
};

export default function CreditsPage() {
  const { credits } = useWords(aboutWords);
  return (
    <div className="page flex flex-col gap-12 pt-10 md:pt-16">
      <div>
        <h1 className="heading-1">{credits.title}</h1>
        <p className="prose-line mt-4 text-lg text-ink-soft">{credits.intro}</p>
      </div>
      <CreditList
        title={credits.dataTitle}
        keys={["communes", "positions", "plan", "addresses", "land"]}
        note={credits.positionsNote}
      />
      <CreditList title={credits.designTitle} keys={["fraunces", "figtree", "icons"]} />
      <Paragraph title={credits.picturesTitle} text={credits.pictures} />
      <Paragraph title={credits.softwareTitle} text={credits.software} />
    </div>
  );
}

function Paragraph({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className="heading-2">{title}</h2>
      <p className="prose-line mt-3">{text}</p>
    </section>
  );
}
