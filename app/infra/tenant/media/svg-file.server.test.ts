import { describe, expect, it } from "vitest";
import { readSvg } from "./svg-file.server";

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (inside: string, more = 'viewBox="0 0 240 60"') => `<svg ${NS} ${more}>${inside}</svg>`;

describe("a drawing", () => {
  it.each([
    ["plain", drawing('<path d="M0 0h240v60z" fill="#0a4d8c"/>')],
    ["with a declaration", `<?xml version="1.0" encoding="UTF-8"?>\n${drawing("")}`],
    [
      "with the type of an old program",
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing("")}`,
    ],
    ["with its own classes", drawing("<style>.a{fill:url(#g)}</style><path class='a' d='M0 0'/>")],
    [
      "of Inkscape",
      drawing(
        '<i:namedview i:zoom="2"/><metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>',
        'viewBox="0 0 240 60" xmlns:i="http://www.inkscape.org/namespaces/inkscape"',
      ),
    ],
    ["that uses a part of itself", drawing('<use href="#a"/>')],
    [
      "with a picture inside",
      drawing(
        '<image xlink:href="data:image/png;base64,iVBORw0="/>',
        'viewBox="0 0 240 60" xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    ["with a prefix", `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><s:g/></s:svg>`],
  ])("%s is taken, with its size", (_, text) => {
    expect(readSvg(text)).toEqual({ width: 240, height: 60 });
  });

  it("has the size of its viewBox, rounded", () => {
    expect(readSvg(drawing("", 'viewBox="-5,-5 99.6 20.2" width="10mm"'))).toEqual({
      width: 100,
      height: 20,
    });
  });
});

describe("refused", () => {
  const XLINK = 'viewBox="0 0 240 60" xmlns:xlink="http://www.w3.org/1999/xlink"';
  it.each([
    ["script", drawing("<script>alert(1)</script>"), "<script> in line 1"],
    ["script behind a prefix", drawing('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), "<s:script>"],
    ["a page inside", drawing("<foreignObject/>"), "<foreignObject>"],
    ["HTML", drawing('<b xmlns="http://www.w3.org/1999/xhtml"/>'), "<b>"],
    ["a handler", drawing('<path onload="x()"/>'), "the attribute onload"],
    ["a handler of the root", drawing("", 'viewBox="0 0 2 2" onload="x()"'), "the attribute onload"],
    ["animation, which can set a link", drawing('<animate attributeName="href"/>'), "<animate>"],
    ["a link", drawing('<a href="#x"/>'), "<a>"],
    ["another file", drawing('<use href="other.svg#a"/>'), 'href="other.svg#a"'],
    ["another host", drawing('<image xlink:href="https://x.example/a.png"/>', XLINK), "xlink:href="],
    ["a drawing in the drawing", drawing('<image href="data:image/svg+xml;base64,AA=="/>'), "href="],
    ["script as an address", drawing('<use href="javascript:x()"/>'), 'href="javascript:x()"'],
    ["a style from elsewhere", drawing("<style>@import 'x.css';</style>"), "one in <style>"],
    ["a style hidden in CDATA", drawing("<style><![CDATA[a{fill:url(//x)}]]></style>"), "one in <style>"],
    [
      "an address in a comment's shadow",
      drawing("<style>a{fill:url(/**/https://x)}</style>"),
      "one in <style>",
    ],
    ["a spelling by escapes", drawing('<path style="fill:u\\72l(//x)"/>'), "the attribute style"],
    ["a fill from elsewhere", drawing('<path fill="url(https://x.example/#a)"/>'), "the attribute fill"],
    ["a style sheet", `<?xml-stylesheet href="x.css"?>${drawing("")}`, "<?xml-stylesheet?>"],
    ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("&a;")}`, "some in line 1"],
    ["another document", "<html><body/></html>", "<html> in line 1"],
    ["no namespace", '<svg viewBox="0 0 2 2"/>', "<svg> in line 1"],
    ["text", "just words", "what is no XML"],
    ["nothing", "", "what is no XML"],
    ["half a file", drawing("").slice(0, 30), "what is no XML"],
    ["no size", `<svg ${NS} width="10" height="10"/>`, "none"],
    ["an empty size", drawing("", 'viewBox="0 0 0 60"'), '"0 0 0 60"'],
    ["depth without end", drawing("<g>".repeat(300) + "</g>".repeat(300)), "200 elements"],
  ])("%s", (_, text, received) => {
    const read = readSvg(text);
    expect("received" in read ? read.received : "nothing").toContain(received);
  });
});
