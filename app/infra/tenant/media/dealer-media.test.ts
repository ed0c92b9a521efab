import { symlink } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { photograph, pngBomb } from "../../../../test/doubles/image-host/pictures";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../../test/fixtures/dealer-folder";
import type { Logger } from "~/ports/logger";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M0 0h240v60z" fill="#0a4d8c"/></svg>';
const ADDRESS = /^\/media\/d\/[\w-]{24}-(\d+x\d+)\/([\w.-]+)$/;
let yard: Buffer;
let folder: DealerFolder;
beforeAll(async () => {
  // The camera lay on its side: it is 600 by 400 as it is held.
  yard = await photograph(400, 600);
});
beforeEach(async () => {
  folder = await createDealerFolder();
});
afterEach(() => folder.remove());

const media = (name: string, content: unknown, dealer = "emu") =>
  folder.write(dealer, content, `media/${name}`);
const site = (logo: object = {}, groups: object = {}) =>
  folder.write("emu", dealerFile("emu", { theme: { logo: { wordmark: "Emu", ...logo } }, ...groups }));
const banner = (image: object) => ({ nav: { banners: [{ id: "yard", text: "Open on Sunday", image }] } });

async function doubts(): Promise<readonly string[]> {
  const told: string[] = [];
  const silent = () => undefined;
  const warn: Logger["warn"] = ({ doubt }) => void told.push(String(doubt).replaceAll(`${folder.dir}/`, ""));
  await folder.load({ logger: { debug: silent, info: silent, error: silent, warn } });
  return told.filter((text) => /media|theme\.logo/.test(text));
}

describe("a dealer's own files", () => {
  it("are served at an address that names their content and size", async () => {
    await media("logo.svg", LOGO);
    await media("icon.png", await sharp({ create: CLEAR }).png().toBuffer());
    await site({ image: "/media/logo.svg", favicon: "/media/icon.png" });
    const dealers = await folder.load();
    const { image = "", favicon = "" } = dealers.bySlug("emu")?.theme.logo ?? {};
    expect(ADDRESS.exec(image)?.slice(1)).toEqual(["240x60", "logo.svg"]);
    expect(ADDRESS.exec(favicon)?.slice(1)).toEqual(["192x192", "icon.png"]);
    expect(await doubts()).toEqual([]);
  });

  it("are named in faults as they stand in the file", async () => {
    await media("logo.svg", LOGO);
    await site({ imageDark: "/media/logo.svg" });
    expect(await folder.problems()).toEqual([
      'emu/site.json: theme.logo.imageDark: expected no field of this name, received "/media/logo.svg"',
    ]);
  });

  it("have another address when they hold something else", async () => {
    await site({ image: "/media/logo.svg" });
    const addressOf = async (text: string) => {
      await media("logo.svg", text);
      return (await folder.load()).bySlug("emu")?.theme.logo.image;
    };
    const first = await addressOf(LOGO);
    expect(await addressOf(LOGO.replace("0a4d8c", "c2410c"))).not.toBe(first);
    expect(await addressOf(LOGO)).toBe(first);
  });

  it("bring their size to pictures of the configuration, turned as the camera was held", async () => {
    await media("yard.jpg", yard);
    await site({}, banner({ src: "/media/yard.jpg", alt: "The yard" }));
    const [first] = (await folder.load()).bySlug("emu")?.nav.banners ?? [];
    expect(first?.image).toMatchObject({ alt: "The yard", width: 600, height: 400 });
  });

  it.each([
    [{ width: 300 }, { width: 300, height: 200 }],
    [{ height: 100 }, { width: 150, height: 100 }],
    [
      { width: 50, height: 50 },
      { width: 50, height: 50 },
    ],
  ])("leave a size that is given: %j", async (given, size) => {
    await media("yard.jpg", yard);
    await site({}, banner({ src: "/media/yard.jpg", ...given }));
    const [first] = (await folder.load()).bySlug("emu")?.nav.banners ?? [];
    expect(first?.image).toMatchObject(size);
  });

  it("that are missing in a text are told once", async () => {
    await site();
    const about =
      "---\npage: about\ntitle: Us\ndescription: Who we are\n---\n\n![The yard](/media/yard.jpg)\n";
    await folder.write("emu", about, "content/pages/about.md");
    expect(await folder.problems()).toEqual([
      expect.stringMatching(/^emu\/content\/pages\/about\.md: line 7: expected a file in \S+\/media/),
    ]);
  });

  it("stand in texts, front matter and texts of another language", async () => {
    await media("yard.jpg", yard);
    await media("team.jpg", yard);
    await site({}, { routes: { enabled: ["home", "about"] } });
    const front =
      "---\npage: about\ntitle: Us\ndescription: Who we are\nimage:\n  src: /media/team.jpg\n---\n";
    await folder.write("emu", `${front}\n![The yard](/media/yard.jpg)`, "content/pages/about.md");
    const [page] = (await folder.load()).contentOf("emu").pages;
    expect(page?.image).toMatchObject({ width: 600, height: 400 });
    expect(page?.prose.html).toMatch(/<img src="\/media\/d\/[\w-]{24}-600x400\/yard\.jpg\?w=640"/);
    expect(page?.prose.html).toMatch(/width="600" height="400"/);
    expect(await doubts()).toEqual([]);
  });

  it("are nobody else's", async () => {
    await media("logo.svg", LOGO);
    await site({ image: "/media/logo.svg" });
    await folder.write("kea", dealerFile("kea"));
    const dealers = await folder.load();
    const names = dealers.all().map((config) => [...dealers.mediaOf(config).keys()]);
    expect(names).toEqual([["logo.svg"], []]);
    await folder.write(
      "kea",
      dealerFile("kea", { theme: { logo: { wordmark: "K", image: "/media/logo.svg" } } }),
    );
    expect(await folder.problems()).toEqual([
      `kea/site.json: theme.logo.image: expected a file in ${folder.dir}/kea/media, which has none, received "/media/logo.svg"`.replace(
        `${folder.dir}/`,
        "",
      ),
    ]);
  });

  it("that no text names are a doubt", async () => {
    await media("yard.jpg", yard);
    await site();
    expect(await doubts()).toEqual([
      "emu/media/yard.jpg: expected a text that names /media/yard.jpg, received none",
    ]);
  });
});

