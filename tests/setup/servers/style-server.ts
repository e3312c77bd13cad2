import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

const background = { r: 140, g: 60, b: 200 };

/** The answer to a request for a map's background. */
export type StyleServer = {
  url: string;
  gives: "all" | "no style" | "failing tiles" | "missing tiles" | "silence for tiles" | "all but its pictures";
  stop(): Promise<void>;
};

/** A host of map styles like the IGN's: one style with violet tiles. */
export async function startStyleServer(): Promise<StyleServer> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
  const server = createServer(({ url }, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    const { gives } = served;
    if (url?.startsWith("/pictures")) return void response.writeHead(404).end();
    if (url !== "/style.json") {
      if (gives === "silence for tiles") return;
      if (gives === "failing tiles" || gives === "missing tiles")
        return void response.writeHead(gives === "missing tiles" ? 404 : 503).end();
      return void response.setHeader("Content-Type", "image/png").end(tile);
    }
    if (gives === "no style") return void response.writeHead(503).end();
    const source = {
      type: "raster",
      tileSize: 256,
      tiles: [`${origin}/{z}/{x}/{y}.png`],
      attribution: "Institut des cartes",
    };
    response.setHeader("Content-Type", "application/json").end(
      JSON.stringify({
        version: 8,
        ...(gives === "all but its pictures" ? { sprite: `${origin}/pictures` } : {}),
        sources: { tiles: source },
        layers: [{ id: "tiles", type: "raster", source: "tiles" }],
      }),
    );
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
