import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPlatformNames } from "../../scripts/platform-names";
import { platformNames } from "../../app/render/platform-names.server";
import { TenantConfigError } from "../../app/infra/tenant/tenant-config-error.server";
import { createDealerFolder, type DealerFolder } from "../fixtures/dealer-folder";
import type { Logger } from "../../app/ports/logger";
import { silentLogger } from "../doubles/silent-logger";
import { type Slip, slipped } from "./slip";
import { ADDRESS_SLIPS } from "./slips-of-addresses";
import { CHECKOUT_SLIPS } from "./slips-of-checkout";
import { FIELD_SLIPS } from "./slips-of-fields";
import { PLUGIN_SLIPS } from "./slips-of-plugins";
import { SENSE_SLIPS } from "./slips-of-sense";
import { SOUND_DEALER } from "./sound-dealer";

const platform = platformNames();
let folder: DealerFolder;
beforeAll(async () => {
  folder = await createDealerFolder();
  await folder.write("emu", { labels: {}, words: {} }, "languages/ar/words.json");
});
afterAll(() => folder.remove());

/** What is said about the dealer when it is read. */
async function judged(): Promise<Record<Slip[0], readonly string[]>> {
  const near = (texts: readonly string[]) => texts.map((text) => text.replaceAll(`${folder.dir}/emu/`, ""));
  const doubts: string[] = [];
  const warn: Logger["warn"] = (details) => {
    if (typeof details === "object" && "doubt" in details) doubts.push(String(details.doubt));
  };
  try {
    await folder.load({ platform, logger: { ...silentLogger, warn } });
    return { fault: [], doubt: near(doubts) };
  } catch (error) {
    if (error instanceof TenantConfigError) return { fault: near(error.problems), doubt: near(error.doubts) };
    throw error;
  }
}

it("finds nothing wrong and nothing doubtful with a sound file", async () => {
  await folder.write("emu", SOUND_DEALER);
  expect(await judged()).toEqual({ fault: [], doubt: [] });
});

it("knows the same of the platform in a command as in the server", () => {
  expect(readPlatformNames()).toEqual(platform);
});

const FAIR = "---\npath: /fair\ntitle: Fair\ndescription: The fair.\n";
const SLIPS = [...FIELD_SLIPS, ...ADDRESS_SLIPS, ...SENSE_SLIPS, ...PLUGIN_SLIPS, ...CHECKOUT_SLIPS];

it("is told of more than 156 slips: the 96 of the audit and 60 more", () => {
  expect(SLIPS.length).toBeGreaterThan(156);
});

describe("somebody who types", () => {
  it.each(SLIPS.map((slip) => [slip[1], JSON.stringify(slip[2]), slip] as const))(
    "%s as %s is told where, and how to mend it",
    async (_, __, slip) => {
      const { file, told } = slipped(slip);
      await folder.write("emu", file);
      const found = await judged();
      const [level, , , remedy] = slip;
      const lines = found[level].filter((line) => line.startsWith(`site.json: ${told}: `));
      expect(
        lines.map((line) => line.includes(remedy)),
        JSON.stringify(found, null, 1),
      ).toEqual([true]);
      expect(new Set(found[level]).size).toBe(found[level].length);
      if (level === "doubt") expect(found.fault).toEqual([]);
    },
  );
});