const CLEAR = { width: 192, height: 192, channels: 4, background: "#00000000" } as const;

describe("named and not there", () => {
  it.each([
    [
      "a field",
      "site.json",
      { theme: { logo: { wordmark: "Emu", image: "/media/lgo.svg" } } },
      "theme.logo.image",
    ],
    ["a picture in a list", "site.json", banner({ src: "/media/lgo.svg" }), "nav.banners[0].image.src"],
  ])("%s is a fault with file and field", async (_, file, groups, field) => {
    await media("logo.svg", LOGO);
    await folder.write("emu", dealerFile("emu", groups));
    expect(await folder.problems()).toContain(
      `emu/${file}: ${field}: expected a file in emu/media (logo.svg), received "/media/lgo.svg"`,
    );
  });

  it("in a text it is one with its line", async () => {
    await site({}, { routes: { enabled: ["home", "about"] } });
    const front = "---\npage: about\ntitle: Us\ndescription: Who we are\n---\n";
    await folder.write("emu", `${front}One.\n\n![x](/media/gone.jpg)`, "content/pages/about.md");
    expect(await folder.problems()).toContain(
      'emu/content/pages/about.md: line 8: expected a file in emu/media, which has none, received "/media/gone.jpg"',
    );
  });

  it.each(["/media/../../kea/media/logo.svg", "/media/..%2f..%2fkea%2flogo.svg", "/media/a/logo.svg"])(
    "%s is no address of a file",
    async (image) => {
      await site({ image });
      expect(await folder.problems()).toEqual([
        expect.stringContaining("theme.logo.image: expected a file of the folder media/ (/media/name.svg)"),
      ]);
    },
  );
});

describe("refused at reading", () => {
  it.each<[string, string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
    ["a text named as a picture", "yard.jpg", () => "no picture", "received a file that is no picture"],
    ["nothing", "yard.jpg", () => "", "received a file that is no picture"],
    ["half a picture", "yard.jpg", () => yard.subarray(0, yard.length / 2), "received a broken one"],
    ["another kind", "yard.png", () => yard, "expected a picture of the kind its name says, received jpeg"],
    ["a drawing named as a picture", "yard.png", () => LOGO, "received a file that is no picture"],
    ["too many pixels", "yard.png", () => pngBomb(20_000, 20_000), "received 20000 by 20000"],
    [
      "too many bytes",
      "yard.jpg",
      () => new Uint8Array(11 * 1024 * 1024),
      "at most 10.0 MB, received 11.0 MB",
    ],
    ["a drawing with script", "logo.svg", () => LOGO.replace("<path", "<script/><path"), "received <script>"],
    ["a long drawing", "logo.svg", () => " ".repeat(600_000), "at most 0.5 MB"],
  ])("%s", async (_, name, content, told) => {
    await media(name, await content());
    await site();
    expect(await folder.problems()).toEqual([]);
    expect(await doubts()).toEqual([expect.stringContaining(told)]);
    await site({}, banner({ src: `/media/${name}` }));
    const problems = await folder.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^emu/media/${name.replace(".", "\\.")}: expected `));
    expect(problems[0]).toContain(told);
  });

  it.each(["Yard.JPG", "yard.gif", "my yard.jpg"])("by its name, %s is a doubt", async (name) => {
    await media(name, yard);
    await site();
    expect(await folder.problems()).toEqual([]);
    expect(await doubts()).toEqual([
      expect.stringMatching(/^emu\/media\/.*: expected a name of small letters, digits and hyphens/),
    ]);
  });

  it("a link that leads nowhere", async () => {
    await media("yard.jpg", yard);
    await symlink("/nowhere.jpg", join(folder.dir, "emu", "media", "gone.jpg"));
    await site({}, banner({ src: "/media/gone.jpg" }));
    expect(await folder.problems()).toEqual([
      "emu/media/gone.jpg: expected a file, received a link that leads nowhere",
    ]);
  });

  it("a folder", async () => {
    await media("yard.jpg/inner.txt", "x");
    await site({}, banner({ src: "/media/yard.jpg" }));
    expect(await folder.problems()).toEqual(["emu/media/yard.jpg: expected a file, received a folder"]);
  });

  it.each([".DS_Store", "Thumbs.db", "desktop.ini"])("%s is passed over", async (name) => {
    await media(name, "x");
    await site();
    expect(await folder.problems()).toEqual([]);
  });
});

it("tells of logo files that are not what their use asks for", async () => {
  await media("wide.svg", LOGO);
  await media("small.jpg", await sharp(yard).resize(200).jpeg().toBuffer());
  await site({ imageOnDark: "/media/wide.svg", favicon: "/media/wide.svg", social: "/media/small.jpg" });
  expect(await doubts()).toEqual([
    expect.stringContaining("theme.logo.imageOnDark: expected theme.logo.image beside it"),
    'emu/site.json: theme.logo.favicon: expected a square picture, received "240 by 60"',
    'emu/site.json: theme.logo.social: expected a picture of at least 600 by 315 pixels, received "200 by 300"',
  ]);
});
