import w480 from "./fauteuil-480.webp?url";
import w800 from "./fauteuil-800.webp?url";
import w1200 from "./fauteuil.webp?url";
import type { Scene } from "../scene-picture.tsx";

export const armchair: Scene = { name: "armchair", addresses: [w480, w800, w1200], ground: "bg-[#807356]" };
