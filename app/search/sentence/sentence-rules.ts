import { availabilityRules } from "./availability-rules.ts";
import { energyRules, equipmentRules, offerRules, typeRules } from "./home-rules.ts";
import { absentKindRules, factRules, hereRules } from "./note-rules.ts";
import { pasRules } from "./pas-rules.ts";
import { priceRules } from "./price-rules.ts";
import { nearRules, radiusRules, sortRules, timeRules } from "./range-rules.ts";
import { refusalRules } from "./refusal-rules.ts";
import { refusedHomeRules } from "./refused-homes.ts";
import { countRules } from "./room-rules.ts";
import type { Rule } from "./rule.ts";
import { areaRules } from "./size-rules.ts";
import { negationRules } from "./refused-words.ts";
import { courtesyRules, phraseRules } from "./word-rules.ts";

/** All rules, in the order of their application: a rule cannot match words that an earlier rule has used. */
export const sentenceRules: Rule[] = [
  ...hereRules,
  ...availabilityRules,
  ...pasRules,
  ...refusalRules,
  ...refusedHomeRules,
  ...courtesyRules,
  ...negationRules,
  ...countRules,
  ...areaRules,
  ...energyRules,
  ...factRules,
  ...phraseRules,
  ...timeRules,
  ...radiusRules,
  ...offerRules,
  ...priceRules,
  ...nearRules,
  ...equipmentRules,
  ...absentKindRules,
  ...typeRules,
  ...sortRules,
];
