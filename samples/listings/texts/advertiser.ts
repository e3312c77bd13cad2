import type { Place } from "../places.ts";
import type { Random } from "../random.ts";
import { type Fields, openPhrasebook } from "./phrasebook.ts";
import { inPlace, ofPlace, typeset } from "./words.ts";

type Voice = { random: Random; isWoman: boolean; firstName: string; agencyName: string; place: Place };

const fields: Fields<Voice & { years: number }> = {
  firstName: ({ firstName }) => firstName,
  agencyName: ({ agencyName }) => agencyName,
  at: ({ place }) => inPlace(place.name),
  of: ({ place }) => ofPlace(place.name),
  e: ({ isWoman }) => (isWoman ? "e" : ""),
  years: ({ years }) => years,
};
const descriptions = openPhrasebook(["advertisers"], fields);
const reviews = openPhrasebook(["reviews"], {});

/** The agent's and the agency's description: two to four sentences. */
export function writeAgentDescription(voice: Voice): string {
  return write(voice, ["agent opening", "agent way", "agent closing"]);
}

/** An owner's description: two or three sentences. */
export function writeOwnerDescription(voice: Voice): string {
  return write(voice, ["owner opening", "owner closing"]);
}

export function writeReview(random: Random, role: "proprietaire" | "agent-commissionnaire"): string {
  return reviews.say({ random }, `review of ${role}`);
}

function write(voice: Voice, sections: string[]): string {
  const speaker = { ...voice, years: voice.random.integer(4, 28) };
  return typeset(sections.map((section) => descriptions.say(speaker, section)).join(" "));
}
