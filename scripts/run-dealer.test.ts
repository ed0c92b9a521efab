import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { LEAD_KINDS } from "~/domain/lead/lead";
import { heldNoticeMailboxes, reachesDealer, sinksFor } from "~/domain/lead/sinks";
import { hasPage } from "~/domain/tenant/has-page";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { LEAST_DEALER, MADE_DEALERS, writeLeastDealer } from "../test/setup/made-dealers";
import type { Ask } from "./dealer/complete-answers";
import { runDealer } from "./run-dealer";

const ROOT = join(import.meta.dirname, "..");
const DEALERS = join(ROOT, "tenant-config");

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "forecourt-dealer-"));
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

const site = () => {
  throw new Error("asked for the site, as a preview alone may");
};

async function run(args: readonly string[], ask: Ask | null = null) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const given = {
    dir,
    root: ROOT,
    presets: TEMPLATE_PRESETS,
    region: null,
    secrets: { secrets: new Map() },
    site,
  };
  const code = await runDealer(args, { ...given, say, ask });
  return { code, text: said.join("\n").replaceAll(`${dir}/`, "") };
}

/** What is looked at in a file that was made. */
const NEW_FILE = z.object({
  tags: z.object({ justArrivedLabel: z.string() }),
  home: z.object({ paymentIcons: z.boolean() }),
  nav: z.object({
    items: z.array(z.object({ label: z.string(), page: z.string() })),
    footerColumns: z.array(z.object({ links: z.array(z.object({ page: z.string() })) })),
  }),
});
const first = MADE_DEALERS[0] ?? { slug: "", flags: [], mail: "" };
const make = (slug = first.slug, flags = first.flags) => run(["new", slug, ...flags]);
const siteFile = (slug: string) => join(dir, slug, "site.json");
const change = (slug: string, from: string, to: string) => {
  const before = readFileSync(siteFile(slug), "utf8");
  expect(before).toContain(from);
  writeFileSync(siteFile(slug), before.replace(from, to));
};

