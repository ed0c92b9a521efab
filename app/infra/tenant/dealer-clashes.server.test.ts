import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../../test/fixtures/dealer-folder";

let folder: DealerFolder;
beforeEach(async () => {
  folder = await createDealerFolder();
});
afterEach(() => folder.remove());

/** Two dealers, each with these groups and site fields besides its own. */
async function both(groups: object, site: object = {}, shared: object = {}): Promise<readonly string[]> {
  const others = { emu: "kea", kea: "emu" };
  for (const [slug, dealer] of Object.entries(others)) {
    const sharedWith = "what" in shared ? [{ dealer, ...shared }] : [];
    await folder.write(slug, dealerFile(slug, groups, { sharedWith, ...site }));
  }
  return folder.problems();
}

const hook = { id: "hook", type: "webhook", url: "https://hook.example/a", secretEnv: "LEAD_SECRET_A" };
const market = {
  id: "m",
  type: "marketplace",
  url: "https://m.example/",
  tokenEnv: "LEAD_SECRET_M",
  sellerId: "S-1",
};
const place = (path: string) => `emu/site.json: ${path}, kea/site.json: ${path}`;
const sinks = (...all: readonly object[]) => ({ leads: { sinks: all, heldNoticeTo: [] } });

describe("two dealers", () => {
  it.each<[string, string, object, object]>([
    ["mailbox", "site.email", {}, { email: "desk@group.example" }],
    ["mailbox", "leads.sinks[0].to[0]", sinks({ id: "a", type: "adfMail", to: ["desk@group.example"] }), {}],
    ["mailbox", "leads.mailFrom", { leads: { mailFrom: "desk@group.example" } }, {}],
    ["mailbox", "leads.sinks[0].replyTo", sinks({ id: "a", type: "autoReply", replyTo: "d@g.example" }), {}],
    ["mailbox", "leads.heldNoticeTo[0]", { leads: { heldNoticeTo: ["d@g.example"] } }, {}],
    ["phone", "site.phones.sales", {}, { phones: { sales: "07 5550 0142" } }],
    [
      "phone",
      "leads.sinks[0].text",
      sinks({ id: "a", type: "autoReply", text: "Ring (07) 5550 0142 any time." }),
      {},
    ],
    ["mailbox", "leads.sinks[0].text", sinks({ id: "a", type: "autoReply", text: "Or d@g.example" }), {}],
    ["legal", "site.legal.licence", {}, { legal: { licence: "Lic. 1" } }],
    ["legal", "site.legal.company", {}, { legal: { company: "Emu Pty Ltd" } }],
    ["link", "site.youtubeUrl", {}, { youtubeUrl: "https://video.example/emu" }],
    ["account", "site.chatProviderToken", {}, { chatProviderToken: "t" }],
    ["link", "reviews.leaveReviewUrl", { reviews: { leaveReviewUrl: "https://r.example/e" } }, {}],
    ["words", "theme.logo", { theme: { logo: { wordmark: "Road & Co" } } }, {}],
  ])("share a %s in %s only when both files say so", async (what, path, groups, site) => {
    const found = await both(groups, site);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${place(path)}: expected "`);
    expect(found[0]).toContain(`of one dealer only, or each named in the other's site.sharedWith`);
    expect(await both(groups, site, { what: [what] })).toEqual([]);
    const other = what === "mailbox" ? "phone" : "mailbox";
    expect(await both(groups, site, { what: [other] }), "what is shared is named").toHaveLength(1);
  });

  it.each([
    ["another group", { search: { hitsPerPage: "many" } }, {}, "search.hitsPerPage"],
    ["the group of its sinks", { leads: { ...sinks(hook).leads, holdHours: [] } }, {}, "leads.holdHours"],
    ["the site group", {}, { country: "mars" }, "site.country"],
    ["a list", { nav: { items: [{ label: 7 }] } }, {}, "nav.items[0].label"],
  ])("hear of what they share though %s has a fault", async (_name, groups, site, path) => {
    await folder.write("kea", dealerFile("kea", sinks(hook), { email: "desk@group.example" }));
    const emu = { email: "desk@group.example", ...site };
    await folder.write("emu", dealerFile("emu", { ...sinks(hook), ...groups }, emu));
    const found = await folder.problems();
    expect(found.some((line) => line.startsWith(`emu/site.json: ${path}`))).toBe(true);
    for (const shared of ["site.email", "leads.sinks[0].url", "leads.sinks[0].secretEnv"])
      expect(found.filter((line) => line.startsWith(place(shared)))).toHaveLength(1);
  });

  it("share a webhook, its secret, and an account at a marketplace only when both say so", async () => {
    const found = await both(sinks(hook, market));
    expect(found.map((line) => /what: \["(\w+)"\]/.exec(line)?.[1])).toEqual([
      "webhook",
      "secret",
      "marketplace",
      "secret",
    ]);
    expect(await both(sinks(hook, market), {}, { what: ["webhook", "secret", "marketplace"] })).toEqual([]);
    const apart = { ...market, tokenEnv: null, sellerId: null };
    expect(await both(sinks(apart)), "a marketplace is everybody's").toEqual([]);
  });

  it("share an account for payments only when both say so: deposits would go to a stranger", async () => {
    const found = await both({ payments: { provider: "stripe" } });
    expect(found).toHaveLength(2);
    expect(found[0]).toContain(`${place("payments.secretKeyEnv")}: expected "STRIPE_SECRET_KEY"`);
    expect(await both({ payments: { provider: "stripe" } }, {}, { what: ["payments"] })).toEqual([]);
    expect(await both({}), "in a demonstration nobody is paid").toEqual([]);
  });

  it("never share their address, with or without www, whatever they say", async () => {
    for (const url of ["https://www.emu.example", "https://emu.example"]) {
      await folder.write("emu", dealerFile("emu", {}, { sharedWith: [{ dealer: "kea", what: ["link"] }] }));
      await folder.write("kea", dealerFile("kea", {}, { url }));
      const found = await folder.problems();
      expect(found.filter((line) => line.includes("one dealer only"))).toEqual([
        'emu/site.json: site.url, site.hosts, kea/site.json: site.url: expected "https://www.emu.example" of one dealer only',
      ]);
    }
  });

  it("are compared by meaning: case, spaces and country code make no difference", async () => {
    await folder.write(
      "emu",
      dealerFile("emu", {}, { email: "Desk@Group.example", phones: { main: "07 5550 0142" } }),
    );
    await folder.write(
      "kea",
      dealerFile(
        "kea",
        { leads: { sinks: [{ id: "a", type: "adfMail", to: ["desk@group.example"] }] } },
        { phones: { service: "+61 7 5550 0142" } },
      ),
    );
    const found = await folder.problems();
    expect(found.map((line) => line.split(": expected")[0])).toEqual([
      "emu/site.json: site.email, kea/site.json: leads.sinks[0].to[0]",
      "emu/site.json: site.phones.main, kea/site.json: site.phones.service",
    ]);
  });

  it("are told apart when only one of three says that it is meant", async () => {
    const email = "desk@group.example";
    const shares = (dealer: string) => ({ email, sharedWith: [{ dealer, what: ["mailbox"] }] });
    await folder.write("emu", dealerFile("emu", {}, shares("kea")));
    await folder.write("kea", dealerFile("kea", {}, shares("emu")));
    expect(await folder.problems()).toEqual([]);
    await folder.write("owl", dealerFile("owl", {}, shares("emu")));
    const [found] = await folder.problems();
    for (const file of ["emu", "kea", "owl"]) expect(found).toContain(`${file}/site.json: site.email`);
  });

  it("may each say a thing twice", async () => {
    const phones = { main: "07 5550 0142", sales: "07 5550 0142" };
    await folder.write("emu", dealerFile("emu", {}, { phones, hosts: ["emu.example", "www.emu.example"] }));
    expect(await folder.problems()).toEqual([]);
  });

  it("do not have each other's logo and icon, whatever the file is called", async () => {
    const svg = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path d="M0 0h60v60H0z" fill="${colour}"/></svg>`;
    const files = { emu: "logo.svg", kea: "kea-logo.svg" };
    for (const [slug, name] of Object.entries(files)) {
      const logo = { wordmark: slug, image: `/media/${name}`, favicon: "/media/icon.svg" };
      await folder.write(slug, dealerFile(slug, { theme: { logo } }));
      await folder.write(slug, svg("red"), `media/${name}`);
      await folder.write(slug, svg(slug === "emu" ? "green" : "blue"), "media/icon.svg");
    }
    expect(await folder.problems()).toEqual([
      `${place("theme.logo.image")}: expected "/media/logo.svg" of one dealer only, or each named in the other's site.sharedWith, with what: ["words"]`,
    ]);
  });

  it("do not have each other's words, file by file", async () => {
    for (const slug of ["emu", "kea"]) {
      await folder.write(slug, dealerFile(slug));
      await folder.write(
        slug,
        "---\npage: about\ntitle: Us\ndescription: Who we are\n---\n\nThe same.\n",
        "content/pages/about.md",
      );
    }
    const found = await folder.problems();
    expect(found.filter((line) => line.includes("of one dealer only"))).toEqual([
      expect.stringContaining(
        "emu/content/pages/about.md: (the whole file), kea/content/pages/about.md: (the whole file): expected words",
      ),
    ]);
  });
});

