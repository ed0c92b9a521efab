import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type NavItem, navItemSchema } from "~/domain/tenant/config/link";
import type { ProseFault } from "./check-markdown.server";
import type { ProseSite } from "./prose-site.server";

const EXPECTED =
  "expected a link to a page that this site has: its words are shown without a link, or nobody arrives";

/** Links of a text to pages of this site that are not there, with lines of the text itself. */
export function deadLinks(tree: Root, site: ProseSite): readonly ProseFault[] {
  const found: ProseFault[] = [];
  visit(tree, ["link", "definition"], (node) => {
    if ((node.type !== "link" && node.type !== "definition") || site.arrives(node.url)) return;
    found.push({ line: node.position?.start.line ?? 1, text: `${EXPECTED}, received ${node.url}` });
  });
  return found;
}

/** The same of front matter, each with the path of its field. */
export function deadFrontLinks(value: unknown, site: ProseSite, at = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const link = navItemSchema.safeParse(value);
  const target = link.success ? targetOf(link.data) : null;
  if (target !== null)
    return site.arrives(target.address)
      ? []
      : [`${at}.${target.field}: ${EXPECTED}, received ${target.shown}`];
  if (Array.isArray(value))
    return value.flatMap((part: unknown, index) => deadFrontLinks(part, site, `${at}[${index}]`));
  return Object.entries(value).flatMap(([key, part]) => {
    const path = at === "" ? key : `${at}.${key}`;
    if (key === "overrideUrl" && typeof part === "string")
      return site.arrives(part) ? [] : [`${path}: ${EXPECTED}, received ${part}`];
    return deadFrontLinks(part, site, path);
  });
}

function targetOf({ page, path }: NavItem): { address: string; field: string; shown: string } | null {
  if (page !== undefined) return { address: `page:${page}`, field: "page", shown: page };
  return path === undefined ? null : { address: path, field: "path", shown: path };
}
