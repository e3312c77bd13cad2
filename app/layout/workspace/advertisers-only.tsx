import { Store } from "lucide-react";
import { advertisersOnlyWords } from "#app/i18n/fr/layout/advertisers-only.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";

/** Explains to a seeker why publishing is not available and how to change that, or to a member that the organisation is suspended. */
export function AdvertisersOnly({ isSuspended }: { isSuspended: boolean }) {
  const { suspended, ...seeker } = useWords(advertisersOnlyWords);
  const words = isSuspended ? { ...seeker, ...suspended } : seeker;
  return (
    <section className="mx-auto flex max-w-2xl flex-col items-start gap-5 py-12">
      <title>{words.title}</title>
      <IconDisc Icon={Store} tone="ochre" />
      <h1 className="heading-1">{words.title}</h1>
      <p className="text-lg text-ink-soft">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        {isSuspended ? (
          <ButtonLink to="/mentions-legales">{suspended.contest}</ButtonLink>
        ) : (
          <ButtonLink to="/espace#type">{words.change}</ButtonLink>
        )}
        <ButtonLink to="/Rechercher" variant="secondary">
          {words.search}
        </ButtonLink>
      </div>
    </section>
  );
}
