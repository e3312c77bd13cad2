import { data, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { officeWords } from "#app/i18n/fr/office.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { type OfficeAnswer, typedOf } from "#app/operators/office-answer.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { refuseUnproven } from "#app/operators/use-cases/prove-factor.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { isRequestId } from "#app/requests/request.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
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

type Answer = OfficeAnswer<"no_reason"> & { texts?: ThreadText[] };

export async function action({ context, request, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const answer = (status: number, rest: Partial<Answer> = {}) =>
    data<Answer>({ intent: "disclose", problems: {}, typed: typedOf(form), ...rest }, { status });
  const why = String(form.get("why") ?? "").slice(0, 500);
  if (why.trim() === "") return answer(400, { problems: { why: "no_reason" } });
  const codeProblem = await refuseUnproven(platform, { session, request, form });
  if (codeProblem) return answer(403, { codeProblem });
  const isTold = form.get("tell") === "on";
  const shown = await discloseThread(platform, { actor: session.actor, requestId: params.id, why, isTold });
  if (shown.ok) return answer(200, { texts: shown.texts });
  if (shown.code === "unknown") throw data(null, { status: 404 });
  return answer(400, { problems: { why: shown.code } });
}

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
            problems={{ no_reason: shared.whyNeeded }}
            isGrave
          >
            <CheckboxField label={words.tell} name="tell" defaultChecked />
          </FileForm>
        </FileSection>
      )}
    </OfficePage>
  );
}

const link = "text-action underline underline-offset-4";

function RequestFacts({ file }: { file: RequestFile }) {
  const { request: words } = useWords(officeWords);
  const language = useLanguage();
  const { listing, organisation, seeker } = file;
  return (
    <FactList
      facts={[
        [
          words.listing,
          <Link key="listing" to={`/administration/annonces/${listing.reference}`} className={link}>
            {listing.title}
          </Link>,
        ],
        [
          words.seeker,
          seeker.id ? (
            <Link key="seeker" to={`/administration/comptes/${seeker.id}`} className={link}>
              {seeker.name}
            </Link>
          ) : (
            seeker.name
          ),
        ],
        [
          words.organisation,
          <Link key="organisation" to={`/administration/organisations/${organisation.id}`} className={link}>
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
