import type { Home } from "./home.ts";
import type { Random } from "./random.ts";
import * as building from "./phrases-building.ts";
import * as inside from "./phrases-inside.ts";
import * as surroundings from "./phrases-surroundings.ts";

/**
 * A description that says only what the home's facts say, in the order in which an advertiser tells
 * them: what and where, inside, outside, the building, the neighbourhood, a closing word.
 */
export function writeDescription(random: Random, home: Home): string {
  if (home.propertyType === "terrain") return paragraphs([surroundings.plot(random, home), surroundings.around(random, home), surroundings.closing(random, home)]);
  const parts = [
    inside.opening(random, home),
    inside.layout(random, home),
    building.outside(random, home),
    building.comfort(random, home),
    surroundings.around(random, home),
    surroundings.closing(random, home),
  ];
  // Some advertisers praise the neighbourhood first.
  if (random.chance(0.25)) parts.splice(1, 0, parts.splice(4, 1)[0]!);
  return paragraphs(parts);
}

const paragraphs = (parts: string[]) => parts.filter((part) => part !== "").join("\n\n");
