/**
 * Why words of a listing exclude people unlawfully: a criterion of the Code pénal (articles 225-1 and 225-2), or a
 * guarantor who is not French or lives elsewhere (loi du 6 juillet 1989, article 22-1).
 */
export const discriminationGrounds = [
  "origin",
  "religion",
  "family",
  "pregnancy",
  "age",
  "sex",
  "orientation",
  "disability",
  "poverty",
  "guarantor",
] as const;
export type DiscriminationGround = (typeof discriminationGrounds)[number];
