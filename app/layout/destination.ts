/** `path`, whose page continues to `next`; "" is none. */
export const withNext = (path: string, next: string): string =>
  next ? `${path}?${new URLSearchParams({ suite: next })}` : path;
