import { type ComponentProps, createElement } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Draws an icon of lucide-react in place of its own maker (vite.config.ts): the same drawing, without the
 * settings that this site does not use, which every page would carry.
 */
export default function createIcon({ node }: IconData) {
  return (props: ComponentProps<"svg">) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
