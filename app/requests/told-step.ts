import type { requestWords } from "#app/i18n/fr/requests.ts";
import type { Words } from "#app/i18n/words.ts";
import type { RequestSide } from "#app/domain/request.ts";
import type { ThreadEvent } from "./request.ts";

/** A step in words, after its author's name, as `side` reads it: a seeker makes offers, an advertiser proposes a price. */
export function toldStep(
  { steps, youSteps, proposes, youPropose, showsNewPrice }: Words<typeof requestWords>["thread"],
  { step, author }: Pick<ThreadEvent, "step" | "author">,
  side: RequestSide,
): string {
  const isMine = author === side;
  if (step === "prix_modifie") return showsNewPrice;
  if (step === "offre" && author === "annonceur") return isMine ? youPropose : proposes;
  return (isMine ? youSteps : steps)[step];
}
