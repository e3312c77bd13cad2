import { MAIL_WORDS, mailLookOf, type MailWords, mailWordsSchema, readMailWords } from "#app/brand/mail-look.server.ts";
import { readColours } from "#app/brand/colours.server.ts";
import { contentWords } from "#app/i18n/fr/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, type Parsed, readEditedDocument } from "#app/operators/edit-document.server.ts";
import { DocumentButtons, DocumentPreview } from "#app/operators/ui/document-editor.tsx";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { writeMail } from "#app/platform/mail/mail-layout.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { errorOf, fieldText, shownText } from "../form-texts.ts";
import { ContentFrame } from "../ui/content-frame.tsx";
import type { Route } from "./+types/mails";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const edited = await readEditedDocument(context, MAIL_WORDS, url);
  const earlier = mailWordsSchema.safeParse(edited.earlier?.content);
  return { edited, words: earlier.success ? earlier.data : await readMailWords(context.get(platformContext).kit) };
}

type Preview = { subject: string; text: string; html: string };

export async function action({ context, request }: Route.ActionArgs) {
  const { env, kit } = context.get(platformContext);
  /** A mail as all others, with these words. */
  async function preview(words: MailWords): Promise<Preview> {
    const { example } = contentWords.french.mails;
    const { name, subject, text, action: button, note } = example;
    const letter = {
      to: "",
      subject,
      name,
      greeting: `Bonjour ${name},`,
      paragraphs: [text],
      action: button,
      path: "/",
      note,
    };
    return writeMail(env, letter).inLook!(mailLookOf(words, await readColours(kit))); // `writeMail` always gives it
  }
  return editDocument<MailWords, Preview>({ context, request }, { name: MAIL_WORDS, parse, preview });
}

function parse(form: FormData): Parsed<MailWords> {
  const parsed = mailWordsSchema.safeParse({
    debut: fieldText(form, "debut"),
    salutation: fieldText(form, "salutation"),
    signature: fieldText(form, "signature"),
  });
  if (parsed.success) return { ok: true, content: parsed.data };
  const codes: Record<string, string> = { debut: "prefix", salutation: "greeting", signature: "signature" };
  return {
    ok: false,
    problems: Object.fromEntries(
      parsed.error.issues.map(({ path: [field] }) => [String(field), codes[String(field)]!]),
    ),
  };
}

export default function MailsPage({ loaderData: { edited, words: stored }, actionData }: Route.ComponentProps) {
  const { mails: words } = useWords(contentWords);
  const typed = useTyped("save", actionData);
  const problemOf = (name: string) => {
    const code = actionData?.problems[name];
    return code && words.problems[code as keyof typeof words.problems]; // the codes of `parse`
  };
  const field = (name: keyof MailWords) => ({
    name,
    defaultValue: shownText(typed(name), stored?.[name]),
    ...errorOf(problemOf(name)),
  });
  return (
    <ContentFrame
      title={words.title}
      intro={words.intro}
      path="/administration/contenu/courriels"
      edited={edited}
      answer={actionData}
    >
      <OfficeForm
        key={edited.earlier?.version}
        intent="save"
        answer={actionData}
        labels={{ debut: words.prefix, salutation: words.greeting, signature: words.signature }}
        className="max-w-xl"
      >
        <TextField label={words.prefix} hint={words.prefixHint} maxLength={40} {...field("debut")} />
        <TextField
          label={words.greeting}
          hint={words.greetingHint}
          placeholder="Bonjour {nom},"
          maxLength={120}
          {...field("salutation")}
        />
        <TextAreaField
          label={words.signature}
          hint={words.signatureHint}
          rows={3}
          maxLength={300}
          {...field("signature")}
        />
        <DocumentButtons version={edited.version} />
      </OfficeForm>
      {actionData?.preview ? (
        <DocumentPreview answer={actionData}>
          <div lang="fr">
            <p className="mb-3">
              <span className="text-ink-soft">{words.subject} :</span> <strong>{actionData.preview.subject}</strong>
            </p>
            <pre className="overflow-x-auto rounded-control bg-sunken p-4 font-sans whitespace-pre-wrap">
              {actionData.preview.text}
            </pre>
          </div>
        </DocumentPreview>
      ) : null}
    </ContentFrame>
  );
}
