import type { Page } from "@playwright/test";

/** The name of the focused element, as a screen reader says it. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return "";
    const labels =
      "labels" in element && element.labels
        ? [...(element.labels as NodeListOf<HTMLLabelElement>)].map((label) => label.innerText)
        : [];
    return (element.getAttribute("aria-label") ?? labels[0] ?? element.innerText).trim().replaceAll(/\s+/g, " ");
  });
}

/** Presses Tab until an element with this name has the focus. */
export async function reach(page: Page, name: string | RegExp, most = 60): Promise<void> {
  const wanted = typeof name === "string" ? name.replaceAll(/\s+/g, " ") : name;
  const passed: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    const found = await focused(page);
    if (typeof wanted === "string" ? found === wanted : wanted.test(found)) return;
    passed.push(found);
  }
  throw new Error(`the keyboard does not reach ${name}; it passed ${passed.join(" | ")}`);
}

/**
 * How the focus is visible: "shown" by an outline of at least two pixels (its own, or its frame's) with a contrast of at
 * least 3; "none" where nothing has the focus.
 */
export async function focusMark(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "none";
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const luminance = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundBehind = (start: Element | null): string => {
      for (let box = start; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const bearers = [element, element.closest("label"), element.parentElement].filter((bearer) => bearer !== null);
    const styles = bearers.flatMap((bearer) => [getComputedStyle(bearer), getComputedStyle(bearer, "::after")]);
    for (const { outlineStyle, outlineWidth, outlineColor } of styles) {
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) continue;
      const [one, other] = [luminance(outlineColor), luminance(groundBehind(element.parentElement))].toSorted(
        (a, b) => b - a,
      );
      if ((one! + 0.05) / (other! + 0.05) >= 3) return "shown";
    }
    return element.outerHTML.slice(0, 200);
  });
}
