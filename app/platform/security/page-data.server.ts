import type { EntryContext } from "react-router";

/**
 * The data of a page's loaders, as React Router writes them for its client; complete, since pages are sent whole. A script
 * element can hold them: no text ends it (each `<` is escaped in a string of JSON).
 */
export async function readPageData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return "";
  const decoder = new TextDecoder();
  let data = "";
  for await (const chunk of serverHandoffStream) data += decoder.decode(chunk, { stream: true });
  return data.replaceAll("<", "\\u003c");
}
