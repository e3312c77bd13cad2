import { slugify } from "#app/domain/commune-name.ts";
import { streetAddress } from "./addresses.ts";
import { writeAgentDescription, writeOwnerDescription, writeReview } from "./texts/advertiser.ts";
import people from "../data/people.json" with { type: "json" };
import type { Place } from "./places.ts";
import { type Random, randomFor } from "./random.ts";

export type SampleAdvertiser = {
  id: number;
  slug: string;
  role: "proprietaire" | "agent-commissionnaire";
  firstName: string;
  familyName: string;
  agencyName: string | null;
  siret: string | null;
  review: string;
  description: string;
  address: string;
  communeId: number;
  phone: string;
  email: string;
};

type AdvertiserDraft = { id: number; number: number; role: SampleAdvertiser["role"]; place: Place };

/** A function that makes the advertisers of one load, in order, each with a unique slug. */
export function advertiserMaker(seed: number): (draft: AdvertiserDraft) => SampleAdvertiser {
  const namesakes = new Map<string, number>();
  return (draft) => {
    const advertiser = drawAdvertiser(randomFor(seed + 1, draft.number), draft);
    const count = (namesakes.get(advertiser.slug) ?? 0) + 1;
    namesakes.set(advertiser.slug, count);
    return count === 1 ? advertiser : { ...advertiser, slug: `${advertiser.slug}-${count}` };
  };
}

function drawAdvertiser(random: Random, { id, number, role, place }: AdvertiserDraft): SampleAdvertiser {
  const isWoman = random.chance(0.5);
  const firstName = random.pick(isWoman ? people.womenNames : people.menNames);
  const familyName = random.pick(people.familyNames);
  const isOwner = role === "proprietaire";
  const agencyName = isOwner ? null : `${random.pick(people.agencyNames)} ${random.pick(people.agencyForms)}`;
  const voice = { random, isWoman, firstName, agencyName: agencyName ?? "", place };
  return {
    id,
    slug: slugify(isOwner ? `${firstName} ${familyName}` : `${firstName} ${familyName} ${agencyName}`),
    role,
    firstName,
    familyName,
    agencyName,
    siret: isOwner ? null : drawSiret(random),
    review: writeReview(random, role),
    description: isOwner ? writeOwnerDescription(voice) : writeAgentDescription(voice),
    address: streetAddress(random, place),
    communeId: place.communeId,
    phone: fictionalPhone(random, place, isOwner),
    email: `${slugify(firstName)}.${slugify(familyName)}.${number + 1}@example.org`,
  };
}

const regionalStarts: readonly (readonly [region: RegExp, start: string])[] = [
  [/^Île-de-France/, "01 99 00"],
  [/^(Bretagne|Normandie|Pays de la Loire|Centre|La Réunion|Mayotte)/, "02 61 91"],
  [/^(Grand Est|Hauts-de-France|Bourgogne)/, "03 53 01"],
  [/^(Auvergne|Provence|Corse)/, "04 65 71"],
];

/** Numbers that the regulator keeps for fiction (ARCEP, décision n° 2018-0881). */
function fictionalPhone(random: Random, { regionName }: Place, isOwner: boolean): string {
  const pair = () => String(random.integer(0, 99)).padStart(2, "0");
  const start = isOwner ? "06 39 98" : (regionalStarts.find(([region]) => region.test(regionName))?.[1] ?? "05 36 49");
  return `${start} ${pair()} ${pair()}`;
}

/** Fourteen digits with the check digits of SIREN and SIRET (Luhn). No company has a SIREN that begins with 000. */
function drawSiret(random: Random): string {
  const siren = withLuhnDigit(`000${String(random.integer(0, 99_999)).padStart(5, "0")}`);
  return withLuhnDigit(`${siren}0001`);
}

function withLuhnDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