it("refuses a site.url with a path, which no page would stand at", async () => {
  for (const url of [
    "https://www.emu.example/cars",
    "https://www.emu.example/?a",
    "https://www.emu.example/#a",
  ]) {
    await folder.write("emu", dealerFile("emu", {}, { url }));
    expect(await folder.problems()).toEqual([
      `emu/site.json: site.url: expected an https:// address without path, query or place in the page, received ${JSON.stringify(url)}`,
    ]);
  }
});

describe("secrets that a file names", () => {
  const SECRET = `whsec_${Buffer.from("a secret of the test").toString("base64")}`;
  const names = { LEAD_SECRET_A: SECRET, LEAD_SECRET_M: "token" };
  const with_ = (changes: object) => new Map(Object.entries({ ...names, ...changes }));
  beforeEach(() => folder.write("emu", dealerFile("emu", sinks(hook, market))));

  it.each<[string, object, readonly string[]]>([
    ["are there", {}, []],
    ["are empty", { LEAD_SECRET_A: "", LEAD_SECRET_M: "" }, ["secretEnv", "tokenEnv"]],
    ["sign nothing", { LEAD_SECRET_A: "whsec_%%%" }, ["secretEnv"]],
  ])("in production: %s", async (_, changes, faulty) => {
    const found = await folder.problems({ production: true, secrets: with_(changes) });
    expect(
      found.map((line) => /^emu\/site\.json: leads\.sinks\[\d\]\.(\w+): expected/.exec(line)?.[1]),
    ).toEqual(faulty);
    expect(found.join()).not.toContain(SECRET);
  });

  it("stop the start in production alone; elsewhere a warning names them", async () => {
    const secrets = new Map<string, string>();
    const [found] = await folder.problems({ production: true, secrets });
    expect(found).toBe(
      "emu/site.json: leads.sinks[0].secretEnv: expected a secret (whsec_…) in the environment variable LEAD_SECRET_A, received nothing",
    );
    const warned: object[] = [];
    const quiet = () => undefined;
    const logger = {
      info: quiet,
      error: quiet,
      debug: quiet,
      warn: (fields: object) => void ("problem" in fields && warned.push(fields)),
    };
    await folder.load({ secrets, logger });
    expect(warned).toHaveLength(2);
  });

  it("are no matter for a region that does not serve the dealer", async () => {
    await folder.write("kea", dealerFile("kea", {}, { region: "nz" }));
    const options = { production: true, secrets: new Map<string, string>(), region: "nz" };
    expect(await folder.problems(options)).toEqual([]);
  });
});

