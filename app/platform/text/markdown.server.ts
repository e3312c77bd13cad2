import MarkdownIt from "markdown-it";
import { spaceFrench } from "#app/i18n/french-spacing.ts";

/** A text's first level of headings, `#` or `##`, becomes this level, below the page's own heading. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 4;

/**
 * CommonMark without raw HTML and without pictures. Links lead to pages of the site, to https and http addresses, to mailboxes and
 * telephone numbers; any other link stays text.
 */
const markdown = new MarkdownIt("default", { html: false, linkify: false, typographer: false, breaks: false });
markdown.disable(["image", "html_block", "html_inline"]);
markdown.validateLink = isSafeLink;
markdown.core.ruler.push("heading_levels", ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type.startsWith("heading_"));
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const first = Math.min(...levels);
  for (const [at, heading] of headings.entries())
    heading.tag = `h${Math.min(LAST_LEVEL, levels[at]! - first + FIRST_LEVEL)}`;
});
// A wide table scrolls on its own, also by keyboard.
markdown.renderer.rules.table_open = () => `<div class="written-table" tabindex="0"><table>\n`;
// An alignment would be a style attribute, which the pages' policy blocks.
markdown.renderer.rules.th_open = () => "<th>";
markdown.renderer.rules.td_open = () => "<td>";
markdown.renderer.rules.table_close = () => `</table></div>\n`;

export function isSafeLink(address: string): boolean {
  // Browsers leave these out of an address, which then would mean another.
  // oxlint-disable-next-line no-control-regex -- that is what is looked for
  const plain = address.replaceAll(/[\u0000-\u0020\u007f-\u009f]/g, "");
  if (plain !== address.trim() || plain.includes("\\")) return false;
  return /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(plain);
}

/** Renders a French text in Markdown as HTML that is safe for any author. */
export const renderMarkdown = (text: string): string => markdown.render(spaceFrench(text));
