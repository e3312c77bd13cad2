import { expect, test } from "vitest";
import { announcementBand } from "./announcement-band.server.tsx";
import { announcementsSchema } from "./announcements.server.ts";

test("a link without words, as files of the kit and former versions may have it, gets words of the portal", () => {
  const announcements = announcementsSchema.parse([{ texte: "Salon", lien: "/pages/salon" }]);
  expect(announcementBand(announcements)).toMatch(/<a href="\/pages\/salon"[^>]*>En savoir plus<\/a>/);
});
