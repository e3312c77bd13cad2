import type { Page } from "@playwright/test";

/** Waits until pictures are drawn and nothing moves. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** Animations that run in spite of reduced motion. */
export const motionIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(
        (animation) =>
          `moves: ${animation instanceof CSSAnimation ? animation.animationName : String((animation as CSSTransition).transitionProperty)}`,
      ),
  );

/**
 * Text that is cut or outside of the window, and a page that scrolls sideways. Frames that scroll, and clamped extracts
 * inside a link to the whole text or a button that opens it, are allowed.
 */
export const lossesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const losses: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) losses.push(`the page scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    const open = document.querySelector(":modal");
    // Also elements for screen readers only at some widths: `max-sm:sr-only`.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
    const isHidden = (element: Element) =>
      isClipped(element) ||
      Boolean(element.closest("[hidden], .maplibregl-map, .pswp")) ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const scrolls = (element: Element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    const texts = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (
        !text.textContent?.trim() ||
        seen.has(element) ||
        ["SCRIPT", "STYLE", "NOSCRIPT", "OPTION", "TITLE", "TEXTAREA"].includes(element.tagName) ||
        isHidden(element)
      )
        continue;
      seen.add(element);
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right === left) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (scrolls(box)) break;
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const isExtract = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        if (isExtract && box.closest("a, article, li:has(a), [aria-haspopup=dialog]")) break;
        const cutsX = style.overflowX !== "visible" && (right > frame.right + 1 || left < frame.left - 1);
        const cutsY =
          ["hidden", "clip"].includes(style.overflowY) && (bottom > frame.bottom + 2 || top < frame.top - 2);
        if (cutsX || cutsY) {
          losses.push(`cut: « ${text.textContent.trim().slice(0, 60)} » by ${box.className || box.tagName}`);
          break;
        }
        if (!box.parentElement || box.parentElement === document.body) {
          if (right > clientWidth + 1 || left < -1)
            losses.push(`out of the window: « ${text.textContent.trim().slice(0, 60)} »`);
        }
      }
    }
    return losses;
  });

/** Controls that are not visible when focused: covered by a sticky bar, or outside of the window (WCAG 2.4.11). */
export const hiddenFocusIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A label replaces the hidden checkbox that takes the focus.
    const isSeen = (control: HTMLElement) => {
      const label = control.closest("label");
      const shown = control.matches(".sr-only") && label ? label : control;
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
      // For an element longer than the window, look at its visible part.
      const stretch = (start: number, length: number, room: number) =>
        (length <= room
          ? [start, length]
          : [Math.max(0, start), Math.min(room, start + length) - Math.max(0, start)]) as [number, number];
      const inWindow = ({ left, top, width, height }: DOMRect) => {
        const [[x, wide], [y, high]] = [stretch(left, width, innerWidth), stretch(top, height, innerHeight)];
        return new DOMRect(x, y, wide, high);
      };
      return [...shown.getClientRects()].map(inWindow).some(({ left, top, width, height }) =>
        steps.some((x) =>
          steps.some((y) => {
            const found = document.elementFromPoint(left + width * x, top + height * y);
            if (found === null || found === document.body || found === document.documentElement) return false;
            return shown.contains(found) || found.contains(shown) || found.closest("label")?.contains(control) === true;
          }),
        ),
      );
    };
    const hidden: string[] = [];
    const scope = document.querySelector(":modal") ?? document.querySelector(".pswp--open") ?? document.body;
    for (const control of scope.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
    )) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.matches(":disabled, [tabindex='-1'], [aria-hidden=true] *, [inert] *, .maplibregl-map *")
      )
        continue;
      control.focus();
      if (document.activeElement !== control || isSeen(control)) continue;
      // Menus that close on blur need a moment.
      await nextFrame();
      if (!isSeen(control)) hidden.push(`hidden with the focus: ${control.outerHTML.slice(0, 240)}`);
    }
    return hidden;
  });

/** The spacing of WCAG 1.4.12, as a user style sheet. */
export async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  const rules =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = text ? [sheet] : [];
    },
    isSpaced ? rules : "",
  );
}

/** Text of twice the usual size, as by a browser setting (WCAG 1.4.4). */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}
