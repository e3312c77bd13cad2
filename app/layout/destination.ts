import type { UserType } from "#app/domain/user-type.ts";
import { publishPage, stockPage } from "./navigation.ts";

/** `path`, whose page continues to `next`; "" is none. */
export const withNext = (path: string, next: string): string =>
  next ? `${path}?${new URLSearchParams({ suite: next })}` : path;

/** The type of account of most who sign up on their way to a page, for them to change; "" where it tells nothing. */
export const likelyTypeFor = (next: string | null): UserType | "" =>
  next === publishPage ? "proprietaire" : next === stockPage ? "agence" : "";
