import { administrationWords } from "#app/i18n/fr/administration.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { countTroubles } from "../today.repository.server.ts";
import type { Route } from "./+types/today";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { troubles: await countTroubles(context.get(platformContext).db) };
}

export default function TodayPage({ loaderData: { troubles } }: Route.ComponentProps) {
  const { today: words } = useWords(administrationWords);
  const language = useLanguage();
  const waiting = [
    [troubles.failedJobs, words.failedJobs],
    [troubles.mailsGivenUp, words.mailsGivenUp],
  ] as const;
  const lines = waiting.filter(([count]) => count > 0);
  return (
    <OfficePage title={words.title}>
      <section>
        <h2 className="heading-2 mb-3">{words.waiting}</h2>
        {lines.length === 0 ? <p>{words.nothing}</p> : null}
        <ul className="flex flex-col gap-2">
          {lines.map(([count, say]) => (
            <li key={say.name} className="rounded-card border border-line bg-raised p-4">
              {say(formatCount(count, language))}
            </li>
          ))}
        </ul>
      </section>
    </OfficePage>
  );
}
