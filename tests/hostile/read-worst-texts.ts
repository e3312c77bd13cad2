import { readers } from "./readers.ts";
import { worstTexts } from "./worst-texts.ts";

// Runs every reader on every text, in a process that can be killed: nothing else stops a regular expression. Prints each
// start.
for (const [name, read] of Object.entries(readers)) {
  // A reader that fails at once would read nothing.
  read("Maison 12");
  for (const text of worstTexts) {
    const reading = `${name}: ${JSON.stringify(`${text.slice(0, 6)}…${text.slice(-3)}`)}`;
    await new Promise((sent) => process.send!(reading, sent));
    try {
      read(text);
    } catch {
      // Refusing a text means that it was read.
    }
  }
}
process.disconnect!();
