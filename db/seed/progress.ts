/** Told of each step of a long load: `done` of `total` rows. */
export type Progress = (step: string, done: number, total: number) => void;

/** One line per step on a terminal, renewed in place; elsewhere one line when a step ends. */
export function consoleProgress(stream: NodeJS.WriteStream): Progress {
  return (step, done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const text = `  ${step} : ${done.toLocaleString("fr-FR")} sur ${total.toLocaleString("fr-FR")} (${percent} %)`;
    if (stream.isTTY) stream.write(`\r${text}${done >= total ? "\n" : ""}`);
    else if (done >= total) stream.write(`${text}\n`);
  };
}
