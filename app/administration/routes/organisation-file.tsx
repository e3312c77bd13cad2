import { data, Link } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { NotesSection } from "#app/moderation/ui/notes-section.tsx";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { findOrganisationFile, type OrganisationFile } from "../files.repository.server.ts";
import { answerFileForm, noteAct, readNotes } from "../file-acts.server.ts";
import { FactList } from "../ui/fact-list.tsx";
import { FileLinks } from "../ui/file-links.tsx";
import { FileSection } from "../ui/file-section.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/organisation-file";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^\d{1,9}$/.test(params.organisation) ? Number(params.organisation) : null;
  const file = id === null ? null : await findOrganisationFile(context.get(platformContext).db, id);
  if (!file) throw data(null, { status: 404 });
  return { file, noted: await readNotes(context.get(platformContext), { kind: "organisation", id: String(file.id) }) };
}

export const action = ({ context, request, params: { organisation: id } }: Route.ActionArgs) =>
  answerFileForm({ context, request }, noteAct({ kind: "organisation", id }));

export default function OrganisationFilePage({ loaderData: { file, noted }, actionData }: Route.ComponentProps) {
  const { organisation: words, shared } = useWords(officeWords);
  return (
    <OfficePage title={file.name} intro={file.communeName}>
      <FileLinks
        decision={`organisation/${file.id}`}
        logged={String(file.id)}
        {...(file.standing === "suspended"
          ? {}
          : { publicPage: { href: `/annonceurs/${file.slug}`, label: words.profile } })}
      />
      <FileSection title={shared.facts}>
        <OrganisationFacts file={file} />
      </FileSection>
      <FileSection title={words.members}>
        <ul className="flex flex-col gap-2">
          {file.members.map(({ id, name, email, role }) => (
            <li key={id}>
              <Link to={`/administration/comptes/${id}`} className="link">
                {name}
              </Link>{" "}
              <span className="text-sm wrap-anywhere text-ink-soft">
                {email} · {words.memberRoles[role]}
              </span>
            </li>
          ))}
        </ul>
      </FileSection>
      <FileSection title={words.newest}>
        <Newest file={file} />
      </FileSection>
      <NotesSection {...noted} answer={actionData} />
    </OfficePage>
  );
}

function OrganisationFacts({ file }: { file: OrganisationFile }) {
  const { organisation: words, shared } = useWords(officeWords);
  const language = useLanguage();
  const { standing, standingSince, suspendedWith } = file;
  const since = standingSince ? shared.since(formatDate(standingSince, language)) : "";
  const counts = Object.entries(file.listings).map(
    ([status, count]) => `${formatCount(count, language)} ${words.statuses[status as keyof typeof words.statuses]}`,
  );
  return (
    <FactList
      facts={[
        [words.siret, file.siret ?? shared.notSaid],
        [words.role, words.roles[file.role] ?? file.role],
        [words.commune, file.communeName],
        [words.created, formatDate(file.createdAt, language)],
        [words.listings, counts.length > 0 ? counts.join(", ") : words.noListing],
        ...(standing
          ? [[words.standing, `${shared.standings[standing]} ${suspendedWith ? words.withAccount : since}`] as const]
          : []),
      ]}
    />
  );
}

function Newest({ file }: { file: OrganisationFile }) {
  const { organisation: words } = useWords(officeWords);
  const labelOf = useStageLabel();
  if (file.newest.length === 0) return <p>{words.noListing}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {file.newest.map(({ reference, title, stage, transaction }) => (
        <li key={reference}>
          <Link to={`/administration/annonces/${reference}`} className="link">
            {title}
          </Link>{" "}
          <span className="text-sm text-ink-soft">
            {reference} · {labelOf(stage, transaction)}
          </span>
        </li>
      ))}
    </ul>
  );
}
