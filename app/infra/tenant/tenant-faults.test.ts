import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDealerFolder, dealerFile, type DealerFolder } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
});
afterEach(() => folder.remove());

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
      "finance that contradicts itself",
      { finance: { amountMin: 300_000 } },
      "finance.amountMin: expected less than finance.amountMax (250000), received 300000",
    ],
    [
      "a lender nobody knows",
      { finance: { provider: "acme bank" } },
      'finance.provider: expected a lender of finance.lenderRules (taurus, 360 finance, ausloans, manual, angle, powertorque, nissan finance), received "acme bank"',
    ],
    [
      "small print of another rate",
      { finance: { sampleEstimate: { rate: 7.49 }, disclaimer: "Loans at 8.99% p.a. over 7 years." } },
      "finance.disclaimer: expected no rates but 7.49% and no terms but the estimate's (the footnote names the lender's own figures), received 8.99%, 7 years",
    ],
    [
      "a bad colour",
      { theme: { logo: { wordmark: "x" }, tokens: { "color-brand": "red;}</style>" } } },
      'theme.tokens.color-brand: expected a colour without transparency in a notation of CSS, such as #0b5953, hsl(175 78% 20%) or teal, received "red;}</style>"',
    ],
    [
      "an unreadable pair",
      { theme: { logo: { wordmark: "x" }, tokens: { "color-action": "#f5b324" } } },
      "theme.tokens: color-on-action #ffffff on color-action #f5b324: expected a contrast of at least 4.5, received 1.84",
    ],
    [
      "a nested fault",
      { nav: { items: [{ label: "A" }, { label: "B", children: [{ label: "" }] }] } },
      'nav.items[1].children[0].label: expected a text length of at least 1, received ""',
    ],
  ])("says what is wrong with %s", async (_, change, message) => {
    await folder.write("emu", dealerFile("emu", { ...change }));
    const found = await folder.problems();
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
      { country: "nz", defaultState: "qld" },
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
    await folder.write("emu", dealerFile("emu", {}, site));
    expect(await folder.problems()).toEqual([`emu/site.json: ${message}`]);
  });

  it("checks locations against the country and the dealerships", async () => {
    const location = {
      id: "yard",
      name: "Yard",
      slug: "yard",
      dealershipId: "someone-else",
      address: { street: "1 Road", city: "Town", state: "QLD", postcode: "410" },
    };
    await folder.write("emu", dealerFile("emu", {}, { locations: [location] }));
    expect(await folder.problems()).toEqual([
      'emu/site.json: site.locations[0].dealershipId: expected one of emu, received "someone-else"',
      'emu/site.json: site.locations[0].address.postcode: expected a postcode of Australia, received "410"',
    ]);
  });

  it("names both dealers that claim one host", async () => {
    await folder.write("emu", dealerFile("emu", {}, { hosts: ["www.emu.example", "www.shared.example"] }));
    await folder.write("kea", dealerFile("kea", {}, { hosts: ["www.kea.example", "www.shared.example"] }));
    expect(await folder.problems()).toEqual([
      'emu/site.json: site.hosts, kea/site.json: site.hosts: expected "www.shared.example" of one dealer only',
    ]);
  });

  it("lets no two dealers list one dealership's stock by accident", async () => {
    await folder.write("emu", dealerFile("emu"));
    await folder.write(
      "kea",
      dealerFile("kea", {}, { dealerships: [{ id: "emu", name: "Emu", slug: "x" }] }),
    );
    expect(await folder.problems()).toEqual([
      'emu/site.json: site.dealerships, kea/site.json: site.dealerships: expected "emu" of one dealer only',
    ]);
  });

  it("lists every fault of every file at once, and keeps them in one message", async () => {
    await folder.write(
      "emu",
      dealerFile("emu", { search: { hitsPerPage: -1, extra: 1 } }, { hosts: ["a.example"] }),
    );
    await folder.write(
      "kea",
      dealerFile("kea", { tags: { soldLabel: 3 } }, { hosts: ["a.example"], template: "none" }),
    );
    await folder.write("owl", "{ not json");
    await mkdir(join(folder.dir, "tui"));
    const found = await folder.problems();
    expect(found).toHaveLength(7);
    expect(found.map((text) => text.split(": ").slice(0, 2).join(": "))).toEqual([
      "emu/site.json: search.hitsPerPage",
      "emu/site.json: search.extra",
      "kea/site.json: site.template",
      "kea/site.json: tags.soldLabel",
      "owl/site.json: not valid JSON",
      "tui/site.json: expected a file here, received nothing",
      "emu/site.json: site.hosts, kea/site.json",
    ]);
    await expect(folder.load()).rejects.toThrow(/^Dealer configuration: 7 problems\n {2}/);
  });

  it.each([
    ["[]", "expected an object, received a list"],
    ["3", "expected an object, received a number"],
    ["null", "expected an object, received null"],
    ["", "not valid JSON"],
  ])("refuses a site.json that holds %j", async (text, message) => {
    await folder.write("emu", text);
    expect((await folder.problems())[0]).toContain(`emu/site.json: ${message}`);
  });

  it("reads files that begin with a byte-order mark, as some editors save them", async () => {
    await folder.write("emu", `\uFEFF${JSON.stringify(dealerFile("emu"))}`);
    expect(await folder.problems()).toEqual([]);
  });

  it("refuses redirects that never end", async () => {
    const redirects = [
      { from: "/old", to: "/older" },
      { from: "/older", to: "/old" },
    ];
    await folder.write("emu", dealerFile("emu", { routes: { redirects } }));
    expect(await folder.problems()).toEqual([
      "emu/site.json: routes.redirects[0].to: expected an address that leads to a page, received /older, which leads on without end (/old → /older → /old)",
      "emu/site.json: routes.redirects[1].to: expected an address that leads to a page, received /old, which leads on without end (/older → /old → /older)",
    ]);
  });

  it("refuses broken content files by their own name", async () => {
    await folder.write("emu", dealerFile("emu"));
    await folder.write("emu", "{", "content/labels.json");
    expect((await folder.problems())[0]).toContain("emu/content/labels.json: not valid JSON");
  });

  it("refuses prototype keys as unknown fields", async () => {
    await folder.write(
      "emu",
      JSON.stringify(dealerFile("emu")).replace(/}$/, ',"__proto__":{"production":true}}'),
    );
    expect(await folder.problems()).toEqual([
      'emu/site.json: __proto__: expected no field of this name, received {"production":true}',
    ]);
  });

  it("cuts long values short", async () => {
    await folder.write("emu", dealerFile("emu", { tags: { fuelTag: "x".repeat(500) } }));
    expect((await folder.problems())[0]?.length).toBeLessThan(200);
  });

  it("needs a folder with dealers", async () => {
    expect(await folder.problems()).toEqual([
      `${folder.dir}: expected at least one dealer folder with a site.json, received none`,
    ]);
    expect((await folder.problems({ dir: join(folder.dir, "missing") }))[0]).toContain(
      "missing: cannot be read: ENOENT",
    );
  });
});
