import { resolve } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { type Environment, readEnvironment } from "#app/platform/env.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Command = {
  /** The usage, printed after a wrong call. */
  usage: string;
  options: Options;
  run(given: {
    env: Environment;
    folder: string;
    options: Record<string, unknown>;
    signal: AbortSignal;
  }): Promise<void>;
};

/** Runs a command on one folder and exits; with 1 and a French sentence after a failure. A first signal lets it tidy up. */
export async function runCommand({ usage, options, run }: Command): Promise<void> {
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
  try {
    const settings = readEnvironment(process.env);
    if (!settings.ok) throw new Error(settings.problems.join("\n"));
    const given = readArguments(options);
    if (!given) throw new Error(usage);
    await run({ env: settings.env, folder: resolve(given.folder), options: given.values, signal: ending.signal });
  } catch (error) {
    warn(explainFailure(error));
    process.exitCode = 1;
  }
}

function readArguments(options: Options): { folder: string; values: Record<string, unknown> } | null {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [folder, ...others] = positionals;
    return folder && others.length === 0 ? { folder, values } : null;
  } catch {
    return null;
  }
}

export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Prints a line that operators must see even if they discard standard output, such as by cron. */
export const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** « 1 photo », « 12 345 photos ». */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("fr-FR")} ${count < 2 ? one : many}`;

/** The message that a command prints for an error: our own sentences unchanged, usual failures of disks and servers in French. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, message } = error as NodeJS.ErrnoException;
  const where = path ? ` (${path})` : "";
  if (error.name === "AbortError") return "Interrompu.";
  if (code === "ENOSPC" || code === "EDQUOT") return `Il n'y a plus de place sur le disque${where}.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `Ce dossier ne peut pas être écrit${where}.`;
  if (code === "53100") return "Le serveur de la base n'a plus de place sur son disque.";
  if (code === "57P01" || code === "ECONNRESET" || /^Connection (terminated|ended)/.test(message))
    return "La connexion à la base s'est interrompue.";
  return message;
}
