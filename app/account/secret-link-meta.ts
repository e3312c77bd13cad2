import type { MetaDescriptor } from "react-router";

/**
 * Head of a page whose address is a secret from a mail: robots and other sites must not see it. Not `no-referrer`:
 * without JavaScript its forms would send no origin, and be refused.
 */
export const secretLinkMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];
