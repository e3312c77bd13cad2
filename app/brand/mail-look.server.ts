import { z } from "zod";
import type { MailColours, MailLook } from "#app/domain/mail.ts";
import type { Platform } from "#app/platform/context.ts";
import type { KitFolder } from "#app/platform/kit-folder.server.ts";
import { mailColours, mailNightColours } from "#app/platform/mail/mail-looks.ts";
import { readColours } from "./colours.server.ts";
import { lookAgainEachSecond } from "#app/platform/look-again.server.ts";
import { type BrandColours, paletteOf } from "./palette.ts";

/** The document, or file of the kit, with what all mails have in common. */
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

export const readMailWords = async (kit: KitFolder): Promise<MailWords | null> =>
  (await kit.read(MAIL_WORDS, mailWordsSchema)).value;

/** The look of mails with these words and colours. */
export const mailLookOf = (words: MailWords | null, colours: BrandColours | null): MailLook => ({
  prefix: words?.debut ?? "",
  greeting: words?.salutation ?? "",
  signature: words?.signature ?? "",
  colours: colours && mailColoursOf(colours),
});

/** The operator's look of mails; null where all is the portal's own. */
export const readMailLook = lookAgainEachSecond(
  async ({ kit }: Pick<Platform, "kit" | "media" | "clock" | "changes">): Promise<MailLook | null> => {
    const [words, colours] = await Promise.all([readMailWords(kit), readColours(kit)]);
    return words || colours ? mailLookOf(words, colours) : null;
  },
);

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
