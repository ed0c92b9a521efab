import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { DEALERS, hostOf } from "../setup/dealers";
import { get } from "../setup/http";
import { median } from "../bench/server-figures";

const SHIPPED = join(import.meta.dirname, "..", "..", "tenant-config");
const CHANGES = 20;
/** What is promised for a change. */
const TAKEN_OVER_MS = 5_000;
/** On a machine that is busy with other tests a single one may take longer. */
const PATIENCE_MS = 20_000;
const FEW_MINUTES = 4 * 60_000;
const DEALER_FILE = z.looseObject({ site: z.looseObject({ name: z.string() }) });
const PATHS = ["/", "/about-us", "/search/used-cars", "/"];

const [changing, steady] = DEALERS;
if (changing === undefined || steady === undefined) throw new Error("tenant-config/ holds one dealer.");

test("a dealer is changed twenty times, rightly and wrongly, while pages are asked for", async () => {
  test.setTimeout(FEW_MINUTES);
  const dealers = mkdtempSync(join(tmpdir(), "forecourt-dealers-"));
  for (const { slug } of [changing, steady])
    cpSync(join(SHIPPED, slug), join(dealers, slug), { recursive: true });
  const folder = join(dealers, changing.slug);
  let server: BuiltServer | null = null;
  let visits: ReturnType<typeof visitors> | null = null;
  try {
    server = await startBuiltServer({ env: { TENANT_CONFIG_DIR: dealers } });
    const { port } = server;
    visits = visitors(port);
    let last = changing.name;
    const took: number[] = [];
    for (let change = 1; change <= CHANGES; change += 1) {
      const isWrong = change % 3 === 0;
      const name = `Edition ${change} Motors`;
      writeEdition(folder, name, change, isWrong);
      const asked = performance.now();
      if (isWrong) await until(async () => (await dealersOf(port)) !== "ok");
      else await until(async () => (await get(port, "/", { host: hostOf(changing) })).body.includes(name));
      took.push(performance.now() - asked);
      if (isWrong) {
        expect(await dealersOf(port)).toEqual({
          [changing.slug]: { state: "earlier-version", problems: expect.any(Number) },
        });
        expect((await get(port, "/", { host: hostOf(changing) })).body).toContain(last);
      } else {
        expect(await dealersOf(port)).toBe("ok");
        last = name;
      }
    }
    expect(median(took)).toBeLessThan(TAKEN_OVER_MS);
    const seen = await visits.end();
    expect(seen.faults).toEqual([]);
    expect(seen.mixed).toEqual([]);
    expect(seen.pages).toBeGreaterThan(CHANGES * 5);
    expect(seen.editions.size).toBeGreaterThan(CHANGES / 2);
    const { body } = await get(port, "/metrics");
    expect(body).toMatch(/dealer_config_changes_total\{outcome="taken"\} 1[4-9]/);
    expect(body).toMatch(/dealer_config_changes_total\{outcome="refused"\} \d/);
  } finally {
    await visits?.end();
    await server?.stop();
    rmSync(dealers, { recursive: true, force: true });
  }
});

/** Changes the name everywhere it stands in two files, the one as an editor saves it, the other by a rename. */
function writeEdition(folder: string, name: string, change: number, isWrong: boolean): void {
  const file = join(folder, "site.json");
  const read = DEALER_FILE.parse(
    JSON.parse(readFileSync(join(SHIPPED, changing?.slug ?? "", "site.json"), "utf8")),
  );
  const wrong = change % 2 === 0 ? { nonsense: true } : {};
  const text = JSON.stringify({ ...read, ...(isWrong ? wrong : {}), site: { ...read.site, name } });
  const about = join(folder, "content", "pages", "about.md");
  writeFileSync(about, readFileSync(about, "utf8").replace(/^title: .*$/m, `title: About ${name}`));
  writeFileSync(`${file}.new`, isWrong && change % 2 === 1 ? text.slice(0, -1) : text);
  renameSync(`${file}.new`, file);
}

/** Two visitors of the dealer that changes, and one of the dealer that does not. */
function visitors(port: number) {
  let isOver = false;
  const faults: string[] = [];
  const mixed: string[] = [];
  const editions = new Set<string>();
  let pages = 0;
  const visit = async (host: string, from: number) => {
    for (let at = from; !isOver; at += 1) {
      // Every second page is asked for past the page cache.
      const path = `${PATHS[at % PATHS.length] ?? "/"}${at % 2 === 0 ? "" : `?visit=${from}-${at}`}`;
      const { status, body } = await get(port, path, { host });
      pages += 1;
      if (status !== 200) faults.push(`${status} ${host}${path}`);
      const found = new Set(body.match(/Edition \d+ Motors/g));
      for (const edition of found) editions.add(edition);
      if (found.size > 1) mixed.push(`${path}: ${[...found].join(", ")}`);
      await sleep(10);
    }
  };
  const hosts = [changing, changing, steady].flatMap((dealer) =>
    dealer === undefined ? [] : [hostOf(dealer)],
  );
  const running = Promise.all(hosts.map((host, at) => visit(host, at)));
  return {
    async end() {
      isOver = true;
      await running;
      return { faults, mixed, editions, pages };
    },
  };
}

async function dealersOf(port: number): Promise<unknown> {
  const { status, body } = await get(port, "/readyz");
  expect(status).toBe(200);
  return z.object({ dealers: z.unknown() }).parse(JSON.parse(body)).dealers;
}

async function until(check: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await check())) {
    if (performance.now() > end) throw new Error("a change was not taken notice of");
    await sleep(100);
  }
}
