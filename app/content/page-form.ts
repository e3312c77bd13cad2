import { isSlug, type SitePage, sitePageSchema } from "#app/brand/site-pages.server.ts";
import type { Parsed } from "#app/operators/edit-document.server.ts";
import { fieldText, problemsOf } from "./form-texts.ts";

/** Parses the form of a page in Markdown. Only the legal notice may have no text. */
export function parsePage(form: FormData, { mayBeEmpty }: { mayBeEmpty: boolean }): Parsed<SitePage> {
  const content = {
    titre: fieldText(form, "titre"),
    texte: fieldText(form, "texte"),
    enPied: form.get("enPied") !== null,
    remplace: form.get("remplace") !== null,
  };
  const parsed = sitePageSchema.safeParse(content);
  const wrong = new Set((parsed.error?.issues ?? []).map(({ path }) => path[0]));
  const problems = problemsOf({
    titre: wrong.has("titre") && "heading",
    texte: (wrong.has("texte") || (content.texte === "" && !mayBeEmpty)) && "text",
  });
  return parsed.success && Object.keys(problems).length === 0
    ? { ok: true, content: parsed.data }
    : { ok: false, problems };
}

/** The slug of a new page; null for an invalid one. */
export function parseSlug(form: FormData): string | null {
  const slug = fieldText(form, "slug").replace(/^\/?pages\//, "");
  return isSlug(slug) ? slug : null;
}
