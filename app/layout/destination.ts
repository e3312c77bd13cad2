/** The address of `path`, from which the page continues to `next`; an empty `next` adds nothing. */
export const withNext = (path: string, next: string): string =>
  next ? `${path}?${new URLSearchParams({ suite: next })}` : path;