describe("a folder that is copied", () => {
  const COPIED = "harbour-city";
  const write = (slug: string, change: (config: { site: object }) => object) => {
    const file = join(folder.dir, slug, "site.json");
    // The loader checks what it reads.
    const config = JSON.parse(readFileSync(file, "utf8")) as { site: object };
    writeFileSync(file, JSON.stringify(change(config)));
  };

  it("and changed where the eye falls first is refused, with all that is still the other dealer's", async () => {
    for (const slug of [COPIED, "emu-motors"])
      cpSync(join("tenant-config", COPIED), join(folder.dir, slug), { recursive: true });
    const ids = { id: "emu-motors", slug: "emu-motors", name: "Emu Motors" };
    const address = { street: "1 Road", city: "Town", state: "QLD", postcode: "4105" };
    write("emu-motors", ({ site, ...groups }) => ({
      ...groups,
      site: {
        ...site,
        ...ids,
        hosts: ["www.emu-motors.example"],
        dealerships: [ids],
        locations: [{ ...ids, dealershipId: ids.id, address }],
      },
    }));
    const found = await folder.problems({ presets: TEMPLATE_PRESETS });
    // `file: field, field, other file: field: expected …`
    const places = found.flatMap((line) => line.split(/: expected|, (?=\S+\/)/));
    const left = places.flatMap((place) => {
      const [file = "", ...fields] = place.split(/: |, /);
      return fields.map((field) => `${file}: ${field}`);
    });
    for (const field of [
      ..."site.url site.email site.phones.main site.legal.licence theme.logo".split(" "),
      ..."leads.sinks[0].to[0] leads.sinks[2].replyTo leads.sinks[1].url leads.sinks[1].secretEnv".split(" "),
    ])
      expect(left.filter((one) => one === `emu-motors/site.json: ${field}`)).toHaveLength(1);
    for (const name of ["about", "privacy"])
      expect(left).toContain(`emu-motors/content/pages/${name}.md: (the whole file)`);
    expect(
      found.filter((line) => line.includes("one dealer only")).every((line) => line.includes(`${COPIED}/`)),
      "both are named",
    ).toBe(true);
  });

  it("is refused for every demonstration dealer", async () => {
    for (const slug of readdirSync("tenant-config", { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )) {
      const one = await createDealerFolder();
      for (const name of [slug, "a-copy"])
        cpSync(join("tenant-config", slug), join(one.dir, name), { recursive: true });
      const found = await one.problems({ presets: TEMPLATE_PRESETS });
      expect(
        found.some((line) => line.includes("site.email")),
        slug,
      ).toBe(true);
      await one.remove();
    }
  });
});
