import { z } from "zod";
import type { MailColours, MailLook } from "#app/domain/mail.ts";
import type { Kit } from "#app/platform/documents/kit.server.ts";
import { mailColours, mailNightColours } from "#app/platform/mail/mail-looks.ts";
import { readColours } from "./colours.server.ts";
import { type BrandColours, paletteOf } from "./palette.ts";

/** The name of the document, or file of the kit, with the common words of all mails. */
export const MAIL_WORDS = "courriels.json";

const line = z
  .string()
  .trim()
  .regex(/^[^\r\n]*$/);
export const mailWordsSchema = z.object({
  debut: line.max(40).default(""),
  salutation: line.max(120).default(""),
  signature: z
    .string()
    .trim()
    .max(300)
    .refine((text) => text.split("\n").length <= 4)
    .default(""),
});
export type MailWords = z.infer<typeof mailWordsSchema>;

export const readMailWords = async (kit: Kit): Promise<MailWords | null> =>
  (await kit.read(MAIL_WORDS, mailWordsSchema)).value;

/** The design of mails with these words and colours. */
export const mailLookOf = (words: MailWords | null, colours: BrandColours | null): MailLook => ({
  prefix: words?.debut ?? "",
  greeting: words?.salutation ?? "",
  signature: words?.signature ?? "",
  colours: colours && mailColoursOf(colours),
});

/** The operator's design of mails; null where nothing differs from the portal's own. */
export async function readMailLook(kit: Kit): Promise<MailLook | null> {
  const [words, colours] = await Promise.all([readMailWords(kit), readColours(kit)]);
  return words || colours ? mailLookOf(words, colours) : null;
}

function mailColoursOf(colours: BrandColours): { day: MailColours; night: MailColours } {
  const palette = paletteOf(colours);
  const of = (own: MailColours, theme: 0 | 1): MailColours => ({
    ...own,
    action: palette.action[theme],
    onAction: palette["on-action"][theme],
    picture: palette["action-soft"][theme],
    accent: palette.accent[theme],
    accentSoft: palette["accent-soft"][theme],
  });
  return { day: of(mailColours, 0), night: of(mailNightColours, 1) };
}
