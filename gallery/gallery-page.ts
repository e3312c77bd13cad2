import type { GalleryScreen } from "./screens.ts";

/** The Markdown page of the folder: a heading and a table of pictures for each screen. */
export function galleryPage(screens: GalleryScreen[], windows: { width: number }[], themes: string[]): string {
  const head = `| ${windows.map(({ width }) => `${width} px`).join(" | ")} |\n| ${windows.map(() => "---").join(" | ")} |`;
  const sections = screens.map(({ name, title }) => {
    const rows = themes.map(
      (theme) =>
        `| ${windows.map(({ width }) => `![${title}, ${width} px, ${theme}](${name}-${width}-${theme}.webp)`).join(" | ")} |`,
    );
    return `## ${title}\n\n${head}\n${rows.join("\n")}\n`;
  });
  return `# Screens\n\nEvery screen of a portal with samples, by day (« jour ») and by night (« nuit »). \`npm run screens\` takes them again.\n\n${sections.join("\n")}`;
}
