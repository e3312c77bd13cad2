import type { LegalNotice } from "#app/brand/legal-notice.server.ts";
import { aboutWords } from "#app/i18n/fr/about/about.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LegalEntries } from "./legal-entries.tsx";

/** Publisher and host. */
export function LegalNoticeView({
  notice: { exemple, editeur, hebergeur, directeurDePublication },
}: {
  notice: LegalNotice;
}) {
  const { legal } = useWords(aboutWords);
  const { publisher, host } = legal;
  return (
    <>
      {exemple ? <Alert tone="warning">{legal.example}</Alert> : null}
      <LegalEntries
        title={publisher.title}
        entries={[
          [publisher.name, editeur.nom],
          [publisher.form, editeur.forme],
          [publisher.address, editeur.adresse],
          [publisher.phone, editeur.telephone],
          [publisher.email, editeur.courriel],
          [publisher.registration, editeur.immatriculation],
          [publisher.vat, editeur.tva],
          [publisher.card, editeur.cartePro],
          [publisher.director, directeurDePublication],
        ]}
      />
      <LegalEntries
        title={host.title}
        entries={[
          [host.name, hebergeur.nom],
          [host.address, hebergeur.adresse],
          [host.phone, hebergeur.telephone],
        ]}
      />
    </>
  );
}
