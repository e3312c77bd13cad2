import type { Transaction } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { stageWords } from "./fr/requests/stages.ts";
import { useWords, type Words } from "./words.ts";

/** A stage in words, which for some stages depend on the transaction. */
export function stageLabel(words: Words<typeof stageWords>, stage: ListingStage, transaction: Transaction): string {
  const word = words[stage];
  return typeof word === "string" ? word : word[transaction];
}

export function useStageLabel() {
  const words = useWords(stageWords);
  return (stage: ListingStage, transaction: Transaction) => stageLabel(words, stage, transaction);
}
