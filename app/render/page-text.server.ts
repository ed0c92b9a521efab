import { NodeHtmlMarkdown } from "node-html-markdown";
import { TEXT_TYPE } from "~/domain/content/wants-text";
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** What only a browser has a use for, what is there for the eyes alone, and the short form of what stands there whole. */
const NOT_TEXT =
  "script,style,template,noscript,svg,img,picture,video,dialog,form,button,input,select,textarea,label,nav," +
  "[hidden],[aria-hidden=true],[data-nosnippet],[data-brief]";

/** What ends a line. */
const LINES = "h1,h2,h3,h4,h5,h6,p,div,li";

/** What means something else in Markdown, a tag in a dealer's own words among it. */
const ESCAPED = /[\\`*_~[\]]|<(?=[a-z/!?])/gi;

const writer = new NodeHtmlMarkdown({ bulletMarker: "-", globalEscape: [ESCAPED, "\\$&"] });

/**
 * The headers of a page's text: caches that go by the address alone must not give it to a browser. One visitor's page stays
 * as private as it is.
 */
export function textHeaders(headers: Headers): Headers {
  const own = new Headers(headers);
  own.set("Content-Type", `${TEXT_TYPE}; charset=utf-8`);
  const isPublic = own.get("Cache-Control")?.includes("public") === true;
  own.set("Cache-Control", isPublic ? "private, no-cache" : "no-store");
  if (!own.has("X-Robots-Tag")) own.set("X-Robots-Tag", "noindex");
  own.append("Vary", "Accept");
  return own;
}

/**
 * A page as Markdown: its main part with title, description and address above it, all links absolute. What a visitor reads
 * is there in the same words and figures; forms, pictures and what stands around every page are not.
 * @param html the whole page, as the browser gets it
 */
export function pageText(html: string): string {
  const head = parse(html.slice(0, html.indexOf("</head>")));
  const main = parse(html.slice(html.indexOf("<main"), html.lastIndexOf("</main>")));
  const address = head.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
  for (const mark of main.querySelectorAll("img[data-said]")) sayMark(mark);
  for (const element of main.querySelectorAll(NOT_TEXT)) element.remove();
  for (const summary of main.querySelectorAll("summary")) keepHeading(summary);
  for (const term of main.querySelectorAll("dt")) joinWithValue(term);
  for (const link of main.querySelectorAll("a")) makeAbsolute(link, address);
  for (const link of main.querySelectorAll("a")) putInOneLine(link);
  for (const item of main.querySelectorAll("li")) if (item.text.trim() === "") item.remove();
  for (const piece of main.querySelectorAll("a,b,em,small,span,strong,time")) {
    piece.insertAdjacentHTML("beforebegin", " ");
    piece.insertAdjacentHTML("afterend", " ");
  }
  const about = {
    title: head.querySelector("title")?.text,
    description: head.querySelector('meta[name="description"]')?.getAttribute("content"),
    url: address,
  };
  const lines = Object.entries(about).map(([name, text]) => `${name}: ${JSON.stringify(text ?? "")}`);
  const text = writer
    .translate(main.outerHTML)
    .replace(/[ \t]+$/gm, "")
    .trim();
  return `---\n${lines.join("\n")}\n---\n\n${text}\n`;
}

/** A mark that says something nowhere else on the page, such as a certified programme, is given in its words. */
function sayMark(mark: HTMLElement): void {
  mark.replaceWith(`<span>${mark.rawAttributes["alt"] ?? ""}</span>`);
}

/** All is unfolded here: what a click unfolds stands under its words. */
function keepHeading(summary: HTMLElement): void {
  const heading = summary.querySelector("h2,h3,h4");
  summary.replaceWith(heading?.outerHTML ?? `<h3>${summary.innerHTML}</h3>`);
}

/**
 * A link to a place on the same page, to a picture or a program of the phone leads nowhere here. Its words stay within a
 * sentence, or where they are several, such as a name and an address; else it goes. So does one without words.
 */
function makeAbsolute(link: HTMLElement, address: string): void {
  const href = link.getAttribute("href") ?? "";
  if (!URL.canParse(href, address)) return;
  const { href: whole, pathname, protocol } = new URL(href, address);
  const leadsOn = !(href.startsWith("#") || protocol === "sms:" || pathname.startsWith("/media/"));
  if (link.text.trim() === "" || (!leadsOn && !saysSomething(link))) link.remove();
  else if (leadsOn) link.setAttribute("href", whole);
  else link.replaceWith(` ${link.innerHTML} `);
}

/** A link has one line here: what stands in lines of its own on the page, such as a name and a price, is kept apart. */
function putInOneLine(link: HTMLElement): void {
  for (const part of link.querySelectorAll("*")) if (part.text.trim() === "") part.remove();
  for (const line of link.querySelectorAll(LINES))
    if (line.nextElementSibling !== null) line.insertAdjacentHTML("afterend", " · ");
}

function saysSomething(link: HTMLElement): boolean {
  const isInSentence = link.parentNode.childNodes.some(isText);
  return isInSentence || link.querySelectorAll("*").filter((part) => part.childNodes.some(isText)).length > 1;
}

const isText = (node: Node) => node.nodeType === NodeType.TEXT_NODE && node.text.trim() !== "";

function joinWithValue(term: HTMLElement): void {
  const value = term.nextElementSibling;
  if (value?.tagName !== "DD") return;
  term.replaceWith(`<p>${term.innerHTML}: ${value.innerHTML}</p>`);
  value.remove();
}
