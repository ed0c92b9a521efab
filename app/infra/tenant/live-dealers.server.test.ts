import { writeFileSync } from "node:fs";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Rounds } from "~/infra/rounds.server";
import type { Logger } from "~/ports/logger";
import { createDealerFolder, type DealerFolder, dealerFile } from "../../../test/fixtures/dealer-folder";
import { type LiveDealers, type LiveDealersOptions, openDealers } from "./live-dealers.server";
import { TenantConfigError } from "./tenant-config-error.server";

const LOOK_MS = 60;
let folder: DealerFolder;
let rounds: Rounds | null = null;
let told: string[] = [];
let warned: string[] = [];
let outcomes: string[] = [];
const logger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: ({ tenant }, text) => void warned.push(`${String(tenant)}: ${text}`),
  error: ({ tenant, problem }) => void told.push(`${String(tenant)}: ${String(problem)}`),
};
const metrics = {
  faultyDealers: () => undefined,
  dealerChanged: (outcome: string) => void outcomes.push(outcome),
};

beforeEach(async () => {
  folder = await createDealerFolder();
  told = [];
  warned = [];
  outcomes = [];
  await folder.write("emu", dealerFile("emu"));
  await folder.write("kea", dealerFile("kea"));
});
afterEach(async () => {
  await rounds?.close();
  rounds = null;
  await folder.remove();
});

const open = (options: Partial<LiveDealersOptions> = {}) =>
  openDealers({
    dir: folder.dir,
    presets: { plain: { values: {}, colours: {} } },
    region: null,
    strict: false,
    logger,
    ...options,
  });

async function watched(options: Partial<LiveDealersOptions> = {}): Promise<LiveDealers> {
  const dealers = await open(options);
  const prepare = () => Promise.resolve();
  rounds = dealers.watch({ everyMs: LOOK_MS, metrics, logger, prepare });
  return dealers;
}

const nameOf = ({ directory }: LiveDealers, slug: string) => directory.bySlug(slug)?.site.name ?? null;
const slugs = ({ directory }: LiveDealers) => directory.all().map(({ site }) => site.slug);
const states = (dealers: LiveDealers) =>
  Object.fromEntries(dealers.faulty().map(({ folder: name, state }) => [name, state]));
const soon = (what: () => unknown, value: unknown) => expect.poll(what, { timeout: 5_000 }).toEqual(value);
const whole = (slug: string, site: object = {}) => JSON.stringify(dealerFile(slug, {}, site));

