import { type ComponentProps, createElement } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Draws an icon of lucide-react in place of its own maker (vite.config.ts): the same drawing, without the
 * settings that this site does not use, which every page would carry. `.icon` (styles.css) says how its lines are drawn.
 */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className = "", ...props }: ComponentProps<"svg">) =>
    createElement("svg", { viewBox: "0 0 24 24", ...props, className: `icon ${className}` }, ...parts);
}
