import w480 from "./cartons-480.webp?url";
import w800 from "./cartons-800.webp?url";
import w1200 from "./cartons.webp?url";
import type { Scene } from "../scene-picture.tsx";

export const boxes: Scene = { name: "boxes", addresses: [w480, w800, w1200], ground: "bg-[#a19b88]" };