describe("dealers whose files change", () => {
  it("are served anew, with another version of that dealer only", async () => {
    const dealers = await watched();
    const before = ["emu", "kea"].map((slug) => dealers.directory.versionOf(slug));
    await folder.write(
      "emu",
      dealerFile("emu", {}, { name: "Emu Motors", hosts: ["www.emu.example", "new.emu.example"] }),
    );
    await soon(() => nameOf(dealers, "emu"), "Emu Motors");
    expect(dealers.directory.byHost("new.emu.example")?.site.slug).toBe("emu");
    expect(dealers.directory.versionOf("emu")).not.toBe(before[0]);
    expect(dealers.directory.versionOf("kea")).toBe(before[1]);
    expect(outcomes).toEqual(["taken"]);
  });

  it("keep their words and languages together, for a configuration of before", async () => {
    const page = (title: string) =>
      `---\npage: about\ntitle: ${title}\ndescription: About us.\n---\n\nText.\n`;
    await folder.write("emu", page("Old"), "content/pages/about.md");
    const dealers = await watched();
    const before = dealers.directory.bySlug("emu") ?? expect.fail();
    await folder.write("emu", page("New"), "content/pages/about.md");
    await soon(() => dealers.directory.contentOf("emu").pages[0]?.title, "New");
    expect(dealers.directory.contentFor(before).pages[0]?.title).toBe("Old");
  });

  it("stay as they are, with the fault named, until it is mended", async () => {
    const dealers = await watched();
    const version = dealers.directory.versionOf("emu");
    await folder.write("emu", dealerFile("emu", { results: { gridColumns: "many" } }, { name: "Wrong" }));
    await soon(() => states(dealers), { emu: "earlier-version" });
    expect(nameOf(dealers, "emu")).toBe("emu");
    expect(dealers.directory.versionOf("emu")).toBe(version);
    expect(told.join()).toMatch(/^emu: .*emu\/site\.json: results\.gridColumns: expected/);
    expect(outcomes).toEqual(["refused"]);
    await folder.write("kea", dealerFile("kea", {}, { name: "Kea Cars" }));
    await soon(() => nameOf(dealers, "kea"), "Kea Cars");
    await folder.write("emu", dealerFile("emu", {}, { name: "Right" }));
    await soon(() => nameOf(dealers, "emu"), "Right");
    expect(states(dealers)).toEqual({});
  });

  it("are not read while they are being written", async () => {
    const dealers = await watched();
    const text = whole("emu", { name: "Emu Motors" });
    const until = Date.now() + 6 * LOOK_MS;
    // A write in each turn of the loop: no two looks can find the same, however busy the machine is.
    for (let end = 1; Date.now() < until; end = (end % (text.length - 1)) + 1) {
      writeFileSync(join(folder.dir, "emu", "site.json"), text.slice(0, end));
      await turn();
    }
    await writeFile(join(folder.dir, "emu", "site.json"), text);
    await soon(() => nameOf(dealers, "emu"), "Emu Motors");
    expect(told).toEqual([]);
  });

  it("are not replaced by half a file, however long it stays", async () => {
    const dealers = await watched();
    await writeFile(join(folder.dir, "emu", "site.json"), whole("emu", { name: "Half" }).slice(0, -9));
    await soon(() => states(dealers), { emu: "earlier-version" });
    expect(nameOf(dealers, "emu")).toBe("emu");
    expect(told.join()).toContain("not valid JSON");
  });

  it("come and go with their folders, as far as hosts are concerned", async () => {
    const dealers = await watched();
    await folder.write("owl", dealerFile("owl"));
    await soon(() => slugs(dealers), ["emu", "kea", "owl"]);
    expect(dealers.directory.byHost("www.owl.example")?.site.slug).toBe("owl");
    await rm(join(folder.dir, "kea"), { recursive: true });
    await soon(() => slugs(dealers), ["emu", "owl"]);
    expect(dealers.directory.byHost("www.kea.example")).toBeNull();
    const ofKea = () => warned.filter((text) => text.startsWith("kea: "));
    await soon(ofKea, ["kea: a dealer's folder is gone: its hosts are not answered"]);
  });

  it("may be put in place by a rename", async () => {
    const dealers = await watched();
    await mkdir(join(folder.dir, ".new"));
    await writeFile(join(folder.dir, ".new", "site.json"), whole("emu", { name: "Emu Motors" }));
    await rename(join(folder.dir, "emu"), join(folder.dir, ".old"));
    await rename(join(folder.dir, ".new"), join(folder.dir, "emu"));
    await soon(() => nameOf(dealers, "emu"), "Emu Motors");
    expect(told).toEqual([]);
  });

  it("keep their host when a copied folder claims it", async () => {
    const dealers = await watched();
    await cp(join(folder.dir, "kea"), join(folder.dir, "ant"), { recursive: true });
    await writeFile(
      join(folder.dir, "ant", "site.json"),
      JSON.stringify(dealerFile("ant", {}, { hosts: ["www.ant.example", "www.kea.example"] })),
    );
    await soon(() => states(dealers), { ant: "left-out" });
    expect(dealers.directory.byHost("www.kea.example")?.site.slug).toBe("kea");
    expect(told.join()).toContain('expected "www.kea.example" of one dealer only');
  });

  it("are all kept when the folder is emptied", async () => {
    const dealers = await watched();
    for (const slug of ["emu", "kea"]) await rm(join(folder.dir, slug), { recursive: true });
    await soon(() => states(dealers), { emu: "earlier-version", kea: "earlier-version" });
    expect(slugs(dealers)).toEqual(["emu", "kea"]);
  });

  it("are seen by a request as they were when it began", async () => {
    const dealers = await watched();
    const request = dealers.begin();
    await folder.write("emu", dealerFile("emu", {}, { name: "Emu Motors" }));
    await soon(() => nameOf(dealers, "emu"), "Emu Motors");
    const seen = () => dealers.directory.byHost("www.emu.example", request.edition)?.site.name;
    expect(seen()).toBe("emu");
    const now = dealers.directory.versionOf("emu");
    expect(dealers.directory.versionOf("emu", request.edition)).not.toBe(now);
    request.end();
    expect(seen()).toBe("Emu Motors");
  });
});

describe("a start with a faulty dealer", () => {
  const fault = dealerFile("emu", { results: { gridColumns: "many" } });

  it("leaves that one out and says why", async () => {
    await folder.write("emu", fault);
    const dealers = await open();
    expect(slugs(dealers)).toEqual(["kea"]);
    expect(states(dealers)).toEqual({ emu: "left-out" });
    expect(told).toHaveLength(1);
    expect(told.join()).toContain("results.gridColumns");
  });

  it("serves it as soon as it is mended", async () => {
    await folder.write("emu", fault);
    const dealers = await watched();
    await folder.write("emu", dealerFile("emu"));
    await soon(() => slugs(dealers), ["emu", "kea"]);
    expect(states(dealers)).toEqual({});
  });

  it("stops with strict checking", async () => {
    await folder.write("emu", fault);
    await expect(open({ strict: true })).rejects.toThrow("results.gridColumns");
  });

  it("stops when nobody is left, with the faults of all", async () => {
    await folder.write("emu", fault);
    await folder.write("kea", "{");
    const error: unknown = await open().catch((one: unknown) => one);
    expect(error).toBeInstanceOf(TenantConfigError);
    expect(String(error)).toMatch(/emu\/site\.json.*kea\/site\.json/s);
  });

  it("stops for a region without dealers, whoever is faulty", async () => {
    await expect(open({ region: "mars" })).rejects.toThrow("REGION: expected a region that has dealers");
  });

  it("leaves out a dealer whose secret production lacks", async () => {
    const hook = { id: "hook", type: "webhook", url: "https://hook.example/a", secretEnv: "LEAD_SECRET_A" };
    await folder.write("emu", dealerFile("emu", { leads: { sinks: [hook] } }));
    const secrets = new Map<string, string>();
    expect(slugs(await open({ production: true, secrets }))).toEqual(["kea"]);
    expect(slugs(await open({ secrets }))).toEqual(["emu", "kea"]);
  });
});
