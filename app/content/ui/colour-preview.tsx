import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/** Colours as pages use them, by day and by night, in any theme of the page. `sheet` has the classes of both. */
export function ColourPreview({ sheet }: { sheet: string }) {
  const { colours: words } = useWords(contentWords);
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        {(["day", "night"] as const).map((theme) => (
          <section
            key={theme}
            aria-label={words[theme]}
            className={`${theme === "day" ? "brand-day" : "brand-night"} flex flex-col items-start gap-3 rounded-card border border-line bg-paper p-4 text-ink`}
          >
            <p className="text-sm font-semibold text-ink-soft">{words[theme]}</p>
            <Badge tone="accent">{words.sample.badge}</Badge>
            <p className="font-display text-xl font-semibold">{words.sample.title}</p>
            <span className="link">{words.sample.text}</span>
            <span className={buttonClass("primary")}>{words.sample.button}</span>
            <span className="w-full rounded-card bg-deep px-4 py-3 text-on-deep">{words.sample.title}</span>
          </section>
        ))}
      </div>
    </>
  );
}
