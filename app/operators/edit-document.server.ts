import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import {
  type DocumentVersion,
  findDocument,
  findDocumentVersion,
  listDocumentVersions,
  type StoredDocument,
} from "#app/platform/documents/site-documents.repository.server.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import type { DocumentAnswer } from "./document-answer.ts";
import { typedOf } from "./office-answer.ts";
import { type DocumentSaved, revertDocument, saveDocument } from "./use-cases/change-document.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The content of a form, or its problems in words, by field in the order of the form. */
export type Parsed<Content> =
  | { ok: true; content: Content; mediaIds?: number[] }
  | { ok: false; problems: Record<string, string> };

type Editing<Content, Preview> = {
  name: string;
  parse(form: FormData): Promise<Parsed<Content>> | Parsed<Content>;
  /** The data that « Aperçu » shows. */
  preview?(content: Content): Promise<Preview> | Preview;
  /** The version to follow, where the form has none. */
  seen?: number;
  /** The content to store; by default all of the content. */
  stored?(content: Content): unknown;
};

/** The versions of a document: the newest one, and an earlier one that the address asks for (`?version=3`). */
export type EditedDocument = {
  version: number;
  newest: StoredDocument | null;
  versions: DocumentVersion[];
  earlier: StoredDocument | null;
};

export async function readEditedDocument(context: Context, name: string, url: URL): Promise<EditedDocument> {
  const { db, kit } = context.get(platformContext);
  kit.forget(name);
  const asked = Number(/^\d{1,6}$/.exec(url.searchParams.get("version") ?? "")?.[0] ?? 0);
  const [newest, versions] = await Promise.all([findDocument(db, name), listDocumentVersions(db, name)]);
  const version = newest?.version ?? 0;
  const earlier = asked > 0 && asked !== version ? await findDocumentVersion(db, name, asked) : null;
  return { version, newest, versions, earlier };
}

/**
 * The content of a form: the version in the address, else the newest one, which belongs to the number that is saved against. Without
 * a valid one, `inUse`.
 */
export async function readShown<Content, InUse>(
  { earlier, newest }: EditedDocument,
  schema: z.ZodType<Content>,
  inUse: () => Promise<InUse>,
): Promise<Content | InUse> {
  const stored = schema.safeParse((earlier ?? newest)?.content);
  return stored.success ? stored.data : inUse();
}

/** Answers the forms of a document: « Aperçu », « Enregistrer », « Revenir à cette version ». */
export async function editDocument<Content, Preview>(
  { context, ...sent }: { context: Context } & ({ request: Request } | { form: FormData }),
  { name, parse, preview, stored = (content) => content, seen }: Editing<Content, Preview>,
) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  platform.kit.forget(name);
  const form = "form" in sent ? sent.form : await readForm(sent.request);
  const text = (field: string) => String(form.get(field) ?? "");
  const intent = text("intent");
  const answer = (status: number, rest: Partial<DocumentAnswer<Preview>>) =>
    data<DocumentAnswer<Preview>>({ intent, problems: {}, typed: typedOf(form), ...rest }, { status });
  const changing = { actor, name, seen: seen ?? numberOf(text("seen")), why: text("why").slice(0, 500) };
  const outcome = (saved: DocumentSaved) => {
    if (saved.ok) return answer(200, { saved: saved.version, ...(intent === "revert" ? { typed: {} } : {}) });
    if (saved.code === "changed") return answer(409, { problems: {}, conflict: saved });
    throw data(null, { status: 404 });
  };
  if (intent === "revert") return outcome(await revertDocument(platform, { ...changing, to: numberOf(text("to")) }));
  const parsed = await parse(form);
  if (!parsed.ok) return answer(422, { problems: parsed.problems });
  if (text("do") === "preview" && preview) return answer(200, { preview: await preview(parsed.content) });
  const { content, mediaIds = [] } = parsed;
  return outcome(await saveDocument(platform, { ...changing, content: stored(content), mediaIds }));
}

const numberOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);
