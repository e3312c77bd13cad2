import { privacyWords } from "#app/i18n/fr/privacy/privacy.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/goodbye";

export const meta: Route.MetaFunction = () => [
  { title: privacyWords.french.goodbye.title },
  { name: "robots", content: "noindex" },
];

export default function GoodbyePage() {
  const { goodbye } = useWords(privacyWords);
  return (
    <section className="page flex flex-col items-start gap-5 py-20">
      <h1 className="heading-1">{goodbye.title}</h1>
      <p className="prose-line text-lg text-ink-soft">{goodbye.text}</p>
      <ButtonLink to="/">{goodbye.home}</ButtonLink>
    </section>
  );
}
