import type { MetaDescriptor } from "react-router";

/**
 * Head of a page whose address has a secret from a mail, hidden from robots and other sites. Not `no-referrer`: without
 * JavaScript the page's forms would send no origin, and be refused.
 */
export const secretLinkMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];
