import { Link } from "react-router";
import { blockWords } from "#app/i18n/fr/moderation/blocks.ts";
import { useWords } from "#app/i18n/words.ts";
import { wantedPage } from "#app/layout/destination.server.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/refused";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, text } = blockWords.french.refused;
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: text,
    canonical: "/envoi-refuse",
    noindex: true,
  });
};

export const loader = ({ url }: Route.LoaderArgs) => ({ back: wantedPage(url.searchParams.get("retour")) });

/** The page for a visitor whose form matched a rule of an operator. */
export default function RefusedPage({ loaderData: { back } }: Route.ComponentProps) {
  const { refused: words } = useWords(blockWords);
  return (
    <section className="page py-12 md:py-24">
      <h1 className="heading-1">{words.title}</h1>
      <p className="prose-line mt-5 text-lg">{words.text}</p>
      <p className="prose-line mt-3">{words.contest}</p>
      {back ? (
        <p className="mt-6">
          <ButtonLink to={back}>{words.back}</ButtonLink>
        </p>
      ) : null}
      <Link to="/mentions-legales" className="link-line mt-3">
        {words.notice}
      </Link>
    </section>
  );
}
