import { expect, test } from "vitest";
import type { ListingEventKind } from "#app/domain/alert.ts";
import { favouriteKindOf } from "./alert-mails.server.ts";

test.each<[ListingEventKind[], string]>([
  [["gone", "gone"], "gone"],
  [["cheaper", "cheaper", "cheaper"], "cheaper"],
  [["negotiation"], "negotiation"],
  [["back", "back"], "back"],
  [["gone", "cheaper"], "mixed"],
  [["back", "gone"], "mixed"],
])("a mail about favourites with %j says « %s »", (kinds, said) => {
  expect(favouriteKindOf(kinds.map((kind) => ({ kind })))).toBe(said);
});
