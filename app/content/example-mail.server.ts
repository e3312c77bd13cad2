import { readColours } from "#app/brand/colours.server.ts";
import { mailLookOf, type MailWords } from "#app/brand/mail-look.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import type { Platform } from "#app/platform/context.ts";
import { writeMail } from "#app/platform/mail/mail-layout.ts";

/** An example mail with these words and the colours of the site. */
export async function writeExampleMail(
  { env, kit }: Pick<Platform, "env" | "kit">,
  words: MailWords,
): Promise<{ subject: string; text: string; html: string }> {
  const { name, subject, text, action, note } = contentWords.french.mails.example;
  const letter = { to: "", subject, name, greeting: `Bonjour ${name},`, paragraphs: [text], action, path: "/", note };
  return writeMail(env, letter).inLook!(mailLookOf(words, await readColours(kit))); // `writeMail` always sets it
}
