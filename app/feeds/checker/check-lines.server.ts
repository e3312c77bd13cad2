import { setImmediate as letOthersRun, setTimeout as rest } from "node:timers/promises";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import type { Connection } from "#db/client.ts";
import type { Archive } from "../files/open-archive.server.ts";
import type { RecordsEnd } from "../files/read-records.server.ts";
import { checkHome } from "../imports/compare/check-home.server.ts";
import { communeFinder } from "../imports/compare/commune-finder.server.ts";
import { type FeedHome, type ReportedProblem, isWebAddress } from "../imports/import.ts";
import { readLines, type ReadStockLine } from "../imports/arrival/read-lines.server.ts";
import { unknownPlace, withoutRepeated } from "../imports/remark.ts";
import { quote } from "../poliris/home-reading.ts";
import { MOST_CHECKED_LINES, MOST_PLACES } from "./checker-limits.ts";
import type { CheckedOutcome } from "./file-report.ts";

export type CheckedLine = Pick<ReadStockLine, "line" | "agency" | "reference"> & {
  outcome: CheckedOutcome;
  home: FeedHome | null;
  commune: PublishCommune | null;
  problems: ReportedProblem[];
  /** Number of photos that the line names and the archive lacks. */
  missingPhotos: number;
};

/** `end` is null where the file has more lines, or takes more time, than the portal checks here. */
type CheckedItem = { line: CheckedLine } | { end: RecordsEnd | null };

type Law = { rentControlPeriods: readonly RentControlPeriod[]; now: Date };
/** `signal` ends the check at its time limit, or when the visitor leaves. */
type Checking = Law & { signal: AbortSignal };

/** How long lines are checked before other requests get a turn. After the first second they get every other turn. */
const TURN_MS = 3;
const FAST_MS = 1_000;

/** Yields the outcome that an import would give each line of an archive, then how the file ended. Stores nothing. */
export async function* checkLines(
  db: Connection,
  archive: Archive,
  { signal, ...law }: Checking,
): AsyncGenerator<CheckedItem, void, undefined> {
  const findCommune = communeFinder(db, MOST_PLACES);
  const start = performance.now();
  let turnStart = start;
  let lines = 0;
  for await (const read of readLines(archive)) {
    if ("end" in read) return yield { end: signal.aborted ? null : read.end };
    if (signal.aborted || lines === MOST_CHECKED_LINES) break;
    lines += 1;
    const { home } = read.line;
    const commune = home && (await findCommune(home));
    if (commune === "too_many") break;
    yield { line: home ? checkedHome(read.line, home, { commune, archive, law }) : checkedOther(read.line) };
    if (performance.now() - turnStart < TURN_MS) continue;
    await (performance.now() - start < FAST_MS ? letOthersRun() : rest(TURN_MS));
    turnStart = performance.now();
  }
  yield { end: null };
}

function checkedOther({ line, agency, reference, kind, problems }: ReadStockLine): CheckedLine {
  const outcome = kind === "not_taken" ? kind : "broken";
  return { line, agency, reference, outcome, home: null, commune: null, problems, missingPhotos: 0 };
}

type Surroundings = { commune: PublishCommune | null; archive: Archive; law: Law };

function checkedHome(read: ReadStockLine, home: FeedHome, { commune, archive, law }: Surroundings): CheckedLine {
  const { line, agency, reference } = read;
  const form = { ...home.form, commune: commune ? unambiguousName(commune) : "" };
  const checked = checkHome({ ...home, form }, commune, law);
  const missing = missingPhotos(home, archive);
  const problems = [
    ...read.problems,
    ...(commune ? [] : unknownPlace(home)),
    ...checked.problems,
    ...missing.slice(0, 1).map(missingPhoto),
  ];
  return {
    line,
    agency,
    reference,
    outcome: checked.listing ? "online" : "draft",
    home: { ...home, form: checked.form },
    commune,
    problems: withoutRepeated(problems),
    missingPhotos: missing.length,
  };
}

/** Names of pictures that the archive lacks. In a file of changes (DIFF), earlier files may have brought them. */
const missingPhotos = ({ photos }: FeedHome, { photoMode, findPicture }: Archive): string[] =>
  photoMode === "DIFF"
    ? []
    : photos.flatMap(({ source }) => (isWebAddress(source) || findPicture(source) ? [] : [source]));

const missingPhoto = (source: string): ReportedProblem => ({
  code: "photo_missing",
  rank: null,
  read: quote(source),
  isError: false,
});
