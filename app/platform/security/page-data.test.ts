import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { readPageData } from "./page-start.server.ts";

const pageOf = (...chunks: Uint8Array[]) =>
  ({
    serverHandoffStream: new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  }) as unknown as EntryContext; // what the function reads of it

test("the data are whole, whatever their pieces; no text of theirs ends the element that holds them", async () => {
  const data = `["</script><!--<script>","Pièce à vivre, 30 m²"]\n`;
  const bytes = new TextEncoder().encode(data);
  const cut = bytes.indexOf(0xc3) + 1;
  const read = await readPageData(pageOf(bytes.subarray(0, cut), bytes.subarray(cut)));
  expect(read).not.toContain("<");
  expect(JSON.parse(read)).toEqual(JSON.parse(data));
});
