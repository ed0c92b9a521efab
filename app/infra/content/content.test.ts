import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NO_CONTENT, type SiteContent } from "~/domain/content/site-content";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
  await folder.write("emu", dealerFile("emu"));
});
afterEach(() => folder.remove());

const page = (front: string, body = "") => `---\n${front}\n---\n${body}`;
const ABOUT = "page: about\ntitle: About\ndescription: About us.";
const content = async (): Promise<SiteContent> => (await folder.load()).contentOf("emu");
const html = async (body: string): Promise<string> => {
  await folder.write("emu", page(ABOUT, body), "content/pages/about.md");
  return (await content()).pages[0]?.prose.html ?? "";
};

describe("a dealer's texts", () => {
  it("are read with front matter, in the folders for pages, posts and questions", async () => {
    await folder.write("emu", page(ABOUT, "\nHello *there*."), "content/pages/about.md");
    const post =
      "title: One\ndescription: D\ncategory: vehicle-reviews\nauthor: Ann\nimage: { src: /media/p/x, alt: X }";
    await folder.write("emu", page(`${post}\ndate: 2026-01-02`, "Text"), "content/blog/older.md");
    await folder.write("emu", page(`${post}\ndate: 2026-02-02`, "Text"), "content/blog/newer.md");
    await folder.write(
      "emu",
      page("title: Buying", "## Why?\n\nBecause.\n\n## How?\n\nSo."),
      "content/faqs/buying.md",
    );
    const read = await content();
    expect(read.pages[0]).toMatchObject({ name: "about", title: "About", prose: { words: 2 } });
    expect(read.posts.map(({ slug }) => slug)).toEqual(["newer", "older"]);
    expect(read.faqs[0]?.faqs.map(({ question, answerText }) => [question, answerText])).toEqual([
      ["Why?", "Because."],
      ["How?", "So."],
    ]);
    expect((await folder.load()).bySlug("emu")?.content.pages).toEqual(["about", "blog", "faq"]);
  });

  it("may stand in a copy block instead of a file (OPEN-38)", async () => {
    const blocks = { about: { title: "About us", text: "We sell cars.\n\nAnd utes." } };
    await folder.write("emu", dealerFile("emu", { content: { blocks } }));
    const [about] = (await content()).pages;
    expect(about).toMatchObject({ page: "about", title: "About us", description: "We sell cars. And utes." });
    expect(about?.prose.html).toBe("<p>We sell cars.</p>\n<p>And utes.</p>");
    await folder.write("emu", page(ABOUT, "From a file."), "content/pages/about.md");
    expect((await content()).pages.map(({ title }) => title)).toEqual(["About"]);
  });

  it("are empty for a dealer without any", async () => {
    expect(await content()).toEqual(NO_CONTENT);
  });
});

describe("Markdown", () => {
  it("becomes HTML with named headings, figures and tables that scroll", async () => {
    const made = await html(
      '## Our people\n\n### Again\n\n## Our people\n\n![A yard](/media/p/yard "At noon")\n\n| Name | Job |\n| --- | --- |\n| Ann | Sales |',
    );
    expect(made).toContain('<h2 id="s-our-people">');
    expect(made).toContain('<h2 id="s-our-people-2">');
    expect(made).toMatch(
      /<figure><img src="\/media\/p\/yard\?w=640" srcset="[^"]*1200w" sizes="[^"]*" alt="A yard" width="1440" height="960" loading="lazy"/,
    );
    expect(made).toContain("<figcaption>At noon</figcaption></figure>");
    expect(made).toContain('<div role="region" tabindex="0" aria-label="Name Job" data-table=""><table>');
  });

  it("makes no heading of an empty corner", async () => {
    const made = await html("| | Makes |\n| --- | --- |\n| Cars | 28 |");
    expect(made).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th>Makes<\/th>/);
  });

  it("leads to pages by key, and leaves the words where the dealer has no such page", async () => {
    const made = await html(
      "[About](page:about#x), [fleet](page:fleet), [used](/search/used-cars), [call](tel:+61755500142)",
    );
    expect(made).toBe(
      '<p><a href="/about-us#x">About</a>, fleet, <a href="/search/used-cars">used</a>, <a href="tel:+61755500142">call</a></p>',
    );
  });

  it("never carries markup or script into a page", async () => {
    const bodies = ["<script>alert(1)</script>", "<b onclick=x>y</b>", "a <img src=x onerror=y> b"];
    for (const body of bodies) {
      await folder.write("emu", page(ABOUT, `ok\n\n${body}`), "content/pages/about.md");
      const [first] = await folder.problems();
      expect(first).toMatch(/^emu\/content\/pages\/about\.md: line 8: expected Markdown, received HTML: /);
    }
    await folder.write("emu", page(ABOUT, "[x](javascript:alert(1))"), "content/pages/about.md");
    expect(await folder.problems()).toEqual([
      "emu/content/pages/about.md: line 6: expected page:<key>, a path of this site, https:, mailto: or tel:, received javascript:alert(1)",
    ]);
  });
});

