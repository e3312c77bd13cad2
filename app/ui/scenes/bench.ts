import w480 from "./banc-480.webp?url";
import w800 from "./banc-800.webp?url";
import w1200 from "./banc.webp?url";
import type { Scene } from "../scene-picture.tsx";

export const bench: Scene = { name: "bench", addresses: [w480, w800, w1200], ground: "bg-[#6e7446]" };
