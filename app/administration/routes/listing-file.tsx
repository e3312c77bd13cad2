import { data, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { officeWords } from "#app/i18n/fr/office.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { NotesSection } from "#app/moderation/ui/notes-section.tsx";
import { type OfficeAnswer, typedOf } from "#app/operators/office-answer.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { refuseUnproven } from "#app/operators/use-cases/prove-factor.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { findListingFile, type ListingFile } from "../files.repository.server.ts";
import { answerNote, readNotes } from "../file-notes.server.ts";
import { FactList } from "../ui/fact-list.tsx";
import { FileLinks } from "../ui/file-links.tsx";
import { FileSection } from "../ui/file-section.tsx";
import { ListingActs } from "../ui/listing-acts.tsx";
import {
  type CorrectionRefusal,
  correctListing,
  giveListing,
  type TransferRefusal,
} from "../use-cases/change-listing.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/listing-file";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { reference } = params;
  const file = isReference(reference) ? await findListingFile(context.get(platformContext).db, reference) : null;
  if (!file) throw data(null, { status: 404 });
  return {
    file,
    mayTransfer: context.get(sessionContext).actor.operator === "operator",
    noted: await readNotes(context.get(platformContext), { kind: "listing", id: reference }),
  };
}

type Problem = CorrectionRefusal | TransferRefusal | "has_it" | "target_empty";
type Answer = OfficeAnswer<Problem>;

/** The field that each refusal stands beside. */
const fieldOf: Partial<Record<Problem, string>> = { title_empty: "title", no_reason: "why", unknown_target: "target" };

export async function action({ context, request, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const noted = await answerNote(platform, {
    actor: session.actor,
    on: { kind: "listing", id: params.reference },
    form,
  });
  if (noted) return noted;
  const text = (name: string, most = 500) => String(form.get(name) ?? "").slice(0, most);
  const intent = text("intent");
  const answer = (status: number, rest: Partial<Answer> = {}) =>
    data<Answer>({ intent, problems: {}, typed: typedOf(form), ...rest }, { status });
  const asked = { actor: session.actor, reference: params.reference, why: text("why") };
  if (intent === "transfer") {
    if (text("target").trim() === "") return answer(400, { problems: { target: "target_empty" } });
    const codeProblem = await refuseUnproven(platform, { session, request, form });
    if (codeProblem) return answer(403, { codeProblem });
    const given = await giveListing(platform, { ...asked, target: text("target") });
    if (given.ok) return answer(200);
    if (given.code === "unknown") throw data(null, { status: 404 });
    const problem = given.code === "same" ? "has_it" : given.code;
    return answer(409, { problems: { [fieldOf[problem] ?? "target"]: problem } });
  }
  if (intent !== "correct") throw data(null, { status: 400 });
  const typed = { title: text("title", 200), description: text("description", 20_000), version: text("version") };
  const corrected = await correctListing(platform, { ...asked, ...typed });
  if (corrected.ok) return answer(200);
  if (corrected.code === "unknown") throw data(null, { status: 404 });
  return answer(409, { problems: { [fieldOf[corrected.code] ?? "description"]: corrected.code } });
}

export default function ListingFilePage({
  loaderData: { file, mayTransfer, noted },
  actionData,
}: Route.ComponentProps) {
  const { listing: words, shared } = useWords(officeWords);
  return (
    <OfficePage title={file.title} intro={file.reference}>
      <FileLinks
        decision={`annonce/${file.reference}`}
        logged={file.reference}
        publicPage={{ href: listingHref(file), label: words.see }}
      />
      <FileSection title={shared.facts}>
        <ListingFacts file={file} />
      </FileSection>
      <FileSection title={shared.acts}>
        <ListingActs file={file} mayTransfer={mayTransfer} answer={actionData} />
      </FileSection>
      <NotesSection {...noted} answer={actionData} />
      <FileSection title={words.history}>
        <History file={file} />
      </FileSection>
    </OfficePage>
  );
}

function ListingFacts({ file }: { file: ListingFile }) {
  const { listing: words, shared } = useWords(officeWords);
  const labelOf = useStageLabel();
  const language = useLanguage();
  const { currency } = useSite();
  const { stage, transaction, hidden, advertiser, inCharge } = file;
  const hiddenNote = hidden
    ? [
        words.returnsTo(labelOf(hidden.returnsTo, transaction)),
        ...(hidden.withOrganisation ? [words.withOrganisation] : []),
      ]
    : [];
  return (
    <FactList
      facts={[
        [words.stage, [labelOf(stage, transaction), ...hiddenNote].join(", ")],
        [
          words.organisation,
          <Link
            key="organisation"
            to={`/administration/organisations/${advertiser.id}`}
            className="text-action underline underline-offset-4"
          >
            {advertiser.name}
          </Link>,
        ],
        ...(inCharge ? [[words.inCharge, inCharge.name] as const] : []),
        [words.price, formatPrice(file.price, currency)],
        [words.place, [file.address, file.communeName].filter(Boolean).join(", ")],
        [words.published, file.publishedAt ? formatDate(file.publishedAt, language) : shared.notSaid],
        [words.requests, shared.upTo(file.requests)],
      ]}
    />
  );
}

function History({ file }: { file: ListingFile }) {
  const { listing: words } = useWords(officeWords);
  const labelOf = useStageLabel();
  const language = useLanguage();
  return (
    <ol className="flex flex-col gap-2">
      {file.events.map(({ kind, stage, at, by }) => (
        <li key={`${at} ${kind}`} className="text-sm">
          <span className="font-medium">{words.kinds[kind] ?? kind}</span>
          {stage ? ` : ${labelOf(stage, file.transaction)}` : ""}{" "}
          <span className="text-ink-soft">
            {formatDate(at, language)}, {formatTime(at)}
            {by ? ` · ${by}` : ""}
          </span>
        </li>
      ))}
    </ol>
  );
}
