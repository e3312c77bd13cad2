/** Called at each step of a long load: `done` of `total` rows. */
export type Progress = (step: string, done: number, total: number) => void;

/** Prints one line per step: updated in place on a terminal, once at the end of the step elsewhere. */
export function consoleProgress(stream: NodeJS.WriteStream): Progress {
  return (step, done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const text = `  ${step} : ${done.toLocaleString("fr-FR")} sur ${total.toLocaleString("fr-FR")} (${percent} %)`;
    if (stream.isTTY) stream.write(`\r${text}${done >= total ? "\n" : ""}`);
    else if (done >= total) stream.write(`${text}\n`);
  };
}
