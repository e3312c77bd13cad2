import { withCleanup } from "../load/cleanup.ts";
import { numberOption } from "../options.ts";
import { table, reportMisses } from "../table.ts";
import { measureParsing, parsingTable } from "./parse.ts";
import { measurePictures, reportPictures } from "./pictures.ts";
import { measureStoring, MOST_PHOTOS, type Stored } from "./storing.ts";

const MOST_MEMORY_MB = 150;
const MOST_SLOWDOWN = 2;

/**
 * An agency's file: parsing beside csv-parse; storing its homes (`--biens=`), with `--photos=` small photos each, in a portal with
 * `--annonces=` listings and a visitor; decoding pictures (`--images=`) beside sharp. False when a target is missed.
 */
export async function benchImport(options: string[]): Promise<boolean> {
  const count = numberOption(options, "--biens", { otherwise: 5_000, least: 10 });
  const photos = numberOption(options, "--photos", { otherwise: 0, least: 0 });
  if (photos > MOST_PHOTOS)
    throw new Error(`--photos attend au plus ${MOST_PHOTOS} : le fichier n’a pas plus de colonnes.`);
  const listings = numberOption(options, "--annonces", { otherwise: 100_000, least: 1_000 });
  const pictures = numberOption(options, "--images", { otherwise: 20, least: 2 });
  return withCleanup(async (cleanup) => {
    process.stdout.write(`${parsingTable(await measureParsing())}\n\n`);
    const stored = await measureStoring(cleanup, { count, photos, listings });
    const each = photos === 0 ? "sans photo" : `de ${photos} petites photos`;
    process.stdout.write(`${count.toLocaleString("fr-FR")} biens ${each} :\n\n${storedTable(stored)}\n`);
    const rounds = await measurePictures(cleanup, { rounds: 2, count: pictures });
    return reportMisses([...missesOf(stored), ...reportPictures(rounds)]);
  });
}

const grown = ({ memoryBefore, memoryMost }: Stored) => memoryMost - memoryBefore;
const slowdown = ({ quietP99, busyP99 }: Stored) => busyP99 / quietP99;

const storedTable = (stored: Stored): string =>
  table([
    ["", "mesure", "objectif"],
    ["biens repris par seconde", stored.perSecond.toFixed(1), ""],
    ["le même fichier, de nouveau", `${stored.againSeconds.toFixed(1)} s`, "secondes"],
    ["mémoire en plus", `${grown(stored).toFixed(0)} Mo`, `${MOST_MEMORY_MB} Mo`],
    ["recherche d’un visiteur, p99, avant", `${stored.quietP99.toFixed(1)} ms`, ""],
    ["recherche d’un visiteur, p99, pendant", `${stored.busyP99.toFixed(1)} ms`, `×${MOST_SLOWDOWN}`],
  ]);

const missesOf = (stored: Stored): string[] => [
  ...(grown(stored) > MOST_MEMORY_MB ? [`mémoire : ${grown(stored).toFixed(0)} Mo de plus`] : []),
  ...(slowdown(stored) > MOST_SLOWDOWN ? [`recherches : ×${slowdown(stored).toFixed(1)} pendant l’import`] : []),
];
