import { Link } from "react-router";
import { privacyWords } from "#app/i18n/fr/privacy/privacy.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The stored data of alerts, their retention, and the link that ends alerts. */
export function AlertsSection() {
  const { alerts } = useWords(privacyWords);
  return (
    <section aria-labelledby="alertes" className="card flex flex-col items-start gap-3 p-5">
      <h2 id="alertes" className="heading-2">
        {alerts.title}
      </h2>
      <p className="prose-line text-ink-soft">{alerts.text}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to="/alertes" variant="secondary">
          {alerts.manage}
        </ButtonLink>
        <Link to="/mentions-legales#alertes" className="link-line">
          {alerts.more}
        </Link>
      </div>
    </section>
  );
}
