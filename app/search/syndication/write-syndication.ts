import { escapeXml } from "#app/platform/text/xml.ts";
import type { Feed, FeedEntry, FeedFormat } from "./syndication.ts";

const writers: Record<FeedFormat, (feed: Feed) => string> = { atom: atomFeed, json: jsonFeed };

/** The feed in one of its formats. */
export const writeFeed = (format: FeedFormat, feed: Feed): string => writers[format](feed);

/** RFC 4287. An empty feed has a constant date, so that its entity tag stays the same. */
function atomFeed({ title, author, page, self, entries }: Feed): string {
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
${text("id", self)}
${text("title", title)}
${link({ rel: "self", type: "application/atom+xml", href: self })}
${link({ rel: "alternate", type: "text/html", href: page })}
${text("updated", updated.toISOString())}
<author>${text("name", author)}</author>
${entries.map(atomEntry).join("")}</feed>
`;
}

function atomEntry(entry: FeedEntry): string {
  const { id, url, title, lines, picture, published, updated } = entry;
  const parts = [
    text("id", id),
    text("title", title),
    link({ rel: "alternate", type: "text/html", href: url }),
    ...(picture ? [link({ rel: "enclosure", type: "image/jpeg", href: picture.url })] : []),
    text("published", published.toISOString()),
    text("updated", updated.toISOString()),
    text("summary", lines.join(" · ")),
    `<content type="html">${escapeXml(contentOf(entry))}</content>`,
  ];
  return `<entry>\n${parts.join("\n")}\n</entry>\n`;
}

const text = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`;

const link = ({ rel, type, href }: { rel: string; type: string; href: string }): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/** JSON Feed 1.1 (jsonfeed.org). */
function jsonFeed({ title, author, page, self, entries }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: title.toWellFormed(),
    home_page_url: page,
    feed_url: self,
    language: "fr",
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title.toWellFormed(),
      summary: entry.lines.join(" · ").toWellFormed(),
      content_html: contentOf(entry),
      ...(entry.picture && { image: entry.picture.url }),
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
    })),
  });
}

/** The HTML that a reader shows: the picture, then the lines. */
function contentOf({ url, lines, picture }: FeedEntry): string {
  const image = picture && `src="${escapeXml(picture.url)}" alt="${escapeXml(picture.alt)}" width="810" height="540"`;
  const shown = image ? `<p><a href="${escapeXml(url)}"><img ${image}></a></p>` : "";
  return `${shown}${lines.map((line) => `<p>${escapeXml(line)}</p>`).join("")}`;
}
