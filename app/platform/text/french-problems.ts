import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "un texte entre guillemets",
  number: "un nombre",
  nan: "un nombre",
  int: "un nombre entier",
  boolean: "true ou false",
  array: "une liste entre crochets",
  tuple: "une liste entre crochets",
  object: "un objet entre accolades",
  record: "un objet entre accolades",
};
const formats: Record<string, string> = {
  email: "une adresse e-mail",
  date: "une date, comme 2026-09-30",
  url: "une adresse, comme https://example.org",
};

/** The mistake in an operator's setting or file, to follow a colon. Zod's own French has symbols and English words. */
export const frenchProblem: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "cette valeur manque" : `il faut ${kinds[issue.expected] ?? "autre chose"}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "il ne faut pas laisser cette valeur vide"
        : `il faut ${issue.inclusive === false ? "plus de" : "au moins"} ${amount(issue.minimum, issue.origin)}`;
    case "too_big":
      return `il faut ${issue.inclusive === false ? "moins de" : "au plus"} ${amount(issue.maximum, issue.origin)}`;
    case "invalid_value":
      return `il faut ${alternatives(issue.values.map(String))}`;
    case "invalid_format":
      return `il faut ${formats[issue.format] ?? "une autre forme"}`;
    case "unrecognized_keys":
      return `${alternatives(issue.keys.map((key) => `« ${key} »`))} : ce nom n’existe pas ici`;
    case "invalid_key":
      return issue.issues[0]?.message;
    default:
      return "cette valeur n’est pas possible";
  }
};

function amount(count: number | bigint, origin: string): string {
  const s = count > 1 ? "s" : "";
  if (origin === "string") return `${count} caractère${s}`;
  return origin === "array" ? `${count} élément${s}` : String(count);
}

const alternatives = (values: string[]): string =>
  values.length === 1 ? values[0]! : `${values.slice(0, -1).join(", ")} ou ${values.at(-1)}`;
