import type { Page } from "@playwright/test";
import type { OpenedAccount } from "../setup/visitors/test-accounts.ts";

/** The actor; an unknown visitor by default. */
export type Viewer = "seeker" | "owner" | "agency" | "operator" | "newOperator";

/** The data of a file's screens; `openWorld` creates it. */
export type World = {
  /** Addresses of samples with photos. */
  flat: string;
  house: string;
  plot: string;
  rental: string;
  /** A listing whose price dropped twice. */
  cheaper: string;
  gone: string;
  advertiser: string;
  emptyAdvertiser: string;
  /** A listing of the owner, with requests. */
  listing: { href: string; reference: string };
  /** The owner's organisation. */
  organisation: number;
  request: string;
  negotiation: string;
  declined: string;
  /** A request of a seeker whom the owner blocks. */
  blocked: string;
  /** Secrets of links: to a request to confirm, to one to follow, to one whose advertiser blocks the seeker. */
  toConfirm: string;
  toFollow: string;
  toBlocked: string;
  /** A message of that thread by its advertiser; secrets of a report that waits, of one that is decided, of a contest. */
  message: string;
  reported: { waiting: string; decided: string; contested: string; caseId: string; decidedCase: string };
  /**
   * Secrets of links about alerts: to confirm one, to end one, to the list of a person, who has new homes and pauses; `id` is an
   * alert of that list.
   */
  alerts: { confirm: string; end: string; list: string; id: number };
  /** Drafts of the owner: complete, with many mistakes, published. */
  draft: string;
  faulty: string;
  online: string;
  /** Files of the agency, by their state, and a feed of it. */
  imports: Record<"preview" | "renamed" | "held" | "waiting" | "running" | "done" | "refused", number>;
  feed: number;
  /** Drafts of homes of that feed: one that waits, and one that is published. */
  importedHome: { draft: string; published: string };
  /** Runs SQL on the portal's own database. */
  sql(text: string): Promise<void>;
  accounts: Record<Viewer | "newcomer", OpenedAccount>;
  /** With it, `newOperator` sets the second factor up. */
  enrolmentCode: string;
};

export type Screen = {
  /** Page and state, in words. */
  name: string;
  /** The route's file, as in app/routes.ts. */
  route: string;
  as?: Viewer | "newcomer";
  path(world: World): string;
  /** Brings the page into the state. */
  prepare?(page: Page, world: World): Promise<unknown>;
  /** Stands for its frame or a kind of part: `npm test` looks at it too, `npm run test:screens` at all. */
  isExample?: true;
  /** Only on narrow or only on wide screens. */
  only?: "phone" | "wide";
  /** Draws a map: each frame takes a third of a second of CPU time without a graphics card. */
  hasMap?: boolean;
  /** Expected error answers of the portal. */
  tolerates?: RegExp;
};

/** Opens folded parts of the page. */
export const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll("main details").forEach((fold) => fold.setAttribute("open", "")));
