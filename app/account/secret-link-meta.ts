import type { MetaDescriptor } from "react-router";

/**
 * Head of a page whose address is a secret from a mail: it is kept from robots and from other sites. Not by
 * `no-referrer`: the forms of such a page tell no origin, and are refused where no script sends them.
 */
export const secretLinkMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];
