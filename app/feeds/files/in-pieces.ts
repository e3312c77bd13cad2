/** Characters per write. */
const PIECE = 64 * 1024;

/** Joins short texts to larger pieces: streams process few large pieces faster than many small ones. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Buffer, void, undefined> {
  let waiting: string[] = [];
  let length = 0;
  for await (const text of texts) {
    waiting.push(text);
    length += text.length;
    if (length < PIECE) continue;
    yield Buffer.from(waiting.join(""));
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.from(waiting.join(""));
}
