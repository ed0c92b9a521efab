import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TemplatePreset } from "~/domain/tenant/template-preset";
import { loadTenants, type LoadTenantsOptions } from "./load-tenants.server";
import { TenantConfigError } from "./tenant-config-error.server";

const presets: Readonly<Record<string, TemplatePreset>> = {
  plain: { values: {}, colours: { "color-on-action": "#ffffff", "color-action": "#1049c4" } },
  wide: {
    values: {
      results: { gridColumns: 4, promoPositions: [8, 17] },
      theme: { layout: { header: "masthead", hero: "cover" } },
    },
    colours: {},
  },
};

interface SiteFile {
  readonly site: Readonly<Record<string, unknown>>;
  readonly [group: string]: unknown;
}

const dealer = (
  slug: string,
  change: Readonly<Record<string, unknown>> = {},
  site: object = {},
): SiteFile => ({
  site: {
    slug,
    template: "plain",
    id: slug,
    name: slug,
    url: `https://www.${slug}.example`,
    hosts: [`www.${slug}.example`],
    region: "au-east",
    dealerships: [{ id: slug, name: slug, slug }],
    ...site,
  },
  theme: { logo: { wordmark: slug } },
  ...change,
});

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "tenants-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function write(folder: string, content: unknown, name = "site.json"): Promise<void> {
  const path = join(dir, folder, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
}

const load = (options: Partial<LoadTenantsOptions> = {}) =>
  loadTenants({ dir, presets, region: null, ...options });

/** What stopped the load, file names shortened to `folder/site.json`. */
async function problems(options: Partial<LoadTenantsOptions> = {}): Promise<readonly string[]> {
  try {
    await load(options);
  } catch (error) {
    if (error instanceof TenantConfigError)
      return error.problems.map((text) => text.replaceAll(`${dir}/`, ""));
    throw error;
  }
  return [];
}

describe("layers", () => {
  it("lays the dealer over its template's preset over the defaults; arrays replace", async () => {
    await write("emu", dealer("emu", { results: { promoPositions: [9] } }, { template: "wide" }));
    const config = (await load()).bySlug("emu");
    expect(config?.results).toMatchObject({ gridColumns: 4, promoPositions: [9], collapseSold: true });
    expect(config?.theme.layout).toMatchObject({ header: "masthead", hero: "cover", card: "boxed" });
  });

  it("adds content/*.json to the content group", async () => {
    await write("emu", dealer("emu", { content: { labels: { "card.a": "A" } } }));
    await write("emu", { labels: { "card.b": "B" } }, "content/labels.json");
    await write("emu", { blocks: { about: { title: "About", text: "Us." } } }, "content/pages.json");
    await write("emu", "ignored", "content/notes.txt");
    const content = (await load()).bySlug("emu")?.content;
    expect(content?.labels).toEqual({ "card.a": "A", "card.b": "B" });
    expect(content?.blocks["about"]?.title).toBe("About");
  });

  it("gives out configuration that nobody can change", async () => {
    await write("emu", dealer("emu"));
    const config = (await load()).bySlug("emu");
    expect(Object.isFrozen(config?.search.carTypes)).toBe(true);
  });
});

describe("regions", () => {
  beforeEach(async () => {
    await write("emu", dealer("emu"));
    await write("kea", dealer("kea", {}, { region: "nz" }));
  });
  const slugs = async (region: string | null) => (await load({ region })).all().map(({ site }) => site.slug);

  it("serves the dealers of its region, or all without one", async () => {
    expect(await slugs("au-east")).toEqual(["emu"]);
    expect(await slugs("nz")).toEqual(["kea"]);
    expect(await slugs(null)).toEqual(["emu", "kea"]);
  });

  it("does not answer for a dealer of another region", async () => {
    const directory = await load({ region: "nz" });
    expect(directory.byHost("www.emu.example")).toBeNull();
    expect(directory.byHost("emu.localhost")).toBeNull();
  });

  it("refuses a region without dealers and names those there are", async () => {
    expect(await problems({ region: "mars" })).toEqual([
      'REGION: expected a region that has dealers (au-east, nz), received "mars"',
    ]);
  });

  it("refuses a default dealer that is not served here", async () => {
    expect(await problems({ region: "nz", defaultTenant: "emu" })).toEqual([
      'DEFAULT_TENANT: expected a dealer served here (kea), received "emu"',
    ]);
  });
});

