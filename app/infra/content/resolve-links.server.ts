import type { Link, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { ProseSite } from "./prose-site.server";

/** Puts every link's address on this dealer's site; one to a page the dealer does not have becomes plain words. */
export function resolveLinks(tree: Root, site: ProseSite): void {
  visit(tree, "link", (node: Link, index, parent) => {
    const target = site.link(node.url);
    if (target.kind === "to") {
      node.url = target.href;
      return undefined;
    }
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
}
