import type { Page } from "@playwright/test";
import type { OpenedAccount } from "../setup/test-accounts.ts";

/** Who looks: nobody known unless told. */
export type Viewer = "seeker" | "owner" | "agency";

/** What the screens of a file show; made by `openWorld`. */
export type World = {
  /** Addresses of samples with photos. */
  flat: string;
  house: string;
  plot: string;
  rental: string;
  gone: string;
  advertiser: string;
  emptyAdvertiser: string;
  /** An own listing of the owner, and requests on it. */
  listing: { href: string; reference: string };
  request: string;
  negotiation: string;
  declined: string;
  /** A request of somebody whom the owner blocks. */
  blocked: string;
  /** Secrets of links: to a request to confirm, to one to follow, to one whose advertiser blocks who asked. */
  toConfirm: string;
  toFollow: string;
  toBlocked: string;
  /** Drafts of the owner: complete, with many mistakes, put online. */
  draft: string;
  faulty: string;
  online: string;
  /** Runs SQL on the portal's own database. */
  sql(text: string): Promise<void>;
  accounts: Record<Viewer | "newcomer", OpenedAccount>;
};

export type Screen = {
  /** Page and state, in words. */
  name: string;
  /** The route's file, as app/routes.ts has it. */
  route: string;
  as?: Viewer | "newcomer";
  path(world: World): string;
  /** Brings the state about. */
  prepare?(page: Page, world: World): Promise<unknown>;
  /** Where only narrow or only wide screens have the state. */
  only?: "phone" | "wide";
  /** Draws a map, each frame of which costs a processor a third of a second where there is no graphics card. */
  hasMap?: boolean;
  /** Answers of the portal that the state is about. */
  tolerates?: RegExp;
};

/** Shows what a page keeps folded. */
export const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll("main details").forEach((fold) => fold.setAttribute("open", "")));
