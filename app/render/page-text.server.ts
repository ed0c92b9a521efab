import { NodeHtmlMarkdown } from "node-html-markdown";
import { TEXT_TYPE } from "~/domain/content/wants-text";
import { type HTMLElement, parse } from "node-html-parser";

/** What only a browser has a use for, and what is there for the eyes alone. */
const NOT_TEXT =
  "script,style,template,noscript,svg,img,picture,video,dialog,form,button,input,select,textarea,label,nav," +
  "[hidden],[aria-hidden=true],[data-nosnippet]";

const writer = new NodeHtmlMarkdown({ bulletMarker: "-" });

/** The headers of a page's text: caches that go by the address alone must not give it to a browser. */
export function textHeaders(headers: Headers): Headers {
  const own = new Headers(headers);
  own.set("Content-Type", `${TEXT_TYPE}; charset=utf-8`);
  own.set("Cache-Control", "private, no-cache");
  own.set("X-Robots-Tag", "noindex");
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
  for (const element of main.querySelectorAll(NOT_TEXT)) element.remove();
  for (const summary of main.querySelectorAll("summary")) keepHeading(summary);
  for (const term of main.querySelectorAll("dt")) joinWithValue(term);
  for (const piece of main.querySelectorAll("a,span")) keepApart(piece, address);
  const about = {
    title: head.querySelector("title")?.text,
    description: head.querySelector('meta[name="description"]')?.getAttribute("content"),
    url: address,
  };
  const lines = Object.entries(about).map(([name, text]) => `${name}: ${JSON.stringify(text ?? "")}`);
  return `---\n${lines.join("\n")}\n---\n\n${writer.translate(main.outerHTML).trim()}\n`;
}

/** The word on what a click unfolds says nothing where all is unfolded; the heading of a part does. */
function keepHeading(summary: HTMLElement): void {
  const heading = summary.querySelector("h2,h3,h4");
  summary.replaceWith(heading?.outerHTML ?? "");
}

/**
 * What stands side by side on the screen are words of their own. A link gets its whole address; one to a place on the same
 * page, to a program of the phone or to a picture says nothing here but its words.
 */
function keepApart(piece: HTMLElement, address: string): void {
  const href = piece.getAttribute("href");
  if (href !== undefined && URL.canParse(href, address)) {
    const { href: whole, pathname, protocol } = new URL(href, address);
    if (href.startsWith("#") || protocol === "sms:" || pathname.startsWith("/media/")) {
      piece.replaceWith(` ${piece.innerHTML} `);
      return;
    }
    piece.setAttribute("href", whole);
  }
  piece.insertAdjacentHTML("afterend", " ");
}

function joinWithValue(term: HTMLElement): void {
  const value = term.nextElementSibling;
  if (value?.tagName !== "DD") return;
  term.replaceWith(`<p>${term.innerHTML}: ${value.innerHTML}</p>`);
  value.remove();
}
