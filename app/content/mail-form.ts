import { type MailWords, mailWordsSchema } from "#app/brand/mail-look.server.ts";
import type { Parsed } from "#app/operators/edit-document.server.ts";

const codes: Record<string, string> = { debut: "prefix", salutation: "greeting", signature: "signature" };

/** Parses the words of mails from a form, or from the query of their preview. */
export function parseMailWords(read: (name: string) => string): Parsed<MailWords> {
  const parsed = mailWordsSchema.safeParse({
    debut: read("debut"),
    salutation: read("salutation"),
    signature: read("signature"),
  });
  if (parsed.success) return { ok: true, content: parsed.data };
  const problems = parsed.error.issues.map(({ path: [field] }) => [String(field), codes[String(field)]!]);
  return { ok: false, problems: Object.fromEntries(problems) };
}
