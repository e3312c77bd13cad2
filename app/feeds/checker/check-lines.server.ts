import { setImmediate as letOthersRun, setTimeout as rest } from "node:timers/promises";
import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { RentControlPeriod } from "#app/domain/rent-control.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import type { Connection } from "#db/client.ts";
import type { Archive } from "../files/open-archive.server.ts";
import type { RecordsEnd } from "../files/read-records.server.ts";
import { checkHome } from "../imports/check-home.server.ts";
import { communeFinder } from "../imports/commune-finder.server.ts";
import type { FeedHome, ReportedProblem } from "../imports/import.ts";
import { isWebAddress, readLines, type ReadStockLine } from "../imports/read-lines.server.ts";
import { unknownPlace, withoutRepeated } from "../imports/remark.ts";
import { quote } from "../poliris/home-reading.ts";
import { MOST_CHECKED_LINES, MOST_CHECKED_MS, MOST_PLACES } from "./checker-limits.ts";
import type { CheckedOutcome } from "./file-report.ts";

export type CheckedLine = Pick<ReadStockLine, "line" | "agency" | "reference"> & {
  outcome: CheckedOutcome;
  home: FeedHome | null;
  commune: PublishCommune | null;
  problems: ReportedProblem[];
  /** Photos that the archive should have, and has not. */
  missingPhotos: number;
};

/** `end` is null where the file has more than the portal checks here: more lines, more work. */
export type CheckedItem = { line: CheckedLine } | { end: RecordsEnd | null };

type Law = { rentControlPeriods: readonly RentControlPeriod[]; now: Date };
type Checking = Law & { signal: AbortSignal };

/** How long lines are checked before others' requests have their turn. After the first second every other turn is theirs. */
const TURN_MS = 3;
const FAST_MS = 1_000;

/** What would come of each line of an archive, as an import would decide; then how the file ended. Stores nothing. */
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
    if ("end" in read) return yield { end: read.end };
    if (signal.aborted || lines === MOST_CHECKED_LINES || performance.now() - start > MOST_CHECKED_MS) break;
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

/** Names of pictures without a file; those of a file with changes alone are of earlier files. */
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
