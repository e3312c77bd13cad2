import { readers } from "./readers.ts";
import { worstTexts } from "./worst-texts.ts";

// Every reader reads every text, in a process that can be killed: nothing else stops a pattern. Tells each beginning.
for (const [name, read] of Object.entries(readers)) {
  // A reader that fails at once reads nothing.
  read("Maison 12");
  for (const text of worstTexts) {
    const reading = `${name}: ${JSON.stringify(`${text.slice(0, 6)}…${text.slice(-3)}`)}`;
    await new Promise((sent) => process.send!(reading, sent));
    try {
      read(text);
    } catch {
      // What refuses a text has read it too.
    }
  }
}
process.disconnect!();