describe("files", () => {
  const utf16 = Buffer.from('\uFEFF{"site":{}}', "utf16le");
  const latin = Buffer.from(JSON.stringify(SOUND_DEALER).replace("Moorooka", "Mooro\u00f3ka"), "latin1");
  it.each<readonly [Slip[0], string, string | Buffer, string]>([
    ["fault", "site.json", "{ not json", "site.json: not valid JSON"],
    ["fault", "site.json", '{"site": {},}', "(line 1, column 13)"],
    ["fault", "site.json", utf16, "site.json: expected a file saved as UTF-8, received UTF-16"],
    ["fault", "site.json", latin, "site.json: expected a file saved as UTF-8, received a letter of another"],
    [
      "fault",
      "site.json",
      JSON.stringify(SOUND_DEALER).replace('"name":"Emu",', '"name":"Emu",\n"name":"Emu Motors",'),
      'site.json: line 2: expected each field once in its object, received "name" again',
    ],
    ["fault", "content/labels.json", "{", "content/labels.json: not valid JSON"],
    ["fault", "content/labels.json", "[]", "content/labels.json: expected an object, received a list"],
    ["fault", "content/pages/about.md", "# About", "content/pages/about.md: line 1: expected front matter"],
    ["fault", "content/pages/about.md", latin, "content/pages/about.md: expected a file saved as UTF-8"],
    ["fault", "content/pages/About us.md", "", "expected a name of small letters, digits and hyphens"],
    ["fault", "content/reviews.yaml", "reviews: [", "content/reviews.yaml: line 1: expected YAML"],
    ["fault", "content/reviews.yaml", latin, "content/reviews.yaml: expected a file saved as UTF-8"],
    ["fault", "languages/ar/words.json", "{", "languages/ar/words.json: not valid JSON"],
    ["fault", "languages/ar/words.json", '{"words":{"a":"1",\n"a":"2"}}', "line 2: expected each text once"],
    [
      "fault",
      "languages/ar/words.json",
      '{"labels":{"card.nothing":"x"}}',
      "labels.card.nothing: expected the key",
    ],
    ["fault", "languages/ar/pages/abuot.md", "", "languages/ar/pages/abuot.md: expected a text of that name"],
    [
      "fault",
      "languages/ar/pages/about.md",
      latin,
      "languages/ar/pages/about.md: expected a file saved as UTF-8",
    ],
    ["doubt", "languages/fr/words.json", "{}", 'languages/fr/words.json: expected "fr" in site.languages'],
    ["doubt", "sites.json", "{}", "sites.json: expected one of site.json"],
    [
      "fault",
      "content/pages/fair.md",
      `${FAIR}from: 2026-12-02\nuntil: 2026-12-01\n---\n`,
      "content/pages/fair.md: until: expected a last day that is not before `from`",
    ],
    [
      "fault",
      "content/pages/fair.md",
      `${FAIR}from: 2026-02-30\n---\n`,
      "content/pages/fair.md: from: expected",
    ],
    ["fault", "content/pages/fair.md", `${FAIR}draft: soon\n---\n`, "content/pages/fair.md: draft: expected"],
    [
      "doubt",
      "content/pages/fair.md",
      `${FAIR}---\n[Here](/fare)`,
      "content/pages/fair.md: line 6: expected a link to a page that this site has",
    ],
    [
      "doubt",
      "content/pages/fair.md",
      `${FAIR}related: [{ label: Here, path: /fare }]\n---\n`,
      "content/pages/fair.md: related[0].path: expected a link to a page that this site has",
    ],
    ["doubt", "content/reviews.yml", "", "content/reviews.yml: expected one of pages, blog"],
    ["doubt", "content/page/about.md", "", "content/page: expected one of pages, blog"],
  ])("%s: %s", async (level, name, text, said) => {
    const own = await createDealerFolder();
    await own.write("emu", SOUND_DEALER);
    if (!name.startsWith("languages/ar/words")) await own.write("emu", {}, "languages/ar/words.json");
    await own.write("emu", text, name);
    const outer = folder;
    folder = own;
    const found = await judged();
    folder = outer;
    await own.remove();
    expect(
      found[level].filter((line) => line.includes(said)),
      JSON.stringify(found),
    ).toHaveLength(1);
  });

  it("tells a fault of a text once, whatever languages read it", async () => {
    const own = await createDealerFolder();
    await own.write("emu", SOUND_DEALER);
    await own.write("emu", {}, "languages/ar/words.json");
    const review = (id: string) => ({
      id,
      customerName: "Ann",
      rating: 5,
      text: "Good.",
      date: "2026-01-01",
    });
    await own.write("emu", { reviews: [review("a"), review("a")] }, "content/reviews.yaml");
    const problems = await own.problems({ platform });
    await own.remove();
    expect(problems).toEqual([
      "emu/content/reviews.yaml: reviews[1].id: expected an id of its own, received a",
    ]);
  });
});
