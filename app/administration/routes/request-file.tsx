import { data, Link } from "react-router";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { isRequestId } from "#app/requests/request.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { answerFileForm, whyRequired } from "../file-acts.server.ts";
import { findRequestFile, type RequestFile, type ThreadText } from "../threads.repository.server.ts";
import { FactList } from "../ui/fact-list.tsx";
import { FileForm } from "../ui/file-form.tsx";
import { FileSection } from "../ui/file-section.tsx";
import { discloseThread } from "../use-cases/disclose-thread.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/request-file";

export async function loader({ context, params }: Route.LoaderArgs) {
  const file = isRequestId(params.id) ? await findRequestFile(context.get(platformContext).db, params.id) : null;
  if (!file) throw data(null, { status: 404 });
  return { file };
}

export const action = ({ context, request, params: { id: requestId } }: Route.ActionArgs) =>
  answerFileForm(
    { context, request },
    {
      disclose: {
        isGrave: true,
        required: whyRequired,
        run: (platform, asked, text) =>
          discloseThread(platform, { ...asked, requestId, isTold: text("tell") === "on" }),
        field: "why",
      },
    },
  );

export default function RequestFilePage({ loaderData: { file }, actionData }: Route.ComponentProps) {
  const { request: words, shared } = useWords(officeWords);
  return (
    <OfficePage title={words.title(file.number)} intro={file.listing.title}>
      <FileSection title={shared.facts}>
        <RequestFacts file={file} />
      </FileSection>
      {actionData?.texts ? (
        <FileSection title={words.conversation}>
          <Conversation texts={actionData.texts} />
        </FileSection>
      ) : (
        <FileSection title={shared.acts}>
          <FileForm
            intent="disclose"
            label={words.disclose}
            submit={words.discloseSubmit}
            hint={words.discloseHint}
            done=""
            answer={actionData}
            isGrave
          >
            <CheckboxField label={words.tell} name="tell" defaultChecked />
          </FileForm>
        </FileSection>
      )}
    </OfficePage>
  );
}

function RequestFacts({ file }: { file: RequestFile }) {
  const { request: words } = useWords(officeWords);
  const language = useLanguage();
  const { listing, organisation, seeker } = file;
  return (
    <FactList
      facts={[
        [
          words.listing,
          <Link key="listing" to={`/administration/annonces/${listing.reference}`} className="link">
            {listing.title}
          </Link>,
        ],
        [
          words.seeker,
          seeker.id ? (
            <Link key="seeker" to={`/administration/comptes/${seeker.id}`} className="link">
              {seeker.name}
            </Link>
          ) : (
            seeker.name
          ),
        ],
        [
          words.organisation,
          <Link key="organisation" to={`/administration/organisations/${organisation.id}`} className="link">
            {organisation.name}
          </Link>,
        ],
        [words.status, words.statuses[file.status]],
        [words.created, formatDate(file.createdAt, language)],
        [words.events, String(file.events)],
      ]}
    />
  );
}

function Conversation({ texts }: { texts: ThreadText[] }) {
  const { request: words } = useWords(officeWords);
  const language = useLanguage();
  return (
    <ol className="flex flex-col gap-3">
      {texts.map(({ id, at, authorName, text }) => (
        <li key={id} className="rounded-control border border-line p-3">
          <p className="text-sm text-ink-soft">
            {authorName} · {formatDate(at, language)}, {formatTime(at)}
          </p>
          <p className="break-words whitespace-pre-line">{text === "" ? words.noText : text}</p>
        </li>
      ))}
    </ol>
  );
}
