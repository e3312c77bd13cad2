import type { ReactNode } from "react";
import type { AccessibilityAudit } from "#app/brand/accessibility-audit.server.ts";
import type { Conformity } from "#app/brand/conformity.ts";
import type { LegalNotice } from "#app/brand/legal-notice.server.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { accessibilityWords } from "#app/i18n/fr/about/accessibility.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LegalEntries } from "./legal-entries.tsx";

/** When the software's own part of the statement was last checked. */
const WRITTEN_ON = "2026-11-21";

const defender = {
  form: "https://formulaire.defenseurdesdroits.fr/",
  delegates: "https://www.defenseurdesdroits.fr/saisir/delegues",
  phone: "09 69 39 00 00",
};

export function StateSection({
  conformity,
  isAudited,
  isOutdated,
}: {
  conformity: Conformity;
  isAudited: boolean;
  isOutdated: boolean;
}) {
  const { state } = useWords(accessibilityWords);
  const { name } = useSite();
  return (
    <Section title={state.title}>
      <p>{state[conformity](name)}</p>
      {isOutdated ? <p className="mt-2">{state.outdated}</p> : null}
      {isAudited ? null : <p className="mt-2">{state.unaudited}</p>}
    </Section>
  );
}

export function ResultsSection({ audit }: { audit: AccessibilityAudit | null }) {
  const { results } = useWords(accessibilityWords);
  return (
    <Section title={results.title}>
      {audit ? (
        <p className="mb-2">
          {results.audit(audit.auditeur, formatDate(audit.date), `${audit.taux.toLocaleString("fr-FR")}\u00A0%`)}
        </p>
      ) : null}
      <p>{results.intro}</p>
      <Points items={results.checks} />
      <p className="mt-3">{results.limits}</p>
    </Section>
  );
}

export function ContentsSection({ audit }: { audit: AccessibilityAudit | null }) {
  const { contents } = useWords(accessibilityWords);
  const { failures, exemptions, excluded } = contents;
  return (
    <Section title={contents.title}>
      <Part title={failures.title}>
        <Points items={[...(audit?.nonConformites ?? []), failures.photos, failures.texts]} />
      </Part>
      <Part title={exemptions.title}>
        {audit && audit.derogations.length > 0 ? <Points items={audit.derogations} /> : <p>{exemptions.none}</p>}
      </Part>
      <Part title={excluded.title}>
        <Points items={[excluded.map, excluded.elsewhere]} />
      </Part>
    </Section>
  );
}

export function MakingSection({ audit }: { audit: AccessibilityAudit | null }) {
  const { making } = useWords(accessibilityWords);
  const { technologies, environment, tools, pages } = making;
  const date = audit && audit.date > WRITTEN_ON ? audit.date : WRITTEN_ON;
  return (
    <Section title={making.title}>
      <p>{making.date(formatDate(date))}</p>
      <Part title={technologies.title}>
        <Points items={technologies.list} />
        <p className="mt-2">{making.noScript}</p>
      </Part>
      <Part title={environment.title}>
        <Points items={environment.list} />
        <p className="mt-2">{environment.readers}</p>
      </Part>
      <Part title={tools.title}>
        <Points items={tools.list} />
      </Part>
      <Part title={pages.title}>
        <Points items={pages.list} />
      </Part>
    </Section>
  );
}

export function ContactSection({ publisher }: { publisher: LegalNotice["editeur"] | null }) {
  const { contact } = useWords(accessibilityWords);
  return (
    <div className="flex flex-col gap-5">
      <Section title={contact.title}>
        <p>{contact.text}</p>
      </Section>
      {publisher ? (
        <LegalEntries
          entries={[
            [contact.email, publisher.courriel],
            [contact.phone, publisher.telephone],
            [contact.address, publisher.adresse],
          ]}
        />
      ) : (
        <Alert tone="warning">{contact.missing}</Alert>
      )}
    </div>
  );
}

export function AppealSection() {
  const { appeal } = useWords(accessibilityWords);
  return (
    <Section title={appeal.title}>
      <p>{appeal.text}</p>
      <ul className="mt-3 list-disc pl-5">
        <li>
          <a href={defender.form}>{appeal.form}</a>
        </li>
        <li>
          <a href={defender.delegates}>{appeal.delegate}</a>
        </li>
        <li>
          {appeal.phone}{" "}
          <a href={`tel:${defender.phone.replaceAll(" ", "")}`}>{defender.phone.replaceAll(" ", "\u00A0")}</a>
        </li>
        <li>
          {appeal.post} {appeal.address}
        </li>
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="prose-line">
      <h2 className="heading-2 mb-3">{title}</h2>
      {children}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-5 mb-1 text-lg font-semibold">{title}</h3>
      {children}
    </>
  );
}

function Points({ items }: { items: string[] }) {
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
