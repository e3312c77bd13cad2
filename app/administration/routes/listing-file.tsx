import { data, Link } from "react-router";
import { reachOf } from "#app/account/policy.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { NotesSection } from "#app/moderation/ui/notes-section.tsx";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { findListingFile, type ListingFile } from "../files.repository.server.ts";
import { answerFileForm, noteAct, readNotes } from "../file-acts.server.ts";
import { FactList } from "../ui/fact-list.tsx";
import { FileLinks } from "../ui/file-links.tsx";
import { FileSection } from "../ui/file-section.tsx";
import { ListingActs } from "../ui/listing-acts.tsx";
import { correctListing, giveListing } from "../use-cases/change-listing.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/listing-file";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { reference } = params;
  const file = isReference(reference) ? await findListingFile(context.get(platformContext).db, reference) : null;
  if (!file) throw data(null, { status: 404 });
  return {
    file,
    mayTransfer: reachOf(context.get(sessionContext).actor, "listing.transfer") !== null,
    noted: await readNotes(context.get(platformContext), { kind: "listing", id: reference }),
  };
}

export const action = ({ context, request, params: { reference } }: Route.ActionArgs) =>
  answerFileForm(
    { context, request },
    {
      ...noteAct({ kind: "listing", id: reference }),
      correct: {
        run: (platform, asked, text) =>
          correctListing(platform, {
            ...asked,
            reference,
            title: text("title", 200),
            description: text("description", 20_000),
            version: text("version"),
          }),
        field: "description",
      },
      transfer: {
        isGrave: true,
        required: { target: "target_empty" },
        run: (platform, asked, text) => giveListing(platform, { ...asked, reference, target: text("target") }),
        field: "target",
      },
    },
  );

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
      {file.events.length > 0 ? (
        <FileSection title={words.history}>
          <History file={file} />
        </FileSection>
      ) : null}
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
          <Link key="organisation" to={`/administration/organisations/${advertiser.id}`} className="link">
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
