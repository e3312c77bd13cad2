import { feedOfficeWords } from "#app/i18n/fr/feeds/feed-office.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type AttributionAnswer, MOST_TARGETS, type TargetOrganisation, type WaitingFeed } from "../waiting-feed.ts";

type WaitingFeedCardProps = { feed: WaitingFeed; now: string; answer: AttributionAnswer | undefined };

const summary = "inline-flex min-h-11 cursor-pointer items-center text-action underline underline-offset-4";

/**
 * An agency without an owner, with the form that gives it to an organisation, in two steps since that organisation sees the homes,
 * and the form that dismisses its file.
 */
export function WaitingFeedCard({ feed, now, answer }: WaitingFeedCardProps) {
  const words = useWords(feedOfficeWords);
  const language = useLanguage();
  const { feedId, importId, agency, homes, fileName, receivedAt, software, folder, sender } = feed;
  const own = answer?.typed.about === String(feedId) ? answer : undefined;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold break-words">{words.agency(agency)}</h2>
      <p>{words.homes(homes)}</p>
      <p className="text-sm break-words text-ink-soft">
        {words.file(fileName, formatMoment(receivedAt, { now, language }))}
        {software ? ` · ${words.software(software)}` : null}
        {` · ${folder === null ? words.fromOrganisation(sender ?? "") : words.fromFolder(folder)}`}
      </p>
      <details open={own?.intent === "attribute"}>
        <summary className={summary}>{words.attribute}</summary>
        <AttributionForm feedId={feedId} answer={own} />
      </details>
      <details open={own?.intent === "dismiss"}>
        <summary className={summary}>{words.dismiss}</summary>
        <DismissalForm feedId={feedId} importId={importId} answer={own} />
      </details>
    </div>
  );
}

type FeedFormProps = { feedId: number; answer: AttributionAnswer | undefined };

function DismissalForm({ feedId, importId, answer }: FeedFormProps & { importId: number }) {
  const words = useWords(feedOfficeWords);
  const typed = useTyped("dismiss", answer);
  const code = answer?.intent === "dismiss" ? answer.problems.why : undefined;
  return (
    <OfficeForm
      intent="dismiss"
      about={String(feedId)}
      answer={answer}
      labels={{ why: words.dismissWhy }}
      className="max-w-2xl pt-2"
    >
      <p>{words.dismissText}</p>
      <input type="hidden" name="file" value={importId} />
      <TextField
        label={words.dismissWhy}
        name="why"
        required
        maxLength={500}
        defaultValue={typed("why")}
        error={code && words.problems[code]}
      />
      <SubmitButton variant="secondary" className="self-start">
        {words.dismissThis}
      </SubmitButton>
    </OfficeForm>
  );
}

function AttributionForm({ feedId, answer }: FeedFormProps) {
  const words = useWords(feedOfficeWords);
  const typed = useTyped("attribute", answer);
  const found = answer?.found;
  const error = (field: string) => {
    const code = answer?.intent === "attribute" ? answer.problems[field] : undefined;
    return code && words.problems[code];
  };
  return (
    <OfficeForm
      intent="attribute"
      about={String(feedId)}
      answer={answer}
      labels={{ target: words.target, why: words.why }}
      className="max-w-2xl pt-2"
    >
      <TextField
        label={words.target}
        hint={words.targetHint}
        name="target"
        required
        maxLength={200}
        defaultValue={typed("target")}
        error={error("target")}
      />
      <TextField
        label={words.why}
        name="why"
        required
        maxLength={500}
        defaultValue={typed("why")}
        error={error("why")}
      />
      {found ? <FoundTargets targets={found} /> : null}
      <SubmitButton className="self-start">{found ? words.confirm : words.see}</SubmitButton>
    </OfficeForm>
  );
}

/** The organisation found, or a choice among several. */
function FoundTargets({ targets }: { targets: TargetOrganisation[] }) {
  const words = useWords(feedOfficeWords);
  if (targets.length === 1)
    return (
      <Alert>
        <FoundTarget target={targets[0]!} />
        <input type="hidden" name="seen" value={targets[0]!.id} />
      </Alert>
    );
  return (
    <fieldset>
      <legend className="font-semibold">{words.choose}</legend>
      {targets.length === MOST_TARGETS ? <p className="text-sm text-ink-soft">{words.maybeMore}</p> : null}
      {targets.map((target) => (
        <label key={target.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input type="radio" name="seen" value={target.id} className="mt-0.5 size-5 shrink-0 accent-action" />
          <span className="min-w-0 break-words">
            <FoundTarget target={target} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function FoundTarget({ target: { name, communeName, siret } }: { target: TargetOrganisation }) {
  const words = useWords(feedOfficeWords);
  return (
    <>
      <span className="block font-semibold">{words.found(name, communeName)}</span>
      <span className="block">{siret ? words.siret(siret) : words.noSiret}</span>
    </>
  );
}
