import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { blogPages, sitePages } from "~/domain/content/site-pages";
import { siteRoute } from "~/domain/content/site-route";
import { visibleLink } from "~/domain/tenant/visible-links";
import { localTime } from "~/domain/time/local-time";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
/** 23:30 on 30 November in Brisbane; 0:30 on 1 December an hour later. */
let now = new Date("2026-11-30T13:30:00Z");
const HOUR = 3_600_000;
const ROUTES = { enabled: ["home", "search", "about", "blog"] };
beforeEach(async () => {
  now = new Date("2026-11-30T13:30:00Z");
  folder = await createDealerFolder();
  await folder.write("emu", dealerFile("emu", { routes: ROUTES }, { timeZone: "Australia/Brisbane" }));
});
afterEach(() => folder.remove());

const file = (front: string) => `---\n${front}\n---\n\nWords.`;
const PAGE = "title: Fair\ndescription: D\npath: /fair";
const ABOUT = "title: About\ndescription: D\npage: about";
const POST =
  "title: One\ndescription: D\ncategory: vehicle-reviews\nauthor: Ann\nimage: { src: /media/p/x, alt: X }\ndate: 2026-01-02";

async function site() {
  const directory = await folder.load({ now: () => now });
  return () => {
    const config = directory.byHost("www.emu.example");
    if (config === null) throw new Error("no dealer");
    const { date: today } = localTime(now, config.site.timeZone);
    return { config, content: directory.contentFor(config), today };
  };
}

describe("a dealer's site", () => {
  it("shows a page from the midnight its day begins where the dealer is, in routes, menus and the sitemap", async () => {
    await folder.write("emu", file(`${PAGE}\nfrom: 2026-12-01`), "content/pages/fair.md");
    const at = await site();
    const link = { label: "Fair", path: "/fair" };
    expect(siteRoute(at(), "/fair")).toBeNull();
    expect(visibleLink(at().config, link)).toBeNull();
    expect(sitePages(at()).map(({ path }) => path)).not.toContain("/fair");
    now = new Date(now.getTime() + HOUR);
    expect(siteRoute(at(), "/fair")).toMatchObject({ kind: "page" });
    expect(visibleLink(at().config, link)).not.toBeNull();
    expect(sitePages(at()).map(({ path }) => path)).toContain("/fair");
  });

  it("forgets a post after its last day, and the blog with the last post", async () => {
    await folder.write("emu", file(`${POST}\nuntil: 2026-11-30`), "content/blog/one.md");
    const at = await site();
    const path = "/blog/vehicle-reviews/one";
    expect(siteRoute(at(), path)).toMatchObject({ kind: "post" });
    expect(blogPages(at()).map((one) => one.path)).toContain(path);
    now = new Date(now.getTime() + HOUR);
    expect(siteRoute(at(), path)).toBeNull();
    expect(siteRoute(at(), "/blog")).toBeNull();
    expect(blogPages(at())).toEqual([]);
    expect(visibleLink(at().config, { label: "Blog", page: "blog" })).toBeNull();
  });

  it("never shows drafts, which are checked all the same", async () => {
    await folder.write("emu", file(`${PAGE}\ndraft: true`), "content/pages/fair.md");
    const at = await site();
    expect(at().content.pages).toEqual([]);
    expect(at().config.content.pages).toEqual([]);
    await folder.write("emu", `${file(`${PAGE}\ndraft: true`)}\n\n# Twice`, "content/pages/fair.md");
    expect(await folder.problems()).toHaveLength(1);
  });

  it("has a block's words while the page's file does not show", async () => {
    const blocks = { about: { title: "Of the block", text: "Words." } };
    await folder.write(
      "emu",
      dealerFile("emu", { routes: ROUTES, content: { blocks } }, { timeZone: "Australia/Brisbane" }),
    );
    await folder.write("emu", file(`${ABOUT}\nuntil: 2026-11-30`), "content/pages/about.md");
    const at = await site();
    expect(at().content.pages.map(({ title }) => title)).toEqual(["About"]);
    now = new Date(now.getTime() + HOUR);
    expect(at().content.pages.map(({ title }) => title)).toEqual(["Of the block"]);
  });

  it("is the same object all day, and for ever without dates", async () => {
    await folder.write("emu", file(ABOUT), "content/pages/about.md");
    const still = await site();
    const [first, later] = [still().config, ((now = new Date(now.getTime() + 48 * HOUR)), still().config)];
    expect(later).toBe(first);
    await folder.write("emu", file(`${PAGE}\nuntil: 2026-12-24`), "content/pages/fair.md");
    const dated = await site();
    expect(dated().config).toBe(dated().config);
  });

  it("tells days that are none or out of order, with file and field", async () => {
    await folder.write("emu", file(`${PAGE}\nfrom: 2026-12-02\nuntil: 2026-12-01`), "content/pages/fair.md");
    await folder.write("emu", file(`${POST}\nfrom: 2026-02-30`), "content/blog/one.md");
    expect(await folder.problems()).toEqual([
      'emu/content/pages/fair.md: until: expected a last day that is not before `from`, received "2026-12-01"',
      expect.stringMatching(/^emu\/content\/blog\/one\.md: from: expected .*, received "2026-02-30"/),
    ]);
  });
});
