import { MAIL_WORDS, type MailWords, mailWordsSchema, readMailWords } from "#app/brand/mail-look.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, readEditedDocument, readShown } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { writeExampleMail } from "../example-mail.server.ts";
import { parseMailWords } from "../mail-form.ts";
import { fieldText, shownText } from "../form-texts.ts";
import { DocumentPage } from "../ui/document-page.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/mails";

export async function loader({ context, url }: Route.LoaderArgs) {
  const edited = await readEditedDocument(context, MAIL_WORDS, url);
  const { kit } = context.get(platformContext);
  return { edited, words: await readShown(edited, mailWordsSchema, () => readMailWords(kit)) };
}

type Preview = { subject: string; text: string; address: string };

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  async function preview(words: MailWords): Promise<Preview> {
    const { subject, text } = await writeExampleMail(platform, words);
    return { subject, text, address: `/administration/contenu/courriels/apercu?${new URLSearchParams(words)}` };
  }
  const parse = (form: FormData) => parseMailWords((name) => fieldText(form, name));
  return editDocument<MailWords, Preview>({ context, request }, { name: MAIL_WORDS, parse, preview });
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
    error: problemOf(name),
  });
  return (
    <DocumentPage
      title={words.title}
      intro={words.intro}
      edited={edited}
      answer={actionData}
      labels={{ debut: words.prefix, salutation: words.greeting, signature: words.signature }}
      className="max-w-xl"
      renderPreview={(shown) => <ExampleMail {...shown} />}
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
    </DocumentPage>
  );
}

function ExampleMail({ subject, text, address }: Preview) {
  const { mails: words } = useWords(contentWords);
  return (
    <div lang="fr">
      <p className="mb-3">
        <span className="text-ink-soft">{words.subject} :</span> <strong>{subject}</strong>
      </p>
      <iframe
        title={words.asMail}
        sandbox=""
        src={address}
        className="h-140 w-full rounded-control border border-line bg-white"
      />
      <details className="mt-3">
        <summary className="link-line">{words.asText}</summary>
        <pre className="overflow-x-auto rounded-control bg-sunken p-4 font-sans whitespace-pre-wrap">{text}</pre>
      </details>
    </div>
  );
}