describe("faults", () => {
  it.each<[string, object, string]>([
    [
      "a wrong type",
      { search: { hitsPerPage: "many" } },
      'search.hitsPerPage: expected a number, received "many"',
    ],
    [
      "a fraction",
      { search: { hitsPerPage: 2.5 } },
      "search.hitsPerPage: expected a whole number, received 2.5",
    ],
    [
      "a number too large",
      { search: { hideStockDays: 20 } },
      "search.hideStockDays: expected a number of at most 14, received 20",
    ],
    [
      "a number too small",
      { search: { hitsPerPage: 0 } },
      "search.hitsPerPage: expected a number of at least 1, received 0",
    ],
    [
      "an unknown key",
      { search: { hitPerPage: 21 } },
      "search.hitPerPage: expected no field of this name, received 21",
    ],
    ["an unknown group", { serach: {} }, "serach: expected no field of this name, received {}"],
    [
      "a choice that is none",
      { card: { saveControl: "pin" } },
      'card.saveControl: expected one of "favourite", "compare", "save", "none", received "pin"',
    ],
    [
      "a yes instead of true",
      { tags: { fuelTag: "yes" } },
      'tags.fuelTag: expected true or false, received "yes"',
    ],
    [
      "a list too short",
      { search: { carTypes: [] } },
      "search.carTypes: expected a list length of at least 1, received []",
    ],
    ["an object for a list", { nav: { items: {} } }, "nav.items: expected a list, received {}"],
    ["null for an object", { nav: null }, "nav: expected an object, received null"],
    [
      "an unknown block",
      { home: { blocks: [{ kind: "hmtl" }] } },
      'home.blocks[0].kind: expected one of "hero", "search"',
    ],
    [
      "markup",
      { tags: { soldLabel: "<i>" } },
      'tags.soldLabel: expected plain text without < or >, received "<i>"',
    ],
    [
      "a bad colour",
      { theme: { logo: { wordmark: "x" }, tokens: { "color-brand": "red;}</style>" } } },
      'theme.tokens.color-brand: expected a colour as #rrggbb in lower case, received "red;}</style>"',
    ],
    [
      "an unreadable pair",
      { theme: { logo: { wordmark: "x" }, tokens: { "color-action": "#f5b324" } } },
      "theme.tokens: color-on-action #ffffff on color-action #f5b324: expected a contrast of at least 4.5, received 1.85",
    ],
    [
      "a nested fault",
      { nav: { items: [{ label: "A" }, { label: "B", children: [{ label: "" }] }] } },
      'nav.items[1].children[0].label: expected a text length of at least 1, received ""',
    ],
  ])("says what is wrong with %s", async (_, change, message) => {
    await write("emu", dealer("emu", { ...change }));
    const found = await problems();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`emu/site.json: ${message}`);
  });

  it.each<[string, object, string]>([
    ["a missing field", { name: undefined }, "site.name: expected text, received nothing"],
    [
      "a slug that is not the folder's",
      { slug: "emo" },
      `site.slug: expected the folder's name "emu", received "emo"`,
    ],
    [
      "a missing template",
      { template: "fancy" },
      'site.template: expected one of the templates plain, wide, received "fancy"',
    ],
    [
      "a template out of the prototype",
      { template: "constructor" },
      'site.template: expected one of the templates plain, wide, received "constructor"',
    ],
    [
      "a state of another country",
      { country: "nz" },
      'site.defaultState: expected one of ntl, auk, wko, bop, gis, hkb, tki, mwt, wgn, tas, nsn, mbh, wtc, can, ota, stl, received "qld"',
    ],
    [
      "a time zone nobody has",
      { timeZone: "Australia/Moorooka" },
      'site.timeZone: expected an IANA time zone such as Australia/Brisbane, received "Australia/Moorooka"',
    ],
    [
      "a shared dealership id",
      {
        dealerships: [
          { id: "a", name: "A", slug: "a" },
          { id: "a", name: "B", slug: "b" },
        ],
      },
      'site.dealerships[1].id: expected its own id, received "a"',
    ],
  ])("says what is wrong with %s", async (_, site, message) => {
    await write("emu", dealer("emu", {}, site));
    expect(await problems()).toEqual([`emu/site.json: ${message}`]);
  });

  it("checks locations against the country and the dealerships", async () => {
    const location = {
      id: "yard",
      name: "Yard",
      slug: "yard",
      dealershipId: "someone-else",
      address: { street: "1 Road", city: "Town", state: "QLD", postcode: "410" },
    };
    await write("emu", dealer("emu", {}, { locations: [location] }));
    expect(await problems()).toEqual([
      'emu/site.json: site.locations[0].dealershipId: expected one of emu, received "someone-else"',
      'emu/site.json: site.locations[0].address.postcode: expected a postcode of Australia, received "410"',
    ]);
  });

  it("names both dealers that claim one host", async () => {
    await write("emu", dealer("emu", {}, { hosts: ["www.shared.example"] }));
    await write("kea", dealer("kea", {}, { hosts: ["www.kea.example", "www.shared.example"] }));
    expect(await problems()).toEqual([
      'kea/site.json: site.hosts: expected "www.shared.example" of one dealer only, received it in emu/site.json too',
    ]);
  });

  it("lets no two dealers list one dealership's stock by accident", async () => {
    await write("emu", dealer("emu"));
    await write("kea", dealer("kea", {}, { dealerships: [{ id: "emu", name: "Emu", slug: "x" }] }));
    expect(await problems()).toEqual([
      'kea/site.json: site.dealerships: expected "emu" of one dealer only, received it in emu/site.json too',
    ]);
  });

  it("lists every fault of every file at once, and keeps them in one message", async () => {
    await write("emu", dealer("emu", { search: { hitsPerPage: -1, extra: 1 } }, { hosts: ["a.example"] }));
    await write("kea", dealer("kea", { tags: { soldLabel: 3 } }, { hosts: ["a.example"], template: "none" }));
    await write("owl", "{ not json");
    await mkdir(join(dir, "tui"));
    const found = await problems();
    expect(found).toHaveLength(7);
    expect(found.map((text) => text.split(": ").slice(0, 2).join(": "))).toEqual([
      "emu/site.json: search.hitsPerPage",
      "emu/site.json: search.extra",
      "kea/site.json: site.template",
      "kea/site.json: tags.soldLabel",
      "owl/site.json: not valid JSON",
      "tui/site.json: expected a file here, received nothing",
      "kea/site.json: site.hosts",
    ]);
    await expect(load()).rejects.toThrow(/^Dealer configuration: 7 problems\n {2}/);
  });

  it.each([
    ["[]", "expected an object, received a list"],
    ["3", "expected an object, received a number"],
    ["null", "expected an object, received null"],
    ["", "not valid JSON"],
  ])("refuses a site.json that holds %j", async (text, message) => {
    await write("emu", text);
    expect((await problems())[0]).toContain(`emu/site.json: ${message}`);
  });

  it("refuses broken content files by their own name", async () => {
    await write("emu", dealer("emu"));
    await write("emu", "{", "content/labels.json");
    expect((await problems())[0]).toContain("emu/content/labels.json: not valid JSON");
  });

  it("refuses prototype keys as unknown fields", async () => {
    await write("emu", JSON.stringify(dealer("emu")).replace(/}$/, ',"__proto__":{"production":true}}'));
    expect(await problems()).toEqual([
      'emu/site.json: __proto__: expected no field of this name, received {"production":true}',
    ]);
  });

  it("cuts long values short", async () => {
    await write("emu", dealer("emu", { tags: { fuelTag: "x".repeat(500) } }));
    expect((await problems())[0]?.length).toBeLessThan(200);
  });

  it("needs a folder with dealers", async () => {
    expect(await problems()).toEqual([
      `${dir}: expected at least one dealer folder with a site.json, received none`,
    ]);
    expect((await problems({ dir: join(dir, "missing") }))[0]).toContain("missing: cannot be read: ENOENT");
  });
});
