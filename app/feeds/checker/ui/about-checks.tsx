import { feedCheckerWords } from "#app/i18n/fr/feeds/feed-checker.ts";
import { useWords } from "#app/i18n/words.ts";
import { agencySignUpHref, stockHref } from "#app/layout/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** What the portal checks, for whom, and how it treats the file. */
export function AboutChecks() {
  const { about, account, login } = useWords(feedCheckerWords);
  return (
    <div className="flex flex-col items-start gap-8 border-t border-line pt-10">
      <div className="grid gap-8 md:grid-cols-2 md:gap-x-12">
        {about.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="prose-line mt-2 text-ink-soft">{text}</p>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={agencySignUpHref} variant="secondary">
          {account}
        </ButtonLink>
        <ButtonLink to={stockHref} variant="quiet">
          {login}
        </ButtonLink>
      </div>
    </div>
  );
}
