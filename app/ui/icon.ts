import { type ComponentProps, createElement } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces `createIcon` of lucide-react (vite.config.ts): the same drawing, without settings that this site does not use and
 * every page would load. `.icon` (styles.css) styles the lines.
 */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className = "", ...props }: ComponentProps<"svg">) =>
    createElement("svg", { viewBox: "0 0 24 24", ...props, className: `icon ${className}` }, ...parts);
}
