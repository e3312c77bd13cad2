import { platformContext } from "#app/platform/context.ts";
import { COLOURS, coloursSchema, readColours } from "#app/brand/colours.server.ts";
import { isHexColour } from "#app/brand/contrast.ts";
import {
  type BrandColours,
  coloursPath,
  defaultColours,
  LEAST_CONTRAST,
  leastContrast,
  previewPath,
  readableColour,
} from "#app/brand/palette.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { editDocument, type Parsed, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { fieldText, shownText } from "../form-texts.ts";
import { ColourField } from "../ui/colour-field.tsx";
import { ColourPreview } from "../ui/colour-preview.tsx";
import { DocumentPage } from "../ui/document-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/colours";

const fields = ["action", "accent"] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { kit } = context.get(platformContext);
  const edited = await readEditedDocument(context, COLOURS, url);
  const colours = await readShown(edited, coloursSchema, async () => (await readColours(kit)) ?? defaultColours);
  return { edited, colours };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  editDocument<BrandColours, BrandColours>(
    { context, request },
    { name: COLOURS, parse: parseColours, preview: (colours) => colours },
  );

/** Parses two readable colours. */
function parseColours(form: FormData): Parsed<BrandColours> {
  const problems: Record<string, string> = {};
  const typed = { action: fieldText(form, "action"), accent: fieldText(form, "accent") };
  for (const field of fields) {
    const colour = typed[field];
    if (!isHexColour(colour)) problems[field] = "invalid";
    else if (leastContrast(colour) < LEAST_CONTRAST) problems[field] = "weak";
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, content: { action: typed.action.toLowerCase(), accent: typed.accent.toLowerCase() } };
}

/** The problem of a colour, and the nearest readable one. */
function problemOf(
  words: Words<typeof contentWords>["colours"],
  problem: string | undefined,
  colour = "",
): string | undefined {
  if (problem !== "weak") return problem && words.invalid;
  return words.weak(formatNumber(leastContrast(colour), 1), readableColour(colour));
}

export default function ColoursPage({ loaderData: { edited, colours }, actionData }: Route.ComponentProps) {
  const { colours: words } = useWords(contentWords);
  const typed = useTyped("save", actionData);
  return (
    <DocumentPage
      title={words.title}
      intro={words.intro}
      edited={edited}
      answer={actionData}
      labels={{ action: words.action, accent: words.accent }}
      className="max-w-xl"
      renderPreview={(shown) => (
        <>
          <link rel="stylesheet" href={coloursPath(shown)} />
          <ColourPreview sheet={previewPath(shown)} />
        </>
      )}
      after={actionData?.preview ? null : <ColourPreview sheet={previewPath(colours)} />}
    >
      {fields.map((field) => (
        <ColourField
          key={field}
          label={words[field]}
          hint={words.hint}
          name={field}
          defaultValue={shownText(typed(field), colours[field])}
          error={problemOf(words, actionData?.problems[field], typed(field))}
        />
      ))}
    </DocumentPage>
  );
}
