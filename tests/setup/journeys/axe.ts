import axe, { type NodeResult, type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "RGAAv4", "best-practice"];

type Look = {
  /** A selector; the whole page by default. */
  within?: string;
  /** Only these rules of axe. */
  rules?: string[];
  /** Leaves out the contrast of colours, which takes most of axe's time. */
  withoutContrast?: boolean;
};

/**
 * The problems that axe finds in a page: the rule, and for each element its HTML and the reason. Axe runs in the page:
 * its adapter for Playwright takes five times as long, for frames and results that nobody reads here.
 */
export async function barriersIn(page: Page, { within, rules, withoutContrast }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
    ...(withoutContrast && { rules: { "color-contrast": { enabled: false } } }),
    resultTypes: ["violations"],
    preload: false,
  };
  const violations = await page.evaluate(
    async ([scope, how]) => {
      const results = await (window as unknown as { axe: typeof axe }).axe.run(scope ?? document, how);
      return results.violations.map(({ id, nodes }) => ({ id, nodes }));
    },
    [within, options] as const,
  );
  return violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !(id === "target-size" && isMarker(node))) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(inWords).join(" | ")}`);
}

const inWords = ({ html, failureSummary }: NodeResult) =>
  `${html.slice(0, 160)} (${failureSummary?.split("\n")[1]?.trim().slice(0, 160)})`;

/** A marker's position is its meaning: it may be close to another (exception « essential » of WCAG 2.5.8). */
const isMarker = ({ html }: NodeResult) => /style="transform: translate/.test(html);
