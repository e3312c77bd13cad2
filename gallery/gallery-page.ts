/** Screens or mails of the folder, each taken at these widths. */
export type GalleryPart = {
  heading: string;
  intro: string;
  shown: { name: string; title: string }[];
  windows: { width: number }[];
};

/** The Markdown page of the folder: a heading and a table of pictures for each screen and mail. */
export function galleryPage(parts: GalleryPart[], themes: string[]): string {
  return parts.map((part) => `# ${part.heading}\n\n${part.intro}\n\n${writePart(part, themes)}`).join("\n");
}

function writePart({ shown, windows }: GalleryPart, themes: string[]): string {
  const head = `| ${windows.map(({ width }) => `${width} px`).join(" | ")} |\n| ${windows.map(() => "---").join(" | ")} |`;
  const sections = shown.map(({ name, title }) => {
    const rows = themes.map(
      (theme) =>
        `| ${windows.map(({ width }) => `![${title}, ${width} px, ${theme}](${name}-${width}-${theme}.webp)`).join(" | ")} |`,
    );
    return `## ${title}\n\n${head}\n${rows.join("\n")}\n`;
  });
  return sections.join("\n");
}
