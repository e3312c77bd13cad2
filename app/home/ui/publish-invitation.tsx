import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { AgencyInvitation } from "#app/layout/agency-invitation.tsx";
import { publishHref } from "#app/layout/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function PublishInvitation() {
  const messages = useWords(homeWords).publish;
  return (
    <section className="page pt-16 md:pt-24" aria-labelledby="publier">
      <div className="rounded-card bg-deep px-6 py-12 text-on-deep md:px-14 md:py-16">
        <h2 id="publier" className="heading-2">
          {messages.title}
        </h2>
        <p className="prose-line mt-3 text-lg">{messages.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={publishHref} variant="secondary" className="border-transparent bg-white! text-[#1d2733]!">
            {messages.action}
          </ButtonLink>
          <ButtonLink
            to="/annonceurs"
            variant="quiet"
            className="text-on-deep! hover:bg-white/10!"
            aria-label={messages.discoverLabel}
          >
            {messages.discover}
          </ButtonLink>
        </div>
        <AgencyInvitation className="mt-7" />
      </div>
    </section>
  );
}
