/** A link of the file: its words, its whole address, and what else there is to say of it. */
export interface LlmsLink {
  readonly label: string;
  readonly address: string;
  readonly about?: string;
}

/** What `/llms.txt` says of a site. */
export interface LlmsSite {
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** How to read the site, a sentence each. */
  readonly notes: readonly string[];
  /** Lists under their headings; an empty one is left out. */
  readonly sections: readonly { readonly heading: string; readonly links: readonly LlmsLink[] }[];
}

/** The file that tells programs which read for somebody what a site is and where things are, by llmstxt.org's form. */
export function llmsText({ name, description, notes, sections }: LlmsSite): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => `## ${plain(heading)}\n\n${links.map(linkLine).join("\n")}`);
  return `${[`# ${plain(name)}`, `> ${plain(description)}`, ...notes.map(plain), ...lists].join("\n\n")}\n`;
}

function linkLine({ label, address, about }: LlmsLink): string {
  return `- [${plain(label)}](${address})${about === undefined ? "" : `: ${plain(about)}`}`;
}

/** Text that Markdown takes as text, on one line. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>]/g, "\\$&");
}
