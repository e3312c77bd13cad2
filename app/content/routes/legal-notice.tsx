import { Link } from "react-router";
import { z } from "zod";
import { LEGAL_NOTICE, type LegalNotice, noticeSchema, readLegalNotice } from "#app/brand/legal-notice.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, type Parsed, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { TextField } from "#app/ui/field.tsx";
import { LegalNoticeView } from "#app/about/ui/legal-notice-view.tsx";
import { fieldText, shownText } from "../form-texts.ts";
import { DocumentPage } from "../ui/document-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/legal-notice";

const publisher = ["nom", "forme", "adresse", "telephone", "courriel", "immatriculation", "tva", "cartePro"] as const;
const host = ["nom", "adresse", "telephone"] as const;
const optional = new Set<string>(["forme", "immatriculation", "tva", "cartePro"]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const edited = await readEditedDocument(context, LEGAL_NOTICE, url);
  const { kit } = context.get(platformContext);
  const shown = await readShown(edited, noticeSchema, () => readLegalNotice(kit));
  // The example must not be published: its form begins empty.
  return { edited, notice: shown?.exemple ? null : shown };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  editDocument<LegalNotice, LegalNotice>(
    { context, request },
    { name: LEGAL_NOTICE, parse, preview: (notice) => notice },
  );

function parse(form: FormData): Parsed<LegalNotice> {
  const text = (name: string) => fieldText(form, name);
  const year = text("annee");
  const parsed = noticeSchema.safeParse({
    editeur: Object.fromEntries(publisher.map((field) => [field, text(`editeur.${field}`)])),
    directeurDePublication: text("directeurDePublication"),
    hebergeur: Object.fromEntries(host.map((field) => [field, text(`hebergeur.${field}`)])),
    ...(year === "" ? {} : { annee: /^\d{4}$/.test(year) ? Number(year) : 0 }),
  });
  if (parsed.success) return { ok: true, content: parsed.data };
  return { ok: false, problems: Object.fromEntries(parsed.error.issues.map(nameProblem)) };
}

function nameProblem({ path }: z.core.$ZodIssue): [string, string] {
  const name = path.join(".");
  if (name === "annee") return [name, "yearWrong"];
  return [name, name === "editeur.courriel" ? "mail" : "needed"];
}

export default function LegalNoticePage({ loaderData: { edited, notice }, actionData }: Route.ComponentProps) {
  const { legal: words } = useWords(contentWords);
  const typed = useTyped("save", actionData);
  const problemOf = (code: string | undefined) => code && words[code as "needed" | "mail" | "yearWrong"]; // codes of `nameProblem`
  const entries: [string, string, string | undefined][] = [
    ...publisher.map((field): [string, string, string | undefined] => [
      `editeur.${field}`,
      field,
      notice?.editeur[field],
    ]),
    ["directeurDePublication", "directeurDePublication", notice?.directeurDePublication],
    ...host.map((field): [string, string, string | undefined] => [
      `hebergeur.${field}`,
      field,
      notice?.hebergeur[field],
    ]),
  ];
  const labelOf = (field: string) => words.fields[field as keyof typeof words.fields]; // names of the form's fields
  const input = ([name, field, stored]: (typeof entries)[number]) => (
    <TextField
      key={name}
      label={labelOf(field)}
      {...(optional.has(field) ? { hint: words.optional } : { required: true })}
      name={name}
      maxLength={500}
      defaultValue={shownText(typed(name), stored)}
      error={problemOf(actionData?.problems[name])}
    />
  );
  const labels = Object.fromEntries(entries.map(([name, field]) => [name, labelOf(field)]));
  return (
    <DocumentPage
      title={words.title}
      intro={words.intro}
      edited={edited}
      answer={actionData}
      labels={{ ...labels, annee: words.year }}
      className="max-w-2xl"
      renderPreview={(shown) => (
        <div className="flex flex-col gap-8" lang="fr">
          <LegalNoticeView notice={shown} />
        </div>
      )}
      before={
        <Link to="/administration/contenu/pages/mentions-legales" className="link-line self-start">
          {words.text}
        </Link>
      }
    >
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="heading-2 mb-3">{words.publisher}</legend>
        {entries.filter(([name]) => !name.startsWith("hebergeur")).map(input)}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="heading-2 mb-3">{words.host}</legend>
        {entries.filter(([name]) => name.startsWith("hebergeur")).map(input)}
      </fieldset>
      <TextField
        label={words.year}
        hint={words.yearHint}
        name="annee"
        inputMode="numeric"
        maxLength={4}
        className="max-w-32"
        defaultValue={shownText(typed("annee"), notice?.annee?.toString())}
        error={problemOf(actionData?.problems["annee"])}
      />
    </DocumentPage>
  );
}
