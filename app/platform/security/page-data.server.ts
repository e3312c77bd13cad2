import type { EntryContext } from "react-router";

/**
 * What the server has read, as React Router writes it for its client: whole, since pages are sent whole. As a script
 * element can hold it: no text ends it (all `<` of it stand in strings of JSON).
 */
export async function readPageData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return "";
  const decoder = new TextDecoder();
  let data = "";
  for await (const chunk of serverHandoffStream) data += decoder.decode(chunk, { stream: true });
  return data.replaceAll("<", "\\u003c");
}