describe("new", () => {
  it("makes a dealer in each template and country that loads without fault or doubt, and whose leads are its own", async () => {
    for (const { slug, flags } of MADE_DEALERS) {
      const { code, text } = await make(slug, flags);
      expect([code, text]).toEqual([0, expect.stringContaining(`${slug}: nothing found`)]);
    }
    writeLeastDealer(dir);
    const { code, text } = await run(["check"]);
    expect([code, text.split("\n").at(-1)]).toEqual([
      0,
      `${MADE_DEALERS.length + 1} dealers: 0 faults, 1 doubt`,
    ]);
    expect(text, "the least dealer has no number (ERR-18)").toContain("site.phones: expected main or sales");
    const tenants = await loadTenants({
      dir,
      presets: TEMPLATE_PRESETS,
      region: null,
      production: true,
      secrets: new Map(),
    });
    for (const { slug, mail } of MADE_DEALERS) {
      const config = tenants.bySlug(slug);
      if (config === null) throw new Error(`${slug} is not there`);
      const contact = { name: "Zoë", lastName: null, email: "zoe@example.com", phone: null, postcode: null };
      const sinks = LEAD_KINDS.flatMap((kind) =>
        sinksFor(config, { kind, dealershipId: null, contact, fields: {} }, false),
      );
      expect([
        ...new Set(
          sinks.flatMap((sink) =>
            sink.type === "adfMail" ? sink.to : reachesDealer([sink]) ? [sink.type] : [],
          ),
        ),
      ]).toEqual([mail]);
      expect(heldNoticeMailboxes(config)).toEqual([mail]);
      expect([hasPage(config, "terms"), hasPage(config, "privacy"), hasPage(config, "offers")]).toEqual([
        true,
        true,
        false,
      ]);
      expect(
        [config.nav.items.length, config.home.blocks.length, config.nav.footerColumns.length].every(
          (count) => count > 2,
        ),
      ).toBe(true);
    }
    expect(hasPage(tenants.bySlug(LEAST_DEALER) ?? fail(), "locations")).toBe(false);
  });

  it("writes nothing of another dealer, and says of its legal pages that a lawyer has to check them", async () => {
    const { text } = await make();
    const pages = join(dir, first.slug, "content", "pages");
    const files = [siteFile(first.slug), ...readdirSync(pages).map((name) => join(pages, name))];
    const written = files.map((file) => readFileSync(file, "utf8"));
    const others = readdirSync(DEALERS).filter((name) => !name.includes("."));
    expect(others.length).toBeGreaterThan(3);
    for (const other of others) expect(written.join("\n")).not.toContain(other);
    for (const page of written.slice(1)) expect(page).toContain("Draft, to be checked by the lawyer of");
    expect(JSON.parse(written[0] ?? "")).toMatchObject({ $schema: "../site.schema.json" });
    expect(readdirSync(dir)).toContain("site.schema.json");
    expect(text).toMatch(/Look at what nobody told us:\n {2}site.openingHours: Mo 08:30-17:30, .*Fr/);
  });

  it("calls no used vehicle new, claims no means of payment, and names pages that are still to be written", async () => {
    await make();
    const { home, nav, tags } = NEW_FILE.parse(JSON.parse(readFileSync(siteFile(first.slug), "utf8")));
    expect(tags.justArrivedLabel).toBe("Just arrived");
    expect(home.paymentIcons).toBe(false);
    expect(nav.items).toContainEqual({ label: "About us", page: "about" });
    const footer = nav.footerColumns.flatMap(({ links }) => links.map(({ page }) => page));
    expect(footer).toEqual(expect.arrayContaining(["about", "offers", "terms"]));
  });

  it("cuts the name in the header between two words", async () => {
    const name = "Northern Beaches Prestige and European Motor Company";
    await make(first.slug, [...first.flags, "--name", name]);
    expect(readFileSync(siteFile(first.slug), "utf8")).toContain(
      '"wordmark": "Northern Beaches Prestige and European"',
    );
  });

  it("never overwrites", async () => {
    mkdirSync(join(dir, first.slug));
    writeFileSync(siteFile(first.slug), "mine");
    await expect(make()).rejects.toThrow(`${first.slug}: expected no folder of this name`);
    expect(readFileSync(siteFile(first.slug), "utf8")).toBe("mine");
    expect(readdirSync(dir)).toEqual([first.slug]);
  });

  it("lists the flags that are missing or wrong where nobody can be asked", async () => {
    const { flags } = first;
    await expect(run(["new", "Emu", "--name", "Emu", "--mail", "no", "--kinds", "boat"])).rejects.toThrow(
      /^SLUG: expected lower-case letters.*\n--mail: expected .*\n--kinds: expected .*, received "boat"\n--country: missing\. .*\n--template: .*\n--host: .*\n--phone: .*\n--address: missing/,
    );
    await expect(run(["new", "emu", ...flags, "--address", "here"])).rejects.toThrow(
      /^--address: expected street, town/,
    );
    await expect(run(["new", "emu", ...flags, "--colours", "#eeeeee"])).rejects.toThrow(
      /^--colours: .*contrast of at least/,
    );
    expect(readdirSync(dir)).toEqual([]);
  });

  it("asks at a terminal for what is missing, again until it is right", async () => {
    const answers = [
      "",
      "Emu",
      "zz",
      "nz",
      "group",
      "www.emu.example",
      "hi@emu.example",
      "09 555 0148",
      "1 Main Road, Nelson, nsn 7010",
      "",
      "",
      "",
      "Sa 10:00-12:00",
    ];
    const asked: string[] = [];
    const ask: Ask = (question) => {
      asked.push(question);
      return Promise.resolve(answers.shift() ?? "");
    };
    const { code } = await run(["new", "emu"], ask);
    expect([code, answers]).toEqual([0, []]);
    expect(asked[1]).toMatch(/^Expected a text length of at least 1\.\nThe dealer's name/);
    expect(asked[3]).toMatch(/^Expected one of "au", "nz"\.\n/);
    expect(asked.at(-1)).toBe("Opening hours [Mo-Fr 08:30-17:30]: ");
    expect(JSON.parse(readFileSync(siteFile("emu"), "utf8"))).toMatchObject({
      site: { openingHours: [{ weekday: 6, open: "10:00", close: "12:00" }], currency: "NZD" },
    });
  });
});

describe("check", () => {
  it("tells every fault with file, line, what and how to mend, and fails", async () => {
    await make();
    change(first.slug, '"finance": {', '"finance": {\n    "hiden": 1,');
    const { code, text } = await run(["check", first.slug]);
    expect(code).toBe(1);
    expect(text).toMatch(
      /^fault {2}\S+\/site\.json:\d+: finance\.hiden: expected no field of this name, received 1\n {7}take it out, or use one of the fields there: .*\n/,
    );
    const line = Number(/site\.json:(\d+):/.exec(text)?.[1]);
    expect(readFileSync(siteFile(first.slug), "utf8").split("\n")[line - 1]).toContain('"hiden"');
    expect(text).toMatch(/: 1 fault, 0 doubts$/);
  });

  it("tells doubts, and does not fail for them", async () => {
    await make();
    change(
      first.slug,
      '"sinks": [',
      '"sinks": [{ "id": "crm", "type": "webhook", "url": "https://crm.example/", "secretEnv": "LEAD_SECRET_CRM" },',
    );
    const { code, text } = await run(["check", first.slug]);
    expect(code).toBe(0);
    expect(text).toMatch(/^doubt {2}\S+:\d+: leads\.sinks\[0\]\.secretEnv: .*\n {7}set LEAD_SECRET_CRM/);
  });

  it("keeps to the dealer that is asked about, and names its place in a clash", async () => {
    await make();
    const [, second] = MADE_DEALERS;
    await make(second?.slug, second?.flags);
    change(second?.slug ?? "", `"email": "${second?.mail ?? ""}"`, `"email": "${first.mail}"`);
    const { text } = await run(["check", second?.slug ?? ""]);
    expect(text).toMatch(
      new RegExp(`^fault {2}${second?.slug ?? ""}/site\\.json:\\d+: .*site\\.email.*of one dealer only`),
    );
    writeFileSync(siteFile(second?.slug ?? ""), "{");
    expect(await run(["check", first.slug])).toEqual({ code: 0, text: `${first.slug}: nothing found` });
    expect((await run(["check"])).code).toBe(1);
  });

  it("refuses a dealer that is not there", async () => {
    await make();
    await expect(run(["check", "emo"])).rejects.toThrow(`expected a dealer (${first.slug}), received emo`);
  });
});

describe("show", () => {
  it("prints every value and where it comes from", async () => {
    writeLeastDealer(dir);
    change(LEAST_DEALER, '"country":"au"', '"country":"nz"');
    const lines = (await run(["show", LEAST_DEALER])).text.split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        'site.name = "Kea Motors"  (dealer)',
        'site.currency = "NZD"  (country)',
        'theme.layout.header = "utility"  (template)',
        "search.hitsPerPage = 21  (default)",
        'nav.items[0].label = "All stock"  (from what the dealer has)',
        'home.blocks[0].title = "Kea Motors"  (from what the dealer has)',
        "site.dealerships[0].visible = true  (default)",
      ]),
    );
  });

  it("sends a dealer with faults to the check", async () => {
    await make();
    change(first.slug, '"hidden": true', '"hidden": 7');
    await expect(run(["show", first.slug])).rejects.toThrow(`npm run dealer -- check ${first.slug}`);
  });
});

