import { parseCriteria } from "../criteria/parse-criteria.ts";
import { criteriaList, type SearchCriteria } from "../criteria/criteria.ts";
import { isWanted, withoutRefused } from "../criteria/is-wanted.ts";
import { place } from "../criteria/place.ts";
import { SENTENCE } from "../criteria/criteria-address.ts";
import { joinKeywords } from "./read-sentence.ts";

/**
 * Merges a form's sentence and fields to parameters. The sentence replaces the criteria that it names and contradicts, and the whole
 * place; other fields stay, with their mistakes. Keywords and exclusions add up.
 */
export function withSentence(typed: URLSearchParams, said: Partial<SearchCriteria>): URLSearchParams {
  const params = new URLSearchParams(typed);
  const { criteria: asked } = parseCriteria(typed);
  const names = ({ none }: { none: object }) => Object.keys(none).some((key) => key in said);
  const whole: SearchCriteria = {
    ...withoutRefused(asked, said.without ?? []),
    ...(names(place) ? place.none : {}),
    ...(said.rooms || said.minRooms ? { rooms: [], minRooms: null } : {}),
    ...said,
    without: [...asked.without.filter((value) => !isWanted(value, said)), ...(said.without ?? [])],
    keywords: joinKeywords(asked.keywords, said.keywords ?? null),
  };
  const isChanged = ({ write }: (typeof criteriaList)[number]) => String(write(asked)) !== String(write(whole));
  for (const criterion of criteriaList.filter((each) => names(each) || isChanged(each))) {
    for (const parameter of criterion.parameters) params.delete(parameter);
    for (const [parameter, value] of criterion.write(whole)) params.append(parameter, String(value));
  }
  params.delete(SENTENCE);
  params.delete("page");
  return params;
}
