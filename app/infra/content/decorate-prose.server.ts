import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import type { ProseHeading } from "~/domain/content/prose";
import { directionOf } from "~/domain/tenant/site-language";
import { toSlug } from "~/domain/text/slug";
import type { ProseSite } from "./prose-site.server";

/** Widths our picture route serves that a text column has use for. */
const WIDTHS = [320, 480, 640, 768, 960, 1200, 1600];
/** The text column: all of a phone, about 68 characters elsewhere. */
const SIZES = "(max-width: 720px) 92vw, 720px";

/** Turns pictures into figures, lets wide tables scroll, and names headings so that links can lead to them. */
export function decorate(tree: Root, site: ProseSite): void {
  const used = new Set<string>();
  visit(tree, "element", (node, index, parent) => {
    if (/^h[2-4]$/.test(node.tagName)) node.properties["id"] = freeId(toSlug(textOf(node)), used);
    if (index === undefined || parent === undefined) return undefined;
    if (node.tagName === "p" && onlyPicture(node) !== null) {
      parent.children[index] = figure(onlyPicture(node) ?? node, site);
      return SKIP;
    }
    if (node.tagName === "table") {
      parent.children[index] = scrolling(node);
      return undefined;
    }
    // A corner of a table that says nothing heads nothing.
    if (node.tagName === "th" && textOf(node).trim() === "") node.tagName = "td";
    if (node.tagName === "img") node.properties = pictureProperties(node, site);
    return undefined;
  });
}

/** Says of a text's every part which language it is in; the page around it is in another. */
export function markLanguage(tree: Root, language: string): void {
  for (const node of tree.children) {
    if (node.type !== "element") continue;
    node.properties["lang"] = language;
    node.properties["dir"] = directionOf(language);
  }
}

/** The second-level headings, once {@link decorate} has named them. */
export function headingsOf(tree: Root): readonly ProseHeading[] {
  return tree.children.flatMap((node) =>
    node.type === "element" && node.tagName === "h2"
      ? [{ id: String(node.properties["id"]), text: textOf(node) }]
      : [],
  );
}

function freeId(wanted: string, used: Set<string>): string {
  const base = `s-${wanted === "" ? "part" : wanted}`;
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  used.add(id);
  return id;
}

function onlyPicture({ children }: Element): Element | null {
  const [only, ...more] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return more.length === 0 && only?.type === "element" && only.tagName === "img" ? only : null;
}

function figure(picture: Element, site: ProseSite): Element {
  const title = picture.properties["title"];
  const caption: ElementContent[] =
    typeof title === "string" ? [element("figcaption", {}, [{ type: "text", value: title }])] : [];
  return element("figure", {}, [{ ...picture, properties: pictureProperties(picture, site) }, ...caption]);
}

function pictureProperties({ properties }: Element, site: ProseSite): Element["properties"] {
  const picture = site.picture(String(properties["src"]));
  // Told as a fault before; such a text is never printed.
  if (picture === null) return {};
  const { src, width, height } = picture;
  const ladder = src.startsWith("/media/") ? WIDTHS.filter((one) => one <= width) : [];
  const sized =
    ladder.length === 0
      ? {}
      : { srcSet: ladder.map((one) => `${src}?w=${one} ${one}w`).join(", "), sizes: SIZES };
  return {
    src: ladder.length === 0 ? src : `${src}?w=640`,
    ...sized,
    alt: properties["alt"],
    width,
    height,
    loading: "lazy",
    decoding: "async",
  };
}

/** A box that scrolls has to be reachable by keyboard. */
function scrolling(table: Element): Element {
  const head = table.children.find((child) => child.type === "element" && child.tagName === "thead");
  const label = head === undefined ? "Table" : textOf(head).replace(/\s+/g, " ").trim();
  return element("div", { role: "region", tabIndex: 0, ariaLabel: label, dataTable: "" }, [table]);
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
