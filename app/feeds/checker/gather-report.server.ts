import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import { feedCheckReportWords } from "#app/i18n/fr/feeds/feed-check-report.ts";
import { formatCount } from "#app/i18n/measures.ts";
import type { ArchiveConfig, PhotoMode } from "../files/archive-config.ts";
import type { RecordsEnd } from "../files/read-records.server.ts";
import { type Remark, tellRemark, remarkWordsIn } from "../imports/remark.ts";
import { previewHome } from "../imports/report/preview-home.server.ts";
import type { PreviewHome } from "../imports/shown-import.ts";
import type { CheckedLine } from "./check-lines.server.ts";
import { quote } from "../poliris/home-reading.ts";
import { SHOWN_HOMES, SHOWN_LINES, SHOWN_PROBLEMS } from "./checker-limits.ts";
import type { FileVersion } from "../imports/arrival/file-version.server.ts";
import type { FileReport, ProblemGroup, RemarkedLine } from "./file-report.ts";

const words = feedCheckReportWords.french;
const remarkWords = remarkWordsIn(null);
/** Most lines and agencies that the report names; it counts the others. */
const NAMED_LINES = 20;
const NAMED_AGENCIES = 5;
/** Most kinds of problems in a report: more than any real file has. */
const MOST_GROUPS = 200;

/** The facts of a file besides its lines; `end` and `fault` come from `checkLines`. */
export type FileFacts = {
  fileName: string;
  version: FileVersion | null;
  config: ArchiveConfig;
  photoMode: PhotoMode | null;
  end: RecordsEnd | null;
  /** Why the check stopped before the end of the file, as a sentence. */
  fault: string | null;
};

/** Makes the page's report, line by line. The size of the report does not grow with the file. */
export function reportGatherer() {
  const counts: FileReport["counts"] = { online: 0, draft: 0, not_taken: 0, broken: 0 };
  const groups = groupGatherer();
  const lines: RemarkedLine[] = [];
  const homes: PreviewHome[] = [];
  const agencies = new Set<string>();
  const photos = { count: 0, missing: 0, above: 0 };
  let moreLines = 0;

  function add(line: CheckedLine): void {
    counts[line.outcome] += 1;
    if (line.agency !== "" && agencies.size <= NAMED_AGENCIES) agencies.add(line.agency);
    if (line.home) {
      photos.count += line.home.photoCount;
      photos.missing += line.missingPhotos;
      photos.above += line.home.photoCount - line.home.photos.length;
    }
    const { home, commune, outcome } = line;
    if (home && homes.length < SHOWN_HOMES)
      homes.push(
        previewHome({ ...line, home, commune: commune && unambiguousName(commune), isComplete: outcome === "online" }),
      );
    const remarks = line.problems.map((problem) => tellRemark(problem, remarkWords));
    for (const remark of remarks) groups.add(remark, line.line);
    if (remarks.length === 0) return;
    if (lines.length === SHOWN_LINES) moreLines += 1;
    else lines.push(lineOf(line, remarks));
  }

  function end(facts: FileFacts): FileReport {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      fileName: facts.fileName,
      counts,
      notices: noticesOf(facts, { all, broken: counts.broken }),
      facts: factsOf(facts, { all, agencies, photos }),
      groups: groups.sorted(),
      lines,
      moreLines,
      homes,
    };
  }
  return { add, end };
}

/** Counts remarks by kind. */
function groupGatherer() {
  const groups = new Map<string, ProblemGroup>();

  function add({ where, wrong, advice, isError }: Remark, line: number): void {
    const key = JSON.stringify([where, wrong, isError]);
    const group = groups.get(key) ?? { where, wrong, advice, isError, count: 0, lines: [] };
    group.count += 1;
    if (group.lines.length < NAMED_LINES && group.lines.at(-1) !== line) group.lines.push(line);
    if (groups.size < MOST_GROUPS) groups.set(key, group);
  }

  const sorted = (): ProblemGroup[] =>
    [...groups.values()].toSorted(
      (one, other) => Number(other.isError) - Number(one.isError) || other.count - one.count,
    );
  return { add, sorted };
}

const lineOf = ({ line, reference, outcome }: CheckedLine, remarks: Remark[]): RemarkedLine => ({
  line,
  reference,
  outcome,
  problems: remarks
    .slice(0, SHOWN_PROBLEMS)
    .map(({ where, read, wrong, isError }) => ({ where, read, wrong, isError })),
  moreProblems: Math.max(0, remarks.length - SHOWN_PROBLEMS),
});

/** Problems of the whole file. */
export function noticesOf({ end, fault }: FileFacts, { all, broken }: { all: number; broken: number }): string[] {
  const { truncated, noHome, stopped } = words.notices;
  return [
    ...(fault ? [fault] : []),
    ...(end?.isTruncated && !fault ? [truncated] : []),
    ...(all === broken ? [noHome] : []),
    ...(end === null ? [stopped(all)] : []),
  ];
}

function versionText({ version, by, columnCount, unknown }: FileVersion): string {
  const text = words.versionBy[by](version, columnCount);
  return unknown === null ? text : words.versionInstead(text, quote(unknown));
}

type Counted = { all: number; agencies: Set<string>; photos: { count: number; missing: number; above: number } };

function factsOf({ version, config, photoMode, end }: FileFacts, { all, agencies, photos }: Counted) {
  const { facts: labels, notSaid, encodings, photoModes } = words;
  const fact = (label: string, value: string) => ({ label, value });
  const named = [...agencies].slice(0, NAMED_AGENCIES).join(", ");
  return [
    fact(labels.version, version ? versionText(version) : notSaid),
    fact(labels.software, config.application ?? notSaid),
    ...(end ? [fact(labels.encoding, encodings[end.encoding])] : []),
    fact(labels.lines, formatCount(all)),
    ...(named === "" ? [] : [fact(labels.agencies, agencies.size > NAMED_AGENCIES ? words.andOthers(named) : named)]),
    fact(labels.photoMode, photoMode ? photoModes[photoMode] : notSaid),
    fact(labels.photos, words.photos(photos.count, photos.missing, photos.above)),
  ];
}
