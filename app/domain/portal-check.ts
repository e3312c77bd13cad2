/** The checks of the back office, in the order of its page. */
export const checkNames = [
  "siteAddress",
  "https",
  "proxy",
  "legalNotice",
  "database",
  "backup",
  "disk",
  "schema",
  "jobs",
  "importsFolder",
  "mailServer",
  "sender",
  "samples",
  "sampleAccounts",
  "secondFactors",
  "clock",
  "versions",
] as const;
export type CheckName = (typeof checkNames)[number];
