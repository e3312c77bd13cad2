import {
  MOST_TESTIMONIALS,
  readTestimonials,
  type Testimonial,
  TESTIMONIALS,
  testimonialsSchema,
} from "#app/brand/brand-kit.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, type Parsed, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { fieldText, shownText } from "../form-texts.ts";
import { DocumentPage } from "../ui/document-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/testimonials";

export async function loader({ context, url }: Route.LoaderArgs) {
  const edited = await readEditedDocument(context, TESTIMONIALS, url);
  const { kit } = context.get(platformContext);
  const testimonials = await readShown(edited, testimonialsSchema, () => readTestimonials(kit));
  return { edited, testimonials, places: Math.min(MOST_TESTIMONIALS, testimonials.length + 2) };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  editDocument<Testimonial[], Testimonial[]>(
    { context, request },
    { name: TESTIMONIALS, parse, preview: (all) => all },
  );

function parse(form: FormData): Parsed<Testimonial[]> {
  const problems: Record<string, string> = {};
  const content: Testimonial[] = [];
  for (let at = 0; at < MOST_TESTIMONIALS; at++) {
    const one = {
      name: fieldText(form, `name.${at}`),
      place: fieldText(form, `place.${at}`),
      text: fieldText(form, `text.${at}`),
    };
    if (one.name === "" && one.text === "") continue;
    if (one.name === "" || one.name.length > 100) problems[`name.${at}`] = "needed";
    if (one.text === "") problems[`text.${at}`] = "needed";
    if (one.text.length > 1_000) problems[`text.${at}`] = "long";
    content.push({ ...one, place: one.place.slice(0, 100) });
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, content };
}

export default function TestimonialsPage({
  loaderData: { edited, testimonials, places },
  actionData,
}: Route.ComponentProps) {
  const { testimonials: words } = useWords(contentWords);
  const typed = useTyped("save", actionData);
  const numbers = Array.from({ length: places }, (_, at) => at);
  const labels = Object.fromEntries(
    numbers.flatMap((at) => ["name", "text"].map((field) => [`${field}.${at}`, words.entry(at + 1)])),
  );
  return (
    <DocumentPage
      title={words.title}
      intro={words.intro}
      edited={edited}
      answer={actionData}
      labels={labels}
      className="max-w-2xl"
      renderPreview={(shown) => (
        <div className="grid gap-4 sm:grid-cols-2" lang="fr">
          {shown.map(({ name, place, text }) => (
            <figure key={`${name} ${text}`} className="rounded-card border border-line bg-raised p-4">
              <blockquote>{text}</blockquote>
              <figcaption className="mt-3 text-sm text-ink-soft">{[name, place].filter(Boolean).join(", ")}</figcaption>
            </figure>
          ))}
        </div>
      )}
    >
      {numbers.map((at) => {
        const field = (name: "name" | "place" | "text") => ({
          label: words[name],
          name: `${name}.${at}`,
          defaultValue: shownText(typed(`${name}.${at}`), testimonials[at]?.[name]),
          error: problemOf(words, actionData?.problems[`${name}.${at}`]),
        });
        return (
          <fieldset key={at} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
            <legend className="px-1 font-semibold">{words.entry(at + 1)}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField maxLength={100} {...field("name")} />
              <TextField maxLength={100} {...field("place")} />
            </div>
            <TextAreaField maxLength={1_000} {...field("text")} />
          </fieldset>
        );
      })}
    </DocumentPage>
  );
}

const problemOf = (words: { needed: string; long: string }, problem: string | undefined) =>
  problem && (problem === "long" ? words.long : words.needed);
