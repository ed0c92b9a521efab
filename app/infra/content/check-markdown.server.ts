import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseMediaAddress } from "~/domain/media/media-address";
import type { ProseSite } from "./prose-site.server";

/** What is wrong with a text, with lines of the text itself. */
export interface ProseFault {
  readonly line: number;
  readonly text: string;
}

/** What Markdown of ours may not hold: HTML, a second page heading, pictures nobody can size, links nobody serves. */
export function checkMarkdown(tree: Root, site: ProseSite): readonly ProseFault[] {
  const faults: ProseFault[] = [];
  visit(tree, (node) => {
    const text = faultOf(node, site);
    if (text !== null) faults.push({ line: node.position?.start.line ?? 1, text });
  });
  return faults;
}

function faultOf(node: Nodes, site: ProseSite): string | null {
  switch (node.type) {
    case "html":
      return `expected Markdown, received HTML: ${JSON.stringify(node.value.slice(0, 60))}`;
    case "heading":
      return node.depth === 1 ? "expected ## or a lower heading (the title is the first), received #" : null;
    case "image":
      if ((node.alt ?? "") === "") return `expected words for the picture ${node.url}, received none`;
      // An own file that is not there has been told by its name.
      return site.picture(node.url) === null && parseMediaAddress(node.url) === null
        ? `expected a picture of the site or of images.hosts with its size (#1440x960), received ${node.url}`
        : null;
    case "link":
      return site.link(node.url).kind === "wrong"
        ? `expected page:<key>, a path of this site, https:, mailto: or tel:, received ${node.url}`
        : null;
    default:
      return null;
  }
}
