import "./written.css";

/** Shows a text in Markdown, which `renderMarkdown` has made into HTML. */
export function WrittenText({ html }: { html: string }) {
  return <div className="written" dangerouslySetInnerHTML={{ __html: html }} />;
}
