import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

const background = { r: 140, g: 60, b: 200 };

/** What answers where a map's background is asked for: all of it, the style alone, or nothing at all. */
export type StyleServer = { url: string; gives: "all" | "style" | "nothing"; stop(): Promise<void> };

/** A host of map styles as the IGN's: one style, whose tiles are violet all over. */
export async function startStyleServer(): Promise<StyleServer> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background } }).png().toBuffer();
  const server = createServer(({ url }, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (served.gives === "nothing" || (served.gives === "style" && url !== "/style.json")) return void response.writeHead(503).end();
    if (url !== "/style.json") return void response.setHeader("Content-Type", "image/png").end(tile);
    const source = { type: "raster", tileSize: 256, tiles: [`${origin}/{z}/{x}/{y}.png`], attribution: "Institut des cartes" };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ version: 8, sources: { tiles: source }, layers: [{ id: "tiles", type: "raster", source: "tiles" }] }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const served: StyleServer = {
    url: `${origin}/style.json`,
    gives: "all",
    stop: () => new Promise((done) => (server.close(() => done()), server.closeAllConnections())),
  };
  return served;
}
