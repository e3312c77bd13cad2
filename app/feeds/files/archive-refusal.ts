/** Why an archive is not read. The catalogue of feeds has words for each code. */
export const archiveRefusals = [
  "unreadable",
  "too_slow",
  "empty",
  "too_large",
  "not_an_archive",
  "truncated",
  "damaged",
  "encrypted",
  "unknown_compression",
  "too_many_entries",
  "bomb",
  "unsafe_name",
  "symbolic_link",
  "duplicate_name",
  "no_listings",
  "several_listings",
] as const;

export type ArchiveRefusal = (typeof archiveRefusals)[number];

/** Stops reading an archive. Only this folder throws and catches the error: callers get the code. */
export class ArchiveFault extends Error {
  readonly code: ArchiveRefusal;

  constructor(code: ArchiveRefusal, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** The code of an error that was thrown while an archive was read. */
export function refusalOf(error: unknown): ArchiveRefusal {
  if (error instanceof ArchiveFault) return error.code;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("Z_") ? "damaged" : "unreadable";
}
