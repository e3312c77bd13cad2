import { Link } from "react-router";
import { HOME_WORDS, type HomeWords, homeWordsSchema, readHomeWords } from "#app/brand/home-words.server.ts";
import { readHomeKit } from "#app/brand/site-kit.server.ts";
import { KitImage } from "#app/brand/ui/kit-image.tsx";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, type Parsed, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { TextField } from "#app/ui/field.tsx";
import { fieldText, problemsOf, shownText } from "../form-texts.ts";
import { DocumentPage } from "../ui/document-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/home-words";

const longest = { accroche: 80, sousTitre: 120 };
const fields = ["accroche", "sousTitre"] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const [edited, { pictures }] = await Promise.all([
    readEditedDocument(context, HOME_WORDS, url),
    readHomeKit(platform),
  ]);
  const words = await readShown(edited, homeWordsSchema, () => readHomeWords(platform.kit));
  return { edited, words, banner: pictures["image-banier"] ?? null };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  editDocument<HomeWords, HomeWords>({ context, request }, { name: HOME_WORDS, parse, preview: (words) => words });

function parse(form: FormData): Parsed<HomeWords> {
  const content = { accroche: fieldText(form, "accroche"), sousTitre: fieldText(form, "sousTitre") };
  const problems = problemsOf({
    accroche: content.accroche.length > longest.accroche && "long",
    sousTitre: content.sousTitre.length > longest.sousTitre && "long",
  });
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, content };
}

export default function HomeWordsPage({
  loaderData: { edited, words: stored, banner },
  actionData,
}: Route.ComponentProps) {
  const { home: words } = useWords(contentWords);
  const typed = useTyped("save", actionData);
  const labels = { accroche: words.tagline, sousTitre: words.below };
  const originals = { accroche: homeWords.french.taglineFirst, sousTitre: homeWords.french.taglineSecond };
  return (
    <DocumentPage
      title={words.title}
      intro={words.intro}
      edited={edited}
      answer={actionData}
      labels={labels}
      className="max-w-xl"
      renderPreview={(shown) => (
        <div className="relative isolate overflow-hidden rounded-card bg-[#1d2733] px-6 py-14 text-white" lang="fr">
          {banner ? (
            <div className="absolute inset-0 -z-10">
              <KitImage
                picture={banner}
                sizes="60rem"
                className="size-full object-cover object-[50%_24%] brightness-50"
              />
            </div>
          ) : null}
          <p className="heading-1">
            {shown.accroche || originals.accroche}
            <span className="mt-1 block text-[0.62em] leading-snug">{shown.sousTitre || originals.sousTitre}</span>
          </p>
        </div>
      )}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          name={field}
          maxLength={longest[field]}
          placeholder={originals[field]}
          defaultValue={shownText(typed(field), stored?.[field])}
          error={actionData?.problems[field] && words.long(longest[field])}
        />
      ))}
      <Link to="/administration/contenu/images" className="link-line self-start">
        {words.banner}
      </Link>
    </DocumentPage>
  );
}
