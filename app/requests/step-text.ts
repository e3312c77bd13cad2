import type { requestWords } from "#app/i18n/fr/requests/requests.ts";
import type { Words } from "#app/i18n/words.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { RequestSide } from "#app/domain/request.ts";
import type { ThreadEvent } from "./request.ts";

/** A step in words, after its author's name, for the reader on `side`: a seeker makes offers, an advertiser makes proposals. */
export function stepText(
  {
    steps,
    youSteps,
    proposalSteps,
    youProposalSteps,
    showsNewPrice,
    showsNewStage,
  }: Words<typeof requestWords>["thread"],
  { step, author, stage }: Pick<ThreadEvent, "step" | "author" | "stage">,
  side: RequestSide,
): string {
  const isMine = author === side;
  if (step === "prix_modifie") return showsNewPrice;
  if (stage !== null) return showsNewStage;
  const isAboutAmount = step === "offre" || step === "offre_acceptee" || step === "offre_refusee";
  // The author of an answer is not the author of the offer.
  if (isAboutAmount && (author === "annonceur") === (step === "offre"))
    return (isMine ? youProposalSteps : proposalSteps)[step];
  return (isMine ? youSteps : steps)[step];
}

/** A new stage of the home in words; `label` is the name of the stage. */
export const stageText = (
  { hidden, newStage }: Words<typeof requestWords>["thread"],
  stage: ListingStage,
  label: string,
): string => (stage === "masquee" ? hidden : newStage(label));
