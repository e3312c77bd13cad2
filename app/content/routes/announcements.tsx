import { announcementTones } from "#app/brand/announcement-tone.ts";
import { announcementBand } from "#app/brand/announcement-band.server.tsx";
import {
  type Announcement,
  ANNOUNCEMENTS,
  announcementSchema,
  announcementsSchema,
  MOST_ANNOUNCEMENTS,
  readAnnouncements,
  stateOf,
} from "#app/brand/announcements.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import { editDocument, type Parsed, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { fieldText, shownText } from "../form-texts.ts";
import { fromParisTime, toParisTime } from "../paris-time.ts";
import { DocumentPage } from "../ui/document-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/announcements";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { kit, clock } = context.get(platformContext);
  const edited = await readEditedDocument(context, ANNOUNCEMENTS, url);
  const announcements = await readShown(edited, announcementsSchema, () => readAnnouncements(kit));
  const now = clock();
  const shown = announcements.map((one) => ({
    ...one,
    du: toParisTime(one.du),
    au: toParisTime(one.au),
    state: stateOf(one, now),
  }));
  return { edited, announcements: shown, places: Math.min(MOST_ANNOUNCEMENTS, shown.length + 1) };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  editDocument<Announcement[], string>(
    { context, request },
    {
      name: ANNOUNCEMENTS,
      parse,
      preview: (all) => announcementBand(all, { isPreview: true }),
    },
  );

const fieldNames = ["texte", "lien", "libelle", "ton", "du", "au"] as const;

function parse(form: FormData): Parsed<Announcement[]> {
  const problems: Record<string, string> = {};
  const content: Announcement[] = [];
  for (let at = 0; at < MOST_ANNOUNCEMENTS; at++) {
    const typed = Object.fromEntries(fieldNames.map((name) => [name, fieldText(form, `${name}.${at}`)]));
    if (typed["texte"] === "" || typed["texte"] === undefined) continue;
    const times = { du: timeOf(typed["du"]!), au: timeOf(typed["au"]!) };
    for (const name of ["du", "au"] as const) if (times[name] === "wrong") problems[`${name}.${at}`] = "date";
    const parsed = announcementSchema.safeParse({ ...typed, ...times });
    for (const issue of parsed.error?.issues ?? [])
      problems[`${String(issue.path[0])}.${at}`] ??= problemCodes[String(issue.path[0])]!;
    if (!parsed.success) continue;
    const { du, au, lien, libelle } = parsed.data;
    // Files of the kit and earlier versions may have a link without a label.
    if (lien !== "" && libelle === "") problems[`libelle.${at}`] = "words";
    if (lien === "" && libelle !== "") problems[`lien.${at}`] = "link";
    if (du !== null && au !== null && au <= du) problems[`au.${at}`] = "order";
    content.push(parsed.data);
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, content };
}

const problemCodes: Record<string, string> = {
  texte: "text",
  lien: "link",
  libelle: "label",
  ton: "text",
  du: "date",
  au: "date",
};
const timeOf = (local: string) => (local === "" ? null : (fromParisTime(local) ?? "wrong"));

export default function AnnouncementsPage({
  loaderData: { edited, announcements, places },
  actionData,
}: Route.ComponentProps) {
  const { announcements: words } = useWords(contentWords);
  const fieldLabels = {
    texte: words.text,
    lien: words.link,
    libelle: words.label,
    ton: words.tone,
    du: words.from,
    au: words.to,
  };
  const numbers = Array.from({ length: places }, (_, at) => at);
  const titleOf = (at: number) => {
    const state = announcements[at]?.state;
    return state ? `${words.entry(at + 1)} : ${words.states[state]}` : words.add;
  };
  const labels = Object.fromEntries(
    numbers.flatMap((at) => fieldNames.map((field) => [`${field}.${at}`, `${titleOf(at)}, ${fieldLabels[field]}`])),
  );
  return (
    <DocumentPage
      title={words.title}
      intro={words.intro}
      edited={edited}
      answer={actionData}
      labels={labels}
      className="max-w-2xl"
      renderPreview={(band) => <div lang="fr" dangerouslySetInnerHTML={{ __html: band }} />}
    >
      {numbers.map((at) => (
        <fieldset key={at} className="card flex flex-col gap-3 p-4">
          <legend className="px-1 font-semibold">{titleOf(at)}</legend>
          <AnnouncementFields at={at} stored={announcements[at]} answer={actionData} />
        </fieldset>
      ))}
    </DocumentPage>
  );
}

type FieldsProps = {
  at: number;
  stored: Record<(typeof fieldNames)[number], string> | undefined;
  answer: DocumentAnswer | undefined;
};

function AnnouncementFields({ at, stored, answer }: FieldsProps) {
  const { announcements: words } = useWords(contentWords);
  const typed = useTyped("save", answer);
  const field = (name: (typeof fieldNames)[number]) => ({
    name: `${name}.${at}`,
    defaultValue: shownText(typed(`${name}.${at}`), stored?.[name]),
    error: problemOf(words, answer?.problems[`${name}.${at}`]),
  });
  return (
    <>
      <TextField label={words.text} maxLength={300} {...field("texte")} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label={words.link} hint={words.linkHint} maxLength={500} {...field("lien")} />
        <TextField label={words.label} hint={words.labelHint} maxLength={80} {...field("libelle")} />
        <TextField label={words.from} hint={words.dateHint} type="datetime-local" {...field("du")} />
        <TextField label={words.to} hint={words.dateHint} type="datetime-local" {...field("au")} />
      </div>
      <SelectField label={words.tone} {...field("ton")}>
        {announcementTones.map((tone) => (
          <option key={tone} value={tone}>
            {words.tones[tone]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const problemOf = (
  words: Words<typeof contentWords>["announcements"],
  problem: string | undefined,
): string | undefined => problem && words.problems[problem as keyof typeof words.problems]; // `parse` writes no others
