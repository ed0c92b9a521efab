import { describe, expect, it } from "vitest";
import { pageText, textHeaders } from "./page-text.server";

const page = (main: string) =>
  `<!DOCTYPE html><html><head><title>2019 Mazda CX-5 &amp; more</title>` +
  `<meta name="description" content="One &quot;careful&quot; owner"/>` +
  `<link rel="canonical" href="https://www.yard.example/cars/cx-5"/></head>` +
  `<body><header>Menu</header><main id="main">${main}</main><footer>Foot</footer></body></html>`;
const textOf = (main: string) => pageText(page(main)).split("\n---\n\n")[1] ?? "";

describe("a page's text", () => {
  it("begins with what the page is, and has nothing of what stands around every page", () => {
    expect(pageText(page("<h1>CX-5</h1>"))).toBe(
      '---\ntitle: "2019 Mazda CX-5 & more"\ndescription: "One \\"careful\\" owner"\n' +
        'url: "https://www.yard.example/cars/cx-5"\n---\n\n# CX-5\n',
    );
  });

  it("has facts as lines, and links with their whole address", () => {
    const facts = "<dl><div><dt>Odometer</dt><dd>38,781 km</dd></div></dl>";
    expect(textOf(`${facts}<a href="/enquire?a=1">Enquire</a><a href="tel:+61712345678">Call</a>`)).toBe(
      "Odometer: 38,781 km\n\n[Enquire](https://www.yard.example/enquire?a=1) [Call](tel:+61712345678)\n",
    );
  });

  it("leaves out forms, pictures, and what is hidden or for the eyes alone", () => {
    const gone =
      '<form><label>Name</label><input name="n"></form><button>Save</button><img alt="x" src="/y">' +
      '<p hidden>a</p><p aria-hidden="true">b</p><p data-nosnippet>c</p><script>d</script>';
    expect(textOf(`<p>Kept</p>${gone}`)).toBe("Kept\n");
  });

  it("says the words of a mark that stands for some", () => {
    expect(textOf('<div><img data-said="true" alt="A &amp; B Certified" src="/y"></div>')).toBe(
      "A & B Certified\n",
    );
  });

  it("shows a tag in a dealer's words as words, and a comparison as it is", () => {
    const typed = "&lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- a --&gt; 1 &lt; 2 *b*";
    const shown = "\\<script>alert(1)\\</script> \\<!-- a --> 1 < 2 \\*b\\*\n";
    expect(textOf(`<p>${typed}</p>`)).toBe(shown);
  });

  it("unfolds what is closed, by its heading", () => {
    const closed =
      "<details><summary><h2>History</h2><span>3 entries</span></summary><p>Two owners</p></details>";
    const asked = "<details><summary>Is it <b>drive</b> away?</summary><p>Yes</p></details>";
    const toggle = "<details><summary data-nosnippet>Show all</summary><p>More</p></details>";
    expect(textOf(closed + asked + toggle)).toBe(
      "## History\n\nTwo owners\n\n### Is it **drive** away?\n\nYes\n\nMore\n",
    );
  });

  it("keeps neighbours apart that are apart on the page", () => {
    const figures =
      "<p><b>$49,054</b><span>260 payments</span></p><p><strong>SUV</strong><span>181 cars</span></p>";
    expect(textOf(figures)).toBe("**$49,054** 260 payments\n\n**SUV** 181 cars\n");
  });

  it("keeps the lines of a link apart in the one that it has here", () => {
    const card =
      '<li><a href="/rav4"><span><img src="/x"></span><h3>RAV4</h3><p>Hybrid</p><p>From $45,820</p></a></li>';
    expect(textOf(`<ul>${card}</ul>`)).toBe(
      "- [RAV4 · Hybrid · From $45,820](https://www.yard.example/rav4)\n",
    );
  });

  it("keeps the words of links that lead nowhere else within a sentence, and drops those alone", () => {
    expect(textOf('<p>See our <a href="#terms">terms</a>.</p>')).toBe("See our terms .\n");
    const actions =
      '<ul><li><a href="#place">Payment</a></li><li><a href="/b">Buy</a></li></ul><a href="/media/v/x?w=1600">+7</a>';
    expect(textOf(actions)).toBe("- [Buy](https://www.yard.example/b)\n");
    const place = '<a href="#map"><b>Rocklea</b><span>27 Grindle Road</span></a>';
    expect(textOf(place)).toBe("**Rocklea** 27 Grindle Road\n");
  });

  it("drops links without words", () => {
    expect(textOf('<p>Here</p><a href="https://maps.example/"><svg></svg></a>')).toBe("Here\n");
  });

  it("takes markup in text as text", () => {
    expect(textOf("<p>&lt;script&gt; 1 * 2 * 3</p>")).toContain("\\* 2 \\*");
    expect(pageText("<html><head></head><body>none</body></html>")).toContain('title: ""');
  });
});

it("is kept by no cache that would give it to a browser", () => {
  const headers = textHeaders(new Headers({ "Cache-Control": "public, s-maxage=60", Vary: "Cookie" }));
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
  const one = textHeaders(new Headers({ "Cache-Control": "private, no-store" }));
  const none = textHeaders(new Headers());
  expect([one, none].map((each) => each.get("Cache-Control"))).toEqual(["no-store", "no-store"]);
  expect(headers.get("Vary")).toBe("Cookie, Accept");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
});
