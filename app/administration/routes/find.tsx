import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { reachOf } from "#app/account/policy.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { findAnything } from "../find.repository.server.ts";
import { type Found, isNothing, readAsked } from "../found.ts";
import type { Route } from "./+types/find";

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = (url.searchParams.get("q") ?? "").slice(0, 200);
  const asked = readAsked(typed);
  const maySeeMails = reachOf(context.get(sessionContext).actor, "site.write") !== null;
  return {
    typed,
    found: asked && (await findAnything(context.get(platformContext).db, asked)),
    mailsOf: maySeeMails && asked?.kind === "email" ? asked.email : null,
  };
}

export default function FindPage({ loaderData: { typed, found, mailsOf } }: Route.ComponentProps) {
  const { find: words } = useWords(officeWords);
  return (
    <OfficePage title={words.title}>
      <Form method="get" role="search" className="flex max-w-2xl flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            key={typed}
            label={words.label}
            hint={words.hint}
            name="q"
            type="search"
            defaultValue={typed}
            maxLength={200}
          />
        </div>
        <SubmitButton>{words.submit}</SubmitButton>
      </Form>
      {found ? <Results found={found} /> : null}
      {mailsOf ? (
        <ButtonLink
          to={`/administration/courriels?destinataire=${encodeURIComponent(mailsOf)}`}
          variant="secondary"
          className="self-start"
        >
          {words.mailsOf(mailsOf)}
        </ButtonLink>
      ) : null}
    </OfficePage>
  );
}

function Results({ found }: { found: Found }) {
  const { find: words } = useWords(officeWords);
  if (isNothing(found)) return <p role="status">{words.none}</p>;
  return (
    <div className="flex flex-col gap-6">
      <Kind title={words.listings}>
        {found.listings.map(({ reference, title, communeName }) => (
          <Result
            key={reference}
            to={`/administration/annonces/${reference}`}
            name={title}
            rest={`${reference} · ${communeName}`}
          />
        ))}
      </Kind>
      <Kind title={words.accounts}>
        {found.accounts.map(({ id, name, email }) => (
          <Result key={id} to={`/administration/comptes/${id}`} name={name} rest={email} />
        ))}
      </Kind>
      <Kind title={words.organisations}>
        {found.organisations.map(({ id, name, siret }) => (
          <Result key={id} to={`/administration/organisations/${id}`} name={name} rest={siret ?? ""} />
        ))}
      </Kind>
      <Kind title={words.cases}>
        {found.cases.map(({ id, number }) => (
          <Result key={id} to={`/administration/signalements/${id}`} name={words.case(number)} rest="" />
        ))}
      </Kind>
      <Kind title={words.requests}>
        {found.requests.map(({ id, number, title }) => (
          <Result key={id} to={`/administration/demandes/${id}`} name={words.request(number)} rest={title} />
        ))}
      </Kind>
    </div>
  );
}

function Kind({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className="heading-2 mb-2">{title}</h2>
      <ul className="card divide-y divide-line">{children}</ul>
    </section>
  );
}

function Result({ to, name, rest }: { to: string; name: string; rest: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-4 py-3 hover:bg-action-soft">
        <span className="font-semibold text-action">{name}</span>
        <span className="text-sm wrap-anywhere text-ink-soft">{rest}</span>
      </Link>
    </li>
  );
}