describe("faults", () => {
  it("are told all at once, with file, place, what was expected and what stands there", async () => {
    await folder.write("emu", page(`${ABOUT}\nkicer: x\nupdated: yesterday`), "content/pages/about.md");
    await folder.write("emu", "Hello", "content/pages/hello.md");
    await folder.write(
      "emu",
      page("page: about\npath: /x\ntitle: T\ndescription: D"),
      "content/pages/both.md",
    );
    await folder.write("emu", page("title: [", "x"), "content/faqs/broken.md");
    await folder.write("emu", "x", "content/faqs/Bad Name.md");
    expect(await folder.problems()).toEqual([
      expect.stringMatching(/^emu\/content\/pages\/about\.md: updated: expected .*, received "yesterday"$/),
      'emu/content/pages/about.md: kicer: expected no field of this name, received "x"',
      'emu/content/pages/both.md: page: expected either page or path, received "about"',
      'emu/content/pages/hello.md: line 1: expected front matter between two lines of ---, received "Hello"',
      "emu/content/faqs/Bad Name.md: expected a name of small letters, digits and hyphens that ends in .md",
      expect.stringMatching(/^emu\/content\/faqs\/broken\.md: line 2: expected YAML, received: /),
    ]);
  });

  it("take in what needs more than one file to see", async () => {
    await folder.write("emu", page(ABOUT), "content/pages/about.md");
    await folder.write("emu", page(ABOUT), "content/pages/again.md");
    const own = (path: string) => page(`path: ${path}\ntitle: T\ndescription: D\nfaqs: none`);
    await folder.write("emu", own("/finance"), "content/pages/finance.md");
    await folder.write("emu", own("/cars/x"), "content/pages/cars.md");
    await folder.write("emu", own("/api/x"), "content/pages/script.md");
    const post =
      "title: One\ndescription: D\ncategory: gossip\nauthor: Ann\ndate: 2026-01-02\nimage: { src: 'https://x.example/y.jpg' }";
    await folder.write("emu", page(post), "content/blog/one.md");
    const told = (await folder.problems()).join("\n");
    expect(told).toContain("again.md: page: expected one file for a page, received about in ");
    expect(told).toContain(
      'finance.md: path: expected a path no page has, received /finance, the path of "finance"',
    );
    expect(told).toContain(
      'cars.md: path: expected a path no page has, received /cars/x, the path of "vehicle"',
    );
    expect(told).toContain("script.md: path: expected a path that is free, received /api/x");
    expect(told).toContain("script.md: faqs: expected a name in content/faqs, received none");
    expect(told).toContain(
      "one.md: category: expected one of content.blogCategories (vehicle-reviews), received gossip",
    );
    expect(told).toContain(
      'one.md: image.src: expected a path of this site or a picture on one of images.hosts, received "https://x.example/y.jpg"',
    );
  });

  it("name the line of a picture without words or size, and of a second page heading", async () => {
    await folder.write(
      "emu",
      page(ABOUT, "# Title\n\n![](/media/p/x)\n\n![y](/logo.png)"),
      "content/pages/about.md",
    );
    expect(await folder.problems()).toEqual([
      "emu/content/pages/about.md: line 6: expected ## or a lower heading (the title is the first), received #",
      "emu/content/pages/about.md: line 8: expected words for the picture /media/p/x, received none",
      "emu/content/pages/about.md: line 10: expected a picture of the site or of images.hosts with its size (#1440x960), received /logo.png",
    ]);
  });
});
