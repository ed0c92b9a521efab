import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
});
afterEach(() => folder.remove());

describe("layers", () => {
  it("lays the dealer over its template's preset over the defaults; arrays replace (TEN-02)", async () => {
    await folder.write("emu", dealerFile("emu", { results: { promoPositions: [9] } }, { template: "wide" }));
    const config = (await folder.load()).bySlug("emu");
    expect(config?.results).toMatchObject({ gridColumns: 4, promoPositions: [9], collapseSold: true });
    expect(config?.theme.layout).toMatchObject({ header: "masthead", hero: "cover", card: "boxed" });
  });

  it("adds content/*.json to the content group (TEN-04)", async () => {
    await folder.write("emu", dealerFile("emu", { content: { labels: { "card.a": "A" } } }));
    await folder.write("emu", { labels: { "card.b": "B" } }, "content/labels.json");
    await folder.write("emu", { blocks: { about: { title: "About", text: "Us." } } }, "content/pages.json");
    await folder.write("emu", "ignored", "content/notes.txt");
    const content = (await folder.load()).bySlug("emu")?.content;
    expect(content?.labels).toEqual({ "card.a": "A", "card.b": "B" });
    expect(content?.blocks["about"]?.title).toBe("About");
  });

  it("gives out configuration that nobody can change", async () => {
    await folder.write("emu", dealerFile("emu"));
    const config = (await folder.load()).bySlug("emu");
    expect(Object.isFrozen(config?.search.carTypes)).toBe(true);
  });
});

describe("regions", () => {
  beforeEach(async () => {
    await folder.write("emu", dealerFile("emu"));
    await folder.write("kea", dealerFile("kea", {}, { region: "nz" }));
  });
  const slugs = async (region: string | null) =>
    (await folder.load({ region })).all().map(({ site }) => site.slug);

  it("serves the dealers of its region, or all without one", async () => {
    expect(await slugs("au-east")).toEqual(["emu"]);
    expect(await slugs("nz")).toEqual(["kea"]);
    expect(await slugs(null)).toEqual(["emu", "kea"]);
  });

  it("does not answer for a dealer of another region", async () => {
    const directory = await folder.load({ region: "nz" });
    expect(directory.byHost("www.emu.example")).toBeNull();
    expect(directory.byHost("emu.localhost")).toBeNull();
  });

  it("refuses a region without dealers and names those there are", async () => {
    expect(await folder.problems({ region: "mars" })).toEqual([
      'REGION: expected a region that has dealers (au-east, nz), received "mars"',
    ]);
  });

  it("refuses a default dealer that is not served here", async () => {
    expect(await folder.problems({ region: "nz", defaultTenant: "emu" })).toEqual([
      'DEFAULT_TENANT: expected a dealer served here (kea), received "emu"',
    ]);
  });
});
