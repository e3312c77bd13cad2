import { parseCriteria } from "../parse-criteria.ts";
import { criteriaList, type SearchCriteria } from "../criteria.ts";
import { place } from "../criteria/place.ts";
import { joinKeywords } from "./read-sentence.ts";

/** The parameter of a sentence. */
export const SENTENCE = "texte";

/**
 * The parameters of a form that has a sentence beside its fields. The sentence counts for the criteria that it names, the fields for
 * the others, with their mistakes. Keywords add up; a place is replaced as a whole.
 */
export function withSentence(typed: URLSearchParams, said: Partial<SearchCriteria>): URLSearchParams {
  const params = new URLSearchParams(typed);
  const { criteria: asked } = parseCriteria(typed);
  const names = ({ none }: { none: object }) => Object.keys(none).some((key) => key in said);
  const whole: SearchCriteria = {
    ...asked,
    ...(names(place) ? place.none : {}),
    ...said,
    keywords: joinKeywords(asked.keywords, said.keywords ?? null),
  };
  for (const criterion of criteriaList.filter(names)) {
    for (const parameter of criterion.parameters) params.delete(parameter);
    for (const [parameter, value] of criterion.write(whole)) params.append(parameter, String(value));
  }
  params.delete(SENTENCE);
  params.delete("page");
  return params;
}
