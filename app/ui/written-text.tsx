import "./written.css";

/** A text in Markdown, as `renderMarkdown` has made HTML of it. */
export function WrittenText({ html }: { html: string }) {
  return <div className="written" dangerouslySetInnerHTML={{ __html: html }} />;
}
