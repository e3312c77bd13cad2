import { z } from "zod";
import type { Kit } from "#app/platform/documents/kit.server.ts";
import { announcementTones } from "./announcement-tone.ts";

/** The name of the document, or file of the kit, with the announcements. */
export const ANNOUNCEMENTS = "bandeaux.json";
export const MOST_ANNOUNCEMENTS = 10;

const moment = z.iso.datetime({ offset: true });

export const announcementSchema = z.object({
  texte: z.string().trim().min(1).max(300),
  /** A link to a page of the site, or of another site. */
  lien: z
    .string()
    .trim()
    .max(500)
    .regex(/^$|^\/(?![/\\])|^https:\/\//, "il faut une adresse qui commence par https:// ou par un seul /")
    .default(""),
  libelle: z.string().trim().max(80).default(""),
  ton: z.enum(announcementTones).default("information"),
  /** The first instant and the end; without them, from now on and without end. */
  du: moment.nullable().default(null),
  au: moment.nullable().default(null),
});
export const announcementsSchema = z.array(announcementSchema).max(MOST_ANNOUNCEMENTS);
export type Announcement = z.infer<typeof announcementSchema>;

export const readAnnouncements = async (kit: Kit): Promise<Announcement[]> =>
  (await kit.read(ANNOUNCEMENTS, announcementsSchema)).value ?? [];

/** Whether an announcement is scheduled, on show, or over. */
export function stateOf({ du, au }: Announcement, now: Date): "waits" | "shows" | "over" {
  if (au !== null && now >= new Date(au)) return "over";
  return du !== null && now < new Date(du) ? "waits" : "shows";
}

export const shownAnnouncements = (all: Announcement[], now: Date): Announcement[] =>
  all.filter((one) => stateOf(one, now) === "shows");