it("diff prints what differs between two dealers, and nothing else", async () => {
  const [, second] = MADE_DEALERS;
  await make();
  await make(second?.slug, second?.flags);
  const { text } = await run(["diff", first.slug, second?.slug ?? ""]);
  expect(text).toMatch(/^--- \S+\n\+\+\+ \S+\n/);
  expect(text).toContain(`site.email\n  - "${first.mail}"  (dealer)\n  + "${second?.mail ?? ""}"  (dealer)`);
  expect(text).toContain('theme.layout.header\n  - "utility"  (template)\n  + "line"  (template)');
  expect(text).not.toMatch(/^site\.country$/m);
  expect((await run(["diff", first.slug, first.slug])).text).toBe("nothing differs");
});

it("takes the name of a country or template however it is written", async () => {
  const loud = first.flags.map((flag, at) =>
    /^--(?:country|template)$/.test(first.flags[at - 1] ?? "") ? flag.toUpperCase() : flag,
  );
  expect(loud).not.toEqual(first.flags);
  expect((await make(first.slug, loud)).code).toBe(0);
});

it("says how it is used", async () => {
  const { code, text } = await run(["--help"]);
  expect([code, text]).toEqual([0, expect.stringContaining("dealer -- new SLUG")]);
  for (const args of [[], ["make"], ["new"], ["show"], ["diff", "one"]])
    await expect(run(args)).rejects.toThrow(/npm run dealer -- new SLUG|expected a dealer/);
});

function fail(): never {
  throw new Error("not there");
}
